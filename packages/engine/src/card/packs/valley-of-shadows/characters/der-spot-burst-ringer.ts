import { BANG, type CardGame, character, handCard, type Mark, pushPlay, usedAs } from '../../../author/index.ts';
import { offerUsedAs } from '../used-as.ts';

export const burst: Mark = { name: 'der-spot-burst-ringer', lasts: 'turn' };

const gatlingOf = (g: CardGame): number => g.cardNamed('gatling');

/** Once in his turn a BANG! card is a Gatling, and does not count. */
export const derSpotBurstRinger = character('der-spot-burst-ringer', 4, {
  option: {
    offer: (g, me, o, def) =>
      offerUsedAs(g, me, o, def, gatlingOf(g), burst, (piece) => (g.namesOf(me, piece) & BANG) !== 0),
    run: [
      (g, f) => {
        g.setMark(burst, f.me, 1);
        pushPlay(g, f.me, [handCard(f.card), usedAs(gatlingOf(g))]);
      },
    ],
  },
});
