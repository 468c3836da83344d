import { ENGINE_VERSION } from '@sixgun/engine';
import { Host } from '@sixgun/host';
import { type Batch, Follower, type Room, type ToPage, type ToServer } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import { clockText, timeLeft } from '../src/company/time-left.ts';
import { RemoteTable } from '../src/online/remote-table.ts';

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan'];
const META = { by: 'person', cid: null, at: 0, bank: 0 } as const;

/** The seat whose turn comes first, at a table behind a socket; `posted` is what its page hears. */
function seatAt(host: Host) {
  const [seat] = host.waiting().seats.map((each) => each.seat);
  const sent: ToServer[] = [];
  const posted: ToPage[] = [];
  let ids = 0;
  const follower = new Follower({
    send: (message) => void sent.push(message),
    heard: () => {},
    newId: () => `id-${ids++}`,
  });
  follower.know(host.boxHash, host.box());
  const remote = new RemoteTable(
    follower,
    (message) => void sent.push(message),
    () => ({ seat, hints: 'rule', openDead: true }),
    () => {},
  );
  remote.onmessage = ({ data }) => void posted.push(data);
  follower.hear(host.table(seat, null));
  return { seat, follower, remote, sent, posted };
}

const newHost = (): Host =>
  Host.deal({
    game: 'card',
    packs: ['base'],
    variants: {},
    names: NAMES,
    players: 4,
    seed: 'dealt:online',
    engine: ENGINE_VERSION,
    previous: [],
  });

const batchOf = (message: ToPage | undefined): Batch | null =>
  message?.t === 'table' || message?.t === 'batch' ? message.batch : null;

test('a table behind a socket is shown as one of the worker is, and nothing is shown twice', async () => {
  const host = newHost();
  const { seat, remote, posted } = seatAt(host);
  remote.show([]);
  await Promise.resolve();
  expect(posted).toEqual([]);
  remote.open(false);
  await Promise.resolve();
  expect(posted.map(({ t }) => t)).toEqual(['table']);
  expect(batchOf(posted[0])?.view).toEqual(host.view(seat));
  expect(batchOf(posted[0])?.decision?.standing).toBe(false);
  remote.show([]);
  await Promise.resolve();
  expect(posted.length).toBe(1);
});

test('an answer that is on its way is an answer; one that was not taken puts the question again', async () => {
  const host = newHost();
  const { follower, remote, sent, posted } = seatAt(host);
  remote.open(false);
  await Promise.resolve();
  const decision = batchOf(posted[0])?.decision;
  const pick = decision?.tree[0].pick ?? -1;
  remote.postMessage({ t: 'move', decision: decision?.id ?? -1, picks: [pick], sure: true });
  expect(sent).toEqual([{ t: 'move', id: 'id-0', q: host.q, picks: [pick], sure: true }]);
  // The connection was lost and is back: the same question stands, and the answer is sent again.
  remote.show([]);
  await Promise.resolve();
  expect(batchOf(posted.at(-1))?.decision).toBe(null);
  follower.hear({ t: 'no', id: 'id-0', code: 'stale' });
  remote.askAgain();
  await Promise.resolve();
  expect(batchOf(posted.at(-1))?.decision?.tree).toEqual(decision?.tree);
});

test('what was meant for an older question is not sent', async () => {
  const host = newHost();
  const { seat, follower, remote, sent, posted } = seatAt(host);
  remote.open(false);
  await Promise.resolve();
  const decision = batchOf(posted[0])?.decision;
  const picks = [decision?.tree[0].pick ?? -1];
  const result = host.move(seat, host.q, host.options(seat)[0].line, META);
  if (!('rows' in result)) throw new Error('The first option is no move.');
  for (const { seq } of result.rows) {
    const batch = host.batch(seq, seat);
    if (batch !== null) follower.hear(batch);
  }
  remote.postMessage({ t: 'move', decision: decision?.id ?? -1, picks, sure: true });
  expect(sent).toEqual([]);
});

test('what a bot would do is asked of the server, and told with its level', async () => {
  const host = newHost();
  const { remote, sent, posted } = seatAt(host);
  remote.open(false);
  await Promise.resolve();
  expect(posted[0]).toMatchObject({ t: 'table', mayHint: true });
  const decision = batchOf(posted[0])?.decision?.id ?? -1;
  remote.postMessage({ t: 'hint', decision, draft: [] });
  expect(sent).toEqual([{ t: 'hint', q: host.q }]);
  remote.answer({ t: 'hint', q: host.q, picks: [4095] });
  await Promise.resolve();
  expect(posted.at(-1)).toMatchObject({ t: 'hint', decision, hint: { picks: [4095], level: 'rule', why: null } });
});

const SEAT = {
  name: 'Ann',
  person: 'person-a',
  portrait: null,
  bot: null,
  cover: 'no',
  here: true,
  ready: true,
} as const;
const room = (part: Partial<Room>, bank: number | null = 90_000): Room =>
  ({
    pace: 'normal',
    hold: 500,
    seats: [
      { ...SEAT, bank },
      { ...SEAT, bank },
    ],
    ...part,
  }) as Room;
const asked = { q: 7, seats: [0], since: 1000, left: null, spared: false };

test('the free time of a question burns after its hold, then the bank', () => {
  expect(timeLeft(room({}), asked, 0, 1000)).toEqual({ burns: 'free', left: 12_000, share: 1, late: false });
  expect(timeLeft(room({}), asked, 0, 1500)).toMatchObject({ burns: 'free', left: 12_000 });
  expect(timeLeft(room({}), asked, 0, 7500)).toMatchObject({ burns: 'free', left: 6000, share: 0.5 });
  expect(timeLeft(room({}), asked, 0, 13_500 + 45_000)).toEqual({
    burns: 'bank',
    left: 45_000,
    share: 0.5,
    late: false,
  });
  expect(timeLeft(room({}), asked, 0, 13_500 + 82_000)).toMatchObject({ left: 8000, late: true });
  expect(timeLeft(room({}), asked, 0, 999_000)).toMatchObject({ left: 0, share: 0 });
});

test('what the server says of the own clock counts more than what the page has measured', () => {
  const warned = { ...asked, left: { seat: 0, until: 20_000 } };
  expect(timeLeft(room({}), warned, 0, 15_000)).toMatchObject({ burns: 'bank', left: 5000, late: true });
});

test('whoever does not decide has no clock: not asked, no clock at the table, a bot, or played by one', () => {
  expect(timeLeft(room({}), asked, 1, 2000)).toBe(null);
  expect(timeLeft(room({ pace: 'off' }), asked, 0, 2000)).toBe(null);
  const bot = { ...SEAT, person: null, bot: 'rule', bank: null } as const;
  expect(timeLeft(room({ seats: [bot] }), asked, 0, 2000)).toBe(null);
  const covered = { ...SEAT, cover: 'clock', bank: 0 } as const;
  expect(timeLeft(room({ seats: [covered] }), asked, 0, 2000)).toBe(null);
});

test.each([
  [900, '1'],
  [59_000, '59'],
  [65_000, '1:05'],
  [7_300_000, '2 h'],
])('%i ms are read as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
