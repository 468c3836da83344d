import { weapon } from '../../../author/index.ts';

/** One BANG! card more in a turn. */
export const dragoon = weapon('dragoon', 'JS', 2, { query: { bangLimit: (limit) => limit + 1 } });
