import { expect, test } from 'vitest';
import { placesFor } from '../src/table/places.ts';

test.each([2, 3, 4, 5, 6, 7, 8])('on a phone the middle is free for the stage below the upper row (%i others)', (n) => {
  const places = placesFor(n, false);
  expect(places.length).toBe(n);
  expect(places.filter(([x, y]) => x > 0 && x < 1 && y > 0)).toEqual([]);
});
