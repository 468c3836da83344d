import { BANG, character, isPlayedAs } from '../../../author/index.ts';

export const slabTheKiller = character('slab-the-killer', 4, {
  query: {
    missesNeeded: (needed, g, _me, attack) => (isPlayedAs(g, BANG, attack) ? needed + 1 : needed),
  },
});
