import { blue } from '../../../author/index.ts';

export const hideout = blue('hideout', 'KD', { query: { seenAt: (distance) => distance + 1 } });
