import {
  BANG,
  BANGS,
  type CardGame,
  character,
  KIND,
  kindOf,
  type Mark,
  memory,
  pushPlay,
} from '../../../author/index.ts';
import { offerUsedAs } from '../used-as.ts';

export const clubShot: Mark = { name: 'black-flower', lasts: 'turn' };

const bangOf = (g: CardGame): number => g.rules.named.get(BANG) as number;

/** The move as it was made: the club, what strengthens it, the target. */
const move = memory;

/** Once in her turn a club is a BANG! card that does not count. */
export const blackFlower = character('black-flower', 4, {
  option: {
    offer: (g, me, o, def) => offerUsedAs(g, me, o, def, bangOf(g), clubShot, (piece) => g.suit(piece) === 'C'),
    read(_g, f, line) {
      f.mem = line.filter((pick) => kindOf(pick) !== KIND.ability);
    },
    run: [
      (g, f) => {
        g.setMark(clubShot, f.me, 1);
        f.n = g.bangsPlayed(f.me);
        pushPlay(g, f.me, move(f));
      },
      (g, f) => g.setCount(BANGS, f.me, f.n),
    ],
  },
});
