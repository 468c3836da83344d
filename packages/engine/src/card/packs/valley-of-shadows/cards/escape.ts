import { BANG, brown, CANCELLED, only } from '../../../author/index.ts';

/** Against any card but a BANG! that is aimed at its holder alone. */
export const escapeCard = brown('escape', '3H', {
  react: {
    aim: {
      seats: (g, play) => (((g.rules.cards[play.src]?.names ?? 0) & BANG) === 0 ? only(play.to) : 0),
      change: (_g, play) => {
        play.ret = CANCELLED;
      },
    },
  },
});
