import { BANG, character, isCardPlayedAs } from '../../../author/index.ts';

export const slabTheKiller = character('slab-the-killer', 4, {
  query: {
    missesNeeded: (needed, g, _me, attack) => (isCardPlayedAs(g, BANG, attack) ? needed + 1 : needed),
  },
});
