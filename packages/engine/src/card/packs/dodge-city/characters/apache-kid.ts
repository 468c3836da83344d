import { type CardGame, character, stillConcerned } from '../../../author/index.ts';

const isDiamond = (g: CardGame, piece: number): boolean => piece >= 0 && g.suit(piece) === 'D';

export const apacheKid = character('apache-kid', 3, {
  query: { immune: (why, g, _me, _by, piece) => (isDiamond(g, piece) ? 'immune' : why) },
  would: {
    each: {
      when: (g, me, effect) => effect.me !== me && isDiamond(g, effect.card) && stillConcerned(effect).includes(me),
      run: [
        (g, f) => {
          const effect = g.event(f);
          effect.mem = stillConcerned(effect).filter((seat) => seat !== f.me);
        },
      ],
    },
  },
});
