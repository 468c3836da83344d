import { expect, test } from 'vitest';
import { levelAt, readLevels, withSeatLevel, writtenLevels } from '../src/setup/levels.ts';
import { linkTo, readLink } from '../src/setup/link.ts';

const ALIKE = { level: 'gunslinger', seatLevels: [] } as const;
const MIXED = { level: 'gunslinger', seatLevels: [null, 'legend', 'greenhorn'] } as const;
const SETUP = { game: 'card', players: 5, packs: [], variants: {} } as const;

test('one bot is changed at its seat, all of them by the row', () => {
  expect(levelAt(MIXED, 1)).toBe('gunslinger');
  expect(levelAt(MIXED, 2)).toBe('legend');
  const changed = withSeatLevel(ALIKE, 3, 'legend');
  expect(changed).toEqual([null, null, 'legend']);
  expect(withSeatLevel({ ...ALIKE, seatLevels: changed }, 3, 'gunslinger')).toEqual([null, null, null]);
});

test('a link carries how strong the bots are', () => {
  expect(writtenLevels(ALIKE, 5)).toBe('gunslinger');
  expect(writtenLevels(MIXED, 5)).toBe('gunslinger legend greenhorn gunslinger');
  for (const strength of [ALIKE, MIXED]) {
    const read = readLink(linkTo({ ...SETUP, strength }).split('?')[1]);
    expect(read?.unknown).toEqual([]);
    for (let seat = 1; seat < 5; seat++)
      expect(levelAt(read?.setup.strength ?? ALIKE, seat)).toBe(levelAt(strength, seat));
  }
});

test('a link from before there were levels leaves the bots as they are, and a strange level is named', () => {
  expect(readLink('game=card&players=5')).toEqual({ setup: SETUP, unknown: [] });
  expect(readLevels('wizard')).toEqual({ strength: ALIKE, unknown: ['wizard'] });
  expect(readLink('game=card&players=5&bots=wizard')?.unknown).toEqual(['wizard']);
});
