import type { Line } from '@sixgun/narration';
import { expect, test, vi } from 'vitest';
import { shotsIn } from '../src/notebook/shots.ts';
import { afterTap, noteAbout, notes, tapMark } from '../src/state/notes.ts';
import { percentsOf } from '../src/table/odds-bar.tsx';

const story = (...told: [Line['depth'], Line['told']][]): Line[] =>
  told.map(([depth, each], id) => ({ id, depth, told: each }));

test('shots at one player count, hit or not; what hits everybody does not', () => {
  const lines = story(
    [0, { what: 'turn', seat: 0 }],
    [1, { what: 'play-at', seat: 0, to: 1, card: 0, as: 0 }],
    [2, { what: 'hit', seat: 1, by: 0, count: 1 }],
    [1, { what: 'play-at', seat: 0, to: 1, card: 1, as: 0 }],
    [2, { what: 'shot-missed', seat: 1, by: 0 }],
    [1, { what: 'play', seat: 0, card: 2, as: 1 }],
    [2, { what: 'hit', seat: 1, by: 0, count: 1 }],
    [2, { what: 'hit', seat: 2, by: 0, count: 1 }],
    [1, { what: 'play-at', seat: 2, to: 0, card: 3, as: 2 }],
    [2, { what: 'hit', seat: 2, by: 0, count: 1 }],
    [2, { what: 'hit', seat: 2, by: 2, count: 1 }],
  );
  expect(shotsIn(lines, 3)).toEqual([
    [0, 2, 1],
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

test('dice count by the hits they aim, once', () => {
  const lines = story(
    [1, { what: 'shot', seat: 1, to: 0, count: 2 }],
    [2, { what: 'hit', seat: 0, by: 1, count: 2 }],
    [1, { what: 'gatling', seat: 1 }],
    [2, { what: 'gatling-hit', seat: 0, by: 1, count: 1 }],
  );
  expect(shotsIn(lines, 2)).toEqual([
    [0, 0],
    [2, 0],
  ]);
});

test('one tap is a guess, two are sure, three wipe it off', () => {
  const guess = afterTap(null, 'outlaw');
  expect(guess).toEqual({ part: 'outlaw', sure: false });
  const sure = afterTap(guess, 'outlaw');
  expect(sure).toEqual({ part: 'outlaw', sure: true });
  expect(afterTap(sure, 'outlaw')).toBeNull();
  expect(afterTap(sure, 'deputy')).toEqual({ part: 'deputy', sure: false });
});

test('notes belong to one game: those of a server’s table are not those of the game on this device', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  tapMark(0, 2, 'outlaw');
  const own = notes.get().marks;
  noteAbout('game-one');
  expect(notes.get().marks).toEqual({});
  tapMark(1, 3, 'deputy');
  noteAbout(null);
  expect(notes.get().marks).toEqual(own);
  noteAbout('game-one');
  expect(notes.get().marks).toEqual({ '1>3': { part: 'deputy', sure: false } });
  noteAbout('game-two');
  expect(notes.get().marks).toEqual({});
  noteAbout(null);
  vi.unstubAllGlobals();
});

test('the odds of a seat are a hundred percent together', () => {
  expect(percentsOf(null)).toEqual([]);
  expect(percentsOf([0, 1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percentsOf([0, 0.335, 0.33, 0.335])).toEqual([34, 33, 33]);
  expect(percentsOf([0, 0.125, 0.75, 0.125])).toEqual([13, 75, 12]);
  expect(percentsOf([0, 0, 1, 0])).toEqual([0, 100, 0]);
});
