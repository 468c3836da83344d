import type { SeatEvent, Told } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { Session } from '../../host/test/session.ts';
import { blank, type Chronicle, told } from '../src/story/chronicle.ts';

const session = Session.begin(
  { game: 'card', packs: ['base'], variants: {}, names: ['Ann', 'Bob', 'Cyd', 'Dan'], me: 0 },
  'dealt:story',
  'bots',
);
const info = session.info();
const tell = (line: Told): SeatEvent => ({ e: 'tell', told: line });
const write = (...events: SeatEvent[]): Chronicle => events.reduce((c, event) => told(c, event, info), blank(info));

test('the life curve has a point for every turn and one for the end', () => {
  const life = info.seatColumns.indexOf('life');
  const c = write(
    { e: 'seat', column: life, seat: 0, value: 4 },
    tell({ what: 'turn', seat: 0 }),
    { e: 'seat', column: life, seat: 0, value: -1 },
    tell({ what: 'turn', seat: 1 }),
    { e: 'over', winners: 2 },
  );
  expect(c.curve.map((lives) => lives[0])).toEqual([4, 0, 0]);
});
