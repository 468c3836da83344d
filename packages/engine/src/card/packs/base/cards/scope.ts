import { blue } from '../../../author/index.ts';

export const scope = blue('scope', 'AS', { query: { sees: (distance) => distance - 1 } });
