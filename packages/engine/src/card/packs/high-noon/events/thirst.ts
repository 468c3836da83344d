import { event } from '../../../author/index.ts';

export const thirst = event('thirst', { query: { drawCount: (count) => Math.max(0, count - 1) } });
