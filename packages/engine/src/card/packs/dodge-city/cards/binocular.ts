import { blue } from '../../../author/index.ts';

export const binocular = blue('binocular', '10D', { query: { sees: (distance) => distance - 1 } });
