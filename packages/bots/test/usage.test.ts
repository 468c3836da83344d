import { expect, test } from 'vitest';
import { comesToEverything, extent } from '../../engine/test/support/extent.ts';
import { Usage } from './support/usage.ts';
import { playUsage } from './support/usage-games.ts';

/** Only a Switch brings a Ghost before somebody who lives, and he has to die with it: once in thousands of games. */
const RARE = ['card/ghost#would-eliminate'];

const AT_ONCE = 60;
const MOST = extent(AT_ONCE, 1_200, 1_200);

test('rule bots use every card, gear, wagon, station and ability of the four sets with economies of their own', {
  timeout: 0,
}, () => {
  const usage = new Usage();
  let left = RARE;
  for (let game = 0; game < MOST && (game === 0 || left.length > 0); game += AT_ONCE) {
    expect(playUsage(game, AT_ONCE, usage).failures).toEqual([]);
    left = usage.unused().filter((name) => !RARE.includes(name));
  }
  if (comesToEverything) expect(left).toEqual([]);
});
