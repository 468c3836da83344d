import { test } from 'vitest';
import { full, playThroughKills } from './killing.ts';

test(
  'killed again and again with tables in play, no acknowledged action is lost and none is made twice',
  () => playThroughKills(full ? 200 : 60, full ? 20 : 5),
  2_000_000,
);
