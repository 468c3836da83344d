import { event } from '../../../content.ts';

export const goldRush = event('gold-rush', { query: { direction: () => -1 } });
