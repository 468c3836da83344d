import { event } from '../../../author/index.ts';

export const blessing = event('blessing', { query: { suit: () => 'H' } });
