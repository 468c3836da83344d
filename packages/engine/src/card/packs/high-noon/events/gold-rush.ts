import { event } from '../../../author/index.ts';

export const goldRush = event('gold-rush', { query: { direction: () => -1 } });
