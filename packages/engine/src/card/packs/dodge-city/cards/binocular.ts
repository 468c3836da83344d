import { blue } from '../../../content.ts';

export const binocular = blue('binocular', '10D', { query: { sees: (distance) => distance - 1 } });
