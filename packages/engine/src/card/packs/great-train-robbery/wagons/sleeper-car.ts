import {
  BANG,
  type Card,
  type CardGame,
  type Mark,
  NONE,
  OK,
  repeatPlay,
  tableRule,
  unusable,
  type Why,
  whyNotPlayedAt,
} from '../../../author/index.ts';
import { discardOtherBlue, hasOtherBlue, wagon } from '../wagon.ts';

export const slept: Mark = { name: 'sleeper-car', lasts: 'turn' };

const refusal = (g: CardGame, me: number, piece: number): Why =>
  g.mark(slept, me) > 0 ? 'used-this-turn' : hasOtherBlue(g, me, piece);

const bangOf = (g: CardGame): Card | undefined => g.rules.cards[g.rules.named.get(BANG) ?? NONE];

/** Once a turn another blue card or wagon of his is a BANG! when he discards it. */
export const sleeperCar = wagon('sleeper-car', {
  respond: {
    gives: 0,
    stands: BANG,
    when: refusal,
    run: [(g, f) => g.setMark(slept, f.me, 1), discardOtherBlue, (g, f) => g.end(f, 1)],
  },
  option: {
    when(g, me, piece) {
      const why = unusable(g, me, piece, BANG);
      return why === OK ? refusal(g, me, piece) : why;
    },
    aim: { within: 'reach', but: (g, me, to, piece) => whyNotPlayedAt(g, to, me, piece, bangOf(g)?.play?.aim) },
    run: [
      (g, f) => {
        g.setMark(slept, f.me, 1);
        g.tell({ what: 'use', seat: f.me, source: f.src, card: f.card, to: f.to });
      },
      discardOtherBlue,
      (g, f) => repeatPlay(g, f.me, f.card, g.rules.named.get(BANG) ?? NONE, f.to, NONE),
    ],
  },
});

/** The turn is anybody's: who has used it in another's can use it again in the next one. */
export const everyTurnAnew = tableRule('sleeper-car-anew', {
  would: {
    turn: {
      tier: 'return',
      when: (g) => g.s.order.some((seat) => g.mark(slept, seat) > 0),
      run: [
        (g) => {
          for (const seat of g.s.order) if (g.mark(slept, seat) > 0) g.setMark(slept, seat, 0);
        },
      ],
    },
  },
});
