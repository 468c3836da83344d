import { character } from '../../../author/index.ts';

export const pixiePete = character('pixie-pete', 4, { classicLife: 3, query: { drawCount: () => 3 } });
