import { blue } from '../../../author/index.ts';

export const mustang = blue('mustang', '8H 9H', { query: { seenAt: (distance) => distance + 1 } });
