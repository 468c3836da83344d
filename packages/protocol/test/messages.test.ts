import { fastRng, nextBelow } from '@sixgun/engine';
import { describe, expect, test } from 'vitest';
import { LIMITS, readMessage, type ToServer } from '../src/index.ts';

const SETUP = {
  name: 'Friday',
  game: 'card',
  players: 5,
  packs: ['base', 'dodge-city'],
  variants: { 'two-characters': true },
  pace: 'normal',
  hold: 1800,
  open: true,
  spectators: true,
  openDead: false,
  phrasesOnly: false,
  hints: false,
  coverLevel: 'rule',
} as const;

/** One of each kind a client may send. */
const VALID: readonly ToServer[] = [
  { t: 'hello', v: 2, game: 'game-k3x9', since: 40, as: 2, chat: 3 },
  { t: 'move', id: 'q3Zk81mWc0aP', q: 41, picks: [4133, 16386], sure: true, seat: 2 },
  { t: 'back', id: 'q3Zk81mWc0aP', q: 41 },
  { t: 'next', q: 41, draft: [] },
  { t: 'why', q: 41, picks: [4133], draft: [4101] },
  { t: 'position' },
  { t: 'hint', q: 41, draft: [4101] },
  { t: 'odds' },
  { t: 'wait', q: 41 },
  { t: 'here' },
  { t: 'prefs', spare: false },
  { t: 'look', seat: 'open' },
  { t: 'shown', seq: 41 },
  { t: 'sit', seat: 3 },
  { t: 'stand' },
  { t: 'ready', hash: 'ab'.repeat(32) },
  { t: 'ready', hash: null },
  { t: 'salt', salt: 'ab'.repeat(16) },
  { t: 'setup', rev: 2, doc: { ...SETUP, packs: [...SETUP.packs] } },
  { t: 'bot', rev: 2, seat: 4, level: 'legend' },
  { t: 'start', rev: 2 },
  { t: 'kick', rev: 2, person: 'person-1', ban: true },
  { t: 'mute', rev: 2, person: 'person-1', on: true },
  { t: 'host', rev: 2, person: 'person-1' },
  { t: 'swap', rev: 2, seats: [1, 3] },
  { t: 'give', rev: 2, seat: 3, person: 'person-1' },
  { t: 'rematch', yes: true },
  { t: 'react', reaction: 'hats-off' },
  { t: 'bet', side: 'renegade' },
  { t: 'say', id: 'q3Zk81mWc0aP', room: 'table', text: 'Howdy' },
];

describe('a message', () => {
  test.each(VALID)('of a client is read as it is: $t', (message) => {
    expect(readMessage(JSON.stringify(message))).toEqual(message);
  });

  test.each([
    ['no JSON', '{"t":"move"'],
    ['no object', '7'],
    ['nothing', 'null'],
    ['a list', '[{"t":"here"}]'],
    ['no kind', '{"v":1}'],
    ['an unknown kind', '{"t":"record"}'],
    ['a kind every object has', '{"t":"constructor"}'],
    ['an unknown field', '{"t":"here","seed":1}'],
    ['a field every object has', '{"t":"here","__proto__":{"seat":1}}'],
    ['a field of another kind', '{"t":"wait","q":"41"}'],
    ['half a number', '{"t":"wait","q":41.5}'],
    ['a number beyond all', '{"t":"wait","q":1e300}'],
    ['no picks', '{"t":"move","id":"q3Zk81mWc0aP","q":1,"picks":[]}'],
    ['a pick below all', '{"t":"move","id":"q3Zk81mWc0aP","q":1,"picks":[-1]}'],
    ['too many picks', JSON.stringify({ t: 'move', id: 'q3Zk81mWc0aP', q: 1, picks: new Array(65).fill(1) })],
    ['a seat that is none', '{"t":"sit","seat":8}'],
    ['an id that could be anything', '{"t":"back","id":"<script>","q":1}'],
    ['too many packs', JSON.stringify({ t: 'setup', rev: 1, doc: { ...SETUP, packs: new Array(41).fill('base') } })],
    ['too long a line', JSON.stringify({ t: 'say', id: 'q3Zk81mWc0aP', room: 'table', text: 'x'.repeat(201) })],
  ])('with %s is an error of form', (_what, text) => {
    expect(readMessage(text)).toBe('form');
  });

  test('that is too long is not even looked at', () => {
    expect(readMessage(`{"t":"here"${' '.repeat(LIMITS.frame)}}`)).toBe('size');
  });

  test('made from a valid one by chance is read or refused, and never throws', () => {
    const rng = fastRng('hostile');
    const junk = ['null', '-1', '1e999', '"x"', '[]', '{}', 'true', '[[[[[[]]]]]]', '"\\ud800"', '9007199254740993'];
    let refused = 0;
    for (let n = 0; n < 20_000; n++) {
      let text = JSON.stringify(VALID[nextBelow(rng, VALID.length)]);
      for (let changes = 1 + nextBelow(rng, 3); changes > 0; changes--) {
        const at = nextBelow(rng, text.length);
        const piece = junk[nextBelow(rng, junk.length)];
        text = text.slice(0, at) + piece + text.slice(at + nextBelow(rng, 6));
      }
      const read = readMessage(text);
      if (read === 'form') refused++;
      else if (read !== 'size') expect(VALID.some(({ t }) => t === read.t)).toBe(true);
    }
    expect(refused).toBeGreaterThan(15_000);
  });
});
