import { character } from '../../../author/index.ts';

export const billNoface = character('bill-noface', 4, {
  query: { drawCount: (_count, g, me) => 1 + g.maxLife(me) - g.life(me) },
});
