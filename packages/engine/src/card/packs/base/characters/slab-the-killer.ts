import { BANG, character } from '../../../author/index.ts';

export const slabTheKiller = character('slab-the-killer', 4, {
  query: {
    missesNeeded: (needed, g, _me, attack) =>
      ((g.rules.cards[attack.src]?.names ?? 0) & BANG) !== 0 ? needed + 1 : needed,
  },
});
