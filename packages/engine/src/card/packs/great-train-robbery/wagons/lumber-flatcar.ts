import { wagon } from '../wagon.ts';

/** Laid before anybody, who then sees all others farther away. */
export const lumberFlatcar = wagon('lumber-flatcar', { anybody: true, query: { sees: (distance) => distance + 1 } });
