import { blue } from '../../../content.ts';

export const hideout = blue('hideout', 'KD', { query: { seenAt: (distance) => distance + 1 } });
