import {
  BANG,
  BANGS,
  type CardGame,
  character,
  type Frame,
  handCard,
  laidCard,
  type Mark,
  pushPlay,
  seatPick,
  usedAs,
} from '../../../author/index.ts';
import { offerUsedAs } from '../used-as.ts';

export const clubShot: Mark = { name: 'black-flower', lasts: 'turn' };

const bangOf = (g: CardGame): number => g.rules.named.get(BANG) as number;

/** What strengthens the shot, of her hand or in front of her. */
const addition = (g: CardGame, { me, pick }: Frame): number[] =>
  pick < 0 ? [] : [g.s.where[pick] === g.rules.hand + me ? handCard(pick) : laidCard(pick)];

/** Once in her turn a club is a BANG! card that does not count. */
export const blackFlower = character('black-flower', 4, {
  option: {
    offer: (g, me, o, def) => offerUsedAs(g, me, o, def, bangOf(g), clubShot, (piece) => g.suit(piece) === 'C'),
    run: [
      (g, f) => {
        g.setMark(clubShot, f.me, 1);
        f.n = g.bangsPlayed(f.me);
        pushPlay(g, f.me, [handCard(f.card), usedAs(bangOf(g)), ...addition(g, f), seatPick(f.to)]);
      },
      (g, f) => g.setCount(BANGS, f.me, f.n),
    ],
  },
});
