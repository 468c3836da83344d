import { wagon } from '../wagon.ts';

/** He sees all others nearer, and they see him farther away. */
export const observationCar = wagon('observation-car', {
  query: { sees: (distance) => distance - 1, seenAt: (distance) => distance + 1 },
});
