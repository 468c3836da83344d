import { character } from '../../../content.ts';

export const paulRegret = character('paul-regret', 3, { query: { seenAt: (distance) => distance + 1 } });
