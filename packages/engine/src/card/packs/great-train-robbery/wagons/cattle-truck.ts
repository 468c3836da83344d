import { type CardGame, DISCARD, handCard, OK, only, pickValue } from '../../../author/index.ts';
import { discardWagon, wagon } from '../wagon.ts';

const LOOKS = 3;

const topOfPile = (g: CardGame): number[] => g.zone(DISCARD).slice(-LOOKS).toReversed();

/** Discarded it brings one of the three topmost cards of the pile. */
export const cattleTruck = wagon('cattle-truck', {
  option: {
    when: (g) => (g.zone(DISCARD).length > 0 ? OK : 'no-cards'),
    run: [
      discardWagon,
      {
        about: () => ({ ask: 'take-discarded' }),
        who: (g, f) => (g.zone(DISCARD).length > 0 ? only(f.me) : 0),
        offer(g, _f, _seat, o) {
          for (const piece of topOfPile(g)) o.add(handCard(piece));
        },
        take(g, _f, seat, line) {
          g.tell({ what: 'gets-card', seat, card: pickValue(line[0]) });
          g.move(pickValue(line[0]), g.rules.hand + seat, g.everyone);
        },
      },
    ],
  },
});
