import { expect, test } from 'vitest';
import { VirtualClock, VirtualTable } from './virtual.ts';

/** Time goes on while it is read, as it does everywhere. */
class HastyClock extends VirtualClock {
  override now(): number {
    return this.time++;
  }
}

test('an answer that falls due between looking and setting the alarm is given all the same', async () => {
  for (let botPace = 1; botPace < 12; botPace++) {
    const clock = new HastyClock();
    const table = new VirtualTable('dice, base', `hasty ${botPace}`, [], { clock, botPace });
    table.actor.start();
    await clock.pass(1_000_000, table.settled);
    expect(table.host.over).toBe(true);
  }
});
