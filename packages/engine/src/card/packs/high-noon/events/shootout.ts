import { event } from '../../../author/index.ts';

export const shootout = event('shootout', { query: { bangLimit: (limit) => limit + 1 } });
