import { expect, test } from 'vitest';
import { Bucket, RATES } from '../src/limits.ts';

const ANY_TIME = 1_234.567;

test.each(Object.entries(RATES))('%s: as many at once as allowed, and then one by one', (_, rate) => {
  const { perSecond, burst } = rate;
  const bucket = new Bucket(rate, ANY_TIME);
  for (let i = 0; i < burst; i++) expect(bucket.take(ANY_TIME)).toBe(true);
  expect(bucket.take(ANY_TIME)).toBe(false);
  expect(bucket.isFull(ANY_TIME)).toBe(false);
  const next = ANY_TIME + 1000 / perSecond;
  expect(bucket.take(next)).toBe(true);
  expect(bucket.take(next)).toBe(false);
  const full = next + (1000 * burst) / perSecond + 1;
  expect(bucket.isFull(full)).toBe(true);
  for (let i = 0; i < burst; i++) expect(bucket.take(full)).toBe(true);
  expect(bucket.take(full)).toBe(false);
});
