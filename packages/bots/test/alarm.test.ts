import { fastRng, firstSeat, newGame } from '@sixgun/engine';
import { expect, it } from 'vitest';
import { type Alarm, type LevelName, levels, questionFor } from '../src/index.ts';

const g = newGame({ players: 5, seed: 3 });
const seat = firstSeat(g.asked);
const ask = (level: LevelName, alarm?: Alarm) =>
  levels[level].think(questionFor(g, seat, [], [], fastRng(1), undefined, alarm));

it('lets the next lower level answer when the alarm goes off, and counts it', () => {
  let begun = 0;
  const firstOnly: Alarm = () => {
    const isFirst = begun++ === 0;
    return () => isFirst;
  };
  expect(ask('legend', firstOnly)).toEqual({ ...ask('gunslinger'), stops: 1 });
});

it('falls to the level that needs no time at all', () => {
  const always: Alarm = () => () => true;
  const { picks, playouts, stops } = ask('legend', always);
  expect({ picks, playouts, stops }).toEqual({ picks: ask('greenhorn').picks, playouts: 0, stops: 2 });
});

it('thinks as it does without an alarm while there is time', () => {
  expect(ask('gunslinger', () => () => false)).toEqual(ask('gunslinger'));
});
