import { event } from '../../../content.ts';

export const shootout = event('shootout', { query: { bangLimit: (limit) => limit + 1 } });
