import type { Weights } from '../model.ts';
export const dice: Weights = { hidden: 0, first: [], second: [0,0,0] };
