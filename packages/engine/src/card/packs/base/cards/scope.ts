import { blue } from '../../../content.ts';

export const scope = blue('scope', 'AS', { query: { sees: (distance) => distance - 1 } });
