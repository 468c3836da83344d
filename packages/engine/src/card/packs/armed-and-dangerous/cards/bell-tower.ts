import { type CardGame, type Mark, OK, tableRule } from '../../../author/index.ts';
import { orange, paidMove } from '../orange.ts';

const EVERYWHERE = 99;

export const bellRung: Mark = { name: 'bell-tower', lasts: 'turn' };

/** A token to see everybody at distance 1 for the next card. */
export const bellTower = orange('bell-tower', '7C', {
  option: paidMove(1, {
    when: (g, me) => (g.mark(bellRung, me) > 0 ? 'no-effect-left' : OK),
    run: [(g, f) => g.setMark(bellRung, f.me, 1)],
  }),
});

const looksDown = (g: CardGame, me: number): boolean =>
  g.mark(bellRung, me) > 0 && g.onTurn() === me && !g.offersNoCard;

/** The token may have been its last one. It is for a card: abilities and wagons see as usual. */
export const seenFromTower = tableRule('seen-from-tower', {
  query: { sees: (distance, g, me) => (looksDown(g, me) ? distance - EVERYWHERE : distance) },
  after: {
    played: {
      when: (g, _me, play) => g.mark(bellRung, play.me) > 0,
      run: [(g, f) => g.setMark(bellRung, g.event(f).me, 0)],
    },
  },
});
