import { character } from '../../../author/index.ts';

export const paulRegret = character('paul-regret', 3, { query: { seenAt: (distance) => distance + 1 } });
