import { ENGINE_VERSION, OPEN } from '@sixgun/engine';
import { Host } from '@sixgun/host';
import { type Batch, Follower, type Hint, type Level, type Room, type ToPage, type ToServer } from '@sixgun/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { staysFor } from '../src/company/lately.ts';
import { clockText, timeLeft } from '../src/company/time-left.ts';
import { AskedTooSoon } from '../src/online/asked-too-soon.ts';
import { Chat } from '../src/online/chat.ts';
import { givenSalt, isLeftOut, promiseSalt, saltFor, seenDeal } from '../src/online/deals.ts';
import { missedOf } from '../src/online/missed.ts';
import { RemoteTable } from '../src/online/remote-table.ts';
import { withOneDead } from './one-dead.ts';

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan'];
const META = { by: 'person', cid: null, at: 0, bank: 0 } as const;

/** A seat, usually the one whose turn comes first, at a table behind a socket; `posted` is what its page hears. */
function seatAt(host: Host, seat = host.waiting().seats[0].seat) {
  const levels: (Level | null)[] = NAMES.map((_, each) => (each === seat ? null : 'legend'));
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
    () => ({ seat, hints: true, openDead: true, levels }),
    () => {},
  );
  remote.onmessage = ({ data }) => void posted.push(data);
  follower.hear(host.table(seat, null));
  return { seat, follower, remote, sent, posted, levels };
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

test('bots are known by their level, also when somebody has left a seat to one', async () => {
  const { seat, remote, posted, levels } = seatAt(newHost());
  remote.open(false);
  remote.showSeats();
  const other = (seat + 1) % NAMES.length;
  levels[other] = 'greenhorn';
  remote.showSeats();
  await Promise.resolve();
  const [opened, changed, ...more] = posted;
  expect(opened).toMatchObject({
    t: 'table',
    info: { levels: NAMES.map((_, each) => (each === seat ? null : 'legend')) },
  });
  expect(changed).toEqual({ t: 'levels', levels });
  expect(more).toEqual([]);
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

/** Somebody has answered, and has heard nothing of it yet. */
async function withAnAnswerSent() {
  const host = newHost();
  const at = seatAt(host);
  at.remote.open(false);
  await Promise.resolve();
  const decision = batchOf(at.posted[0])?.decision;
  const picks = [decision?.tree[0].pick ?? -1];
  at.remote.postMessage({ t: 'move', decision: decision?.id ?? -1, picks, sure: true });
  const [move] = at.sent.splice(0);
  return { ...at, host, decision, move };
}

test('an answer that came too fast is still under way, and sent again', async () => {
  const { host, seat, follower, move, sent } = await withAnAnswerSent();
  follower.hear({ t: 'no', id: 'id-0', code: 'rate' });
  follower.connected();
  follower.hear(host.now(seat));
  expect(sent).toEqual([expect.objectContaining({ t: 'hello' }), move]);
});

test('an answer that was applied while much else has happened does not hide the question that stands now', async () => {
  const { host, seat, follower, remote, decision, move, sent, posted } = await withAnAnswerSent();
  // What became of it is not heard any more; the server shows the table anew, and says that it is done.
  follower.connected();
  follower.hear(host.table(seat));
  remote.open(false);
  expect(sent.at(-1)).toEqual(move);
  follower.hear({ t: 'done', id: 'id-0', seq: host.q });
  remote.answer({ t: 'done', id: 'id-0', seq: host.q });
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

test('what a bot would do is asked of the server, and told with its reason', async () => {
  const host = newHost();
  const { remote, sent, posted } = seatAt(host);
  remote.open(false);
  await Promise.resolve();
  expect(posted[0]).toMatchObject({ t: 'table', mayHint: true });
  const decision = batchOf(posted[0])?.decision?.id ?? -1;
  remote.postMessage({ t: 'hint', decision, draft: [] });
  expect(sent).toEqual([{ t: 'hint', q: host.q, draft: [] }]);
  const why: Hint['why'] = { openly: null, thinking: { by: 'playouts', playouts: 90, percent: 61 }, suspicion: null };
  const hint: Hint = { picks: [4095], level: 'legend', simpler: false, why, others: [{ picks: [4], percent: 55 }] };
  remote.answer({ t: 'hint', q: host.q - 1, hint });
  remote.answer({ t: 'hint', q: host.q, hint });
  await Promise.resolve();
  expect(posted.slice(1)).toEqual([{ t: 'hint', decision, hint }]);
});

test('the coach is asked of the server while it is wanted: one question at a time, and again when more has happened', async () => {
  const host = newHost();
  const { seat, follower, remote, sent, posted } = seatAt(host);
  remote.open(false);
  expect(sent).toEqual([]);
  remote.postMessage({ t: 'coach', on: true });
  expect(sent.splice(0)).toEqual([{ t: 'odds' }]);
  const result = host.move(seat, host.q, host.options(seat)[0].line, META);
  if (!('rows' in result)) throw new Error('The first option is no move.');
  for (const { seq } of result.rows) {
    const batch = host.batch(seq, seat);
    if (batch !== null) follower.hear(batch);
    remote.show(batch?.events ?? []);
  }
  expect(sent.splice(0)).toEqual([]);
  remote.answer({ t: 'odds', odds: [null, [0, 1, 0, 0], null, null] });
  expect(sent.splice(0)).toEqual([{ t: 'odds' }]);
  remote.postMessage({ t: 'coach', on: false });
  remote.answer({ t: 'odds', odds: [] });
  await Promise.resolve();
  expect(sent).toEqual([]);
  expect(posted.filter(({ t }) => t === 'odds')).toEqual([{ t: 'odds', odds: [null, [0, 1, 0, 0], null, null] }]);
});

test('who is out for good may see all hands, from the own place', async () => {
  const { host, dead } = withOneDead(['base']);
  const { follower, remote, sent, posted } = seatAt(host, dead);
  remote.open(false);
  await Promise.resolve();
  expect(batchOf(posted[0])).toMatchObject({ grave: 'can-open', decision: null });
  remote.postMessage({ t: 'look', seat: 'open' });
  expect(sent).toEqual([{ t: 'look', seat: 'open' }]);
  follower.hear(host.table(OPEN, null));
  remote.open(false);
  await Promise.resolve();
  expect(batchOf(posted[1])).toMatchObject({ grave: 'open', view: { ...host.view(OPEN), seat: dead } });
  expect(posted[1]).toMatchObject({ t: 'table', info: { me: dead }, mayHint: false });
});

test('what the dead ask for while their death can be taken back is said once, and asked for again with every move', () => {
  const sent: ToServer[] = [];
  const soon = new AskedTooSoon((order) => void sent.push(order));
  const look = { t: 'look', seat: 'open' } as const;
  const bet = { t: 'bet', side: 'law' } as const;
  soon.again();
  soon.note(look);
  expect([soon.refuse(), soon.bet]).toEqual([true, null]);
  soon.again();
  soon.again();
  expect(sent).toEqual([look]);
  soon.note(bet);
  expect([soon.refuse(), soon.refuse(), soon.bet]).toEqual([true, false, bet]);
  soon.done('look');
  soon.again();
  expect(sent).toEqual([look, bet]);
  soon.refuse();
  soon.forget();
  soon.again();
  expect([sent.length, soon.isEmpty]).toEqual([2, true]);
});

test('out of the game is who sits there and is dead, with closed hands', () => {
  const { host, dead } = withOneDead(['base']);
  const { follower, remote } = seatAt(host, dead);
  expect(remote.isOut).toBe(true);
  follower.hear(host.table(OPEN, null));
  expect(remote.isOut).toBe(false);
  expect(seatAt(host).remote.isOut).toBe(false);
});

test('where somebody may come back the hands stay closed', async () => {
  const { host, dead } = withOneDead(['base'], { 'shadow-gunslingers': true });
  const { remote, posted } = seatAt(host, dead);
  remote.open(false);
  await Promise.resolve();
  expect(batchOf(posted[0])?.grave).toBe('may-return');
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

test('of what one says only the last is remembered, for a refusal that may come, and is refused once', () => {
  const chat = new Chat();
  const told = Array.from({ length: 1000 }, (_, i) => chat.say(`saying-${i}`, i === 0 ? 3 : 'Howdy', 'table'));
  expect(told.slice(0, 2)).toEqual([
    { t: 'say', id: 'saying-0', room: 'table', phrase: 3 },
    { t: 'say', id: 'saying-1', room: 'table', text: 'Howdy' },
  ]);
  const refused = (id: string) => [chat.refuse(id, 'rate'), chat.get().refused];
  expect(refused('saying-983')).toEqual([false, null]);
  expect(refused('saying-984')).toEqual([true, { code: 'rate' }]);
  chat.say('another', 'Howdy', 'table');
  expect(refused('saying-984')).toEqual([false, null]);
});

test('whoever was away is told that his game has ended, or the next one begun without him', () => {
  const sat = { game: 'one', over: false, sits: true };
  const next = { game: 'two', over: false, sits: false };
  expect(missedOf(null, next, null)).toBe(null);
  // Everybody is in the lobby already, or at the next game.
  expect(missedOf(sat, { game: 'one', over: true, sits: false }, null)).toEqual({ what: 'end', game: 'one' });
  expect(missedOf(sat, next, null)).toEqual({ what: 'end', game: 'one' });
  expect(missedOf({ ...sat, over: true }, next, null)).toEqual({ what: 'start', game: 'one' });
  // It stands until one sits again; whoever has got up on purpose has missed nothing.
  expect(missedOf(next, next, { what: 'end', game: 'one' })).toEqual({ what: 'end', game: 'one' });
  expect(missedOf(next, { ...sat, game: 'three' }, { what: 'end', game: 'one' })).toBe(null);
  expect(missedOf(sat, { ...sat, sits: false }, null)).toBe(null);
});

describe('what a device sees of a deal before the first card', () => {
  let kept = new Map<string, string>();
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const dealOf = (id: string) => ({ t: 'deal' as const, id, commitment: 'promised', header: ['Game: card'] });
  const given = (id: string) => {
    const seen = seenDeal(id);
    return seen === null ? null : givenSalt(seen);
  };

  test('two tabs that promise a salt in the same moment: the one whose promise counts gives it', () => {
    const deal = dealOf('game-1');
    const hashes = [null, promiseSalt('table-1', deal)];
    const [own] = JSON.parse(kept.get('sixgun.deals') ?? '[]');
    kept.set('sixgun.deals', JSON.stringify([{ ...own, salt: 'of the other tab' }]));
    expect(saltFor('table-1', { ...deal, hashes })).toBe(own.salt);
    expect(given('game-1')).toBe(own.salt);
    // Told once more after the connection was lost.
    expect(saltFor('table-1', { ...deal, hashes })).toBe(own.salt);
  });

  test('whose other device has promised after this one gives nothing, and misses nothing at the end', () => {
    const deal = dealOf('game-2');
    promiseSalt('table-1', deal);
    expect(saltFor('table-1', { ...deal, hashes: [null, 'of another device'] })).toBe(null);
    expect(given('game-2')).toBe(null);
  });

  test('whoever looks on has nothing to give, and may compare all the same', () => {
    const hashes = ['of somebody'];
    expect(saltFor('table-1', { ...dealOf('game-3'), hashes })).toBe(null);
    const { t: _, ...seen } = dealOf('game-3');
    expect(seenDeal('game-3')).toEqual({ ...seen, table: 'table-1', salt: null, hashes });
  });

  test('a deal without the share this device has given is noticed; one nobody asked it for is not', () => {
    const deal = dealOf('game-5');
    const hash = promiseSalt('table-1', deal);
    const salt = seenDeal('game-5')?.salt ?? '';
    // Promised after the set-up was fixed: it was not asked for.
    expect(isLeftOut('game-5', ['of another'])).toBe(false);
    saltFor('table-1', { ...deal, hashes: [hash, 'of another'] });
    expect(isLeftOut('game-5', [salt, null])).toBe(false);
    expect(isLeftOut('game-5', [null, 'of another'])).toBe(true);
    // A game of programs alone is dealt without any.
    expect(isLeftOut('game-5', [])).toBe(false);
  });

  test('what was frozen once is not frozen otherwise: no salt is given for it, and what was seen first stands', () => {
    const deal = dealOf('game-4');
    const hashes = [promiseSalt('table-1', deal), 'of a puppet'];
    expect(saltFor('table-1', { ...deal, hashes })).not.toBe(null);
    const first = seenDeal('game-4');
    // As if nothing had been frozen yet.
    expect(promiseSalt('table-1', deal)).toBe(hashes[0]);
    expect(seenDeal('game-4')).toEqual(first);
    expect(saltFor('table-1', { ...deal, hashes: [hashes[0], 'of a luckier puppet'] })).toBe(null);
    expect(saltFor('table-1', { ...deal, hashes, header: ['Game: dice'] })).toBe(null);
    expect(saltFor('table-1', { ...deal, hashes, commitment: 'another' })).toBe(null);
    expect(seenDeal('game-4')).toEqual(first);
  });
});

test('what was said a while ago is not shown again when its seat is drawn anew', () => {
  expect([staysFor(1000, 1000), staysFor(1000, 3500), staysFor(1000, 5000), staysFor(1000, 99_000)]).toEqual([
    4000, 1500, 0, 0,
  ]);
  // A clock may be set back.
  expect(staysFor(9000, 1000)).toBe(4000);
  const chat = new Chat();
  const before = Date.now();
  chat.hear({ t: 'chat', n: 1, at: 0, from: 'p-ann', name: 'Ann', room: 'table', text: 'Howdy' });
  expect(chat.get().lines[0].heard).toBeGreaterThanOrEqual(before);
});
