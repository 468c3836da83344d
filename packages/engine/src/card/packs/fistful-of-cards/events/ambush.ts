import { event } from '../../../content.ts';

export const ambush = event('ambush', { query: { apart: () => 1 } });
