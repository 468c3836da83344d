import { event } from '../../../author/index.ts';

export const ambush = event('ambush', { query: { apart: () => 1 } });
