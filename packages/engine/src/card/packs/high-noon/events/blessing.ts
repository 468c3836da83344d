import { event } from '../../../content.ts';

export const blessing = event('blessing', { query: { suit: () => 'H' } });
