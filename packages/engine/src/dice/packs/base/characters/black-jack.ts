import { character } from '../../../content.ts';

export const blackJack = character('black-jack', 8, { query: { locks: () => 0 } });
