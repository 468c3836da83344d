import { ENGINE_VERSION, fastRng, nextBelow } from '@sixgun/engine';
import { fromRecord, Host, type Kept } from '@sixgun/host';
import { type Batch, decodeTree } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import { someMove } from '../../host/test/some-move.ts';
import { LocalTable } from '../src/worker/local-table.ts';
import { nobodysMind } from '../src/worker/mind.ts';
import { recordingEdges } from './edges.ts';

const GAMES = [
  { game: 'card', packs: ['base', 'valley-of-shadows'], variants: { 'two-characters': true } },
  { game: 'dice', packs: ['base', 'old-saloon'], variants: { 'special-roles': true } },
] as const;
const SEED = 'dealt:a-seed-nobody-may-know';
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve'];

function pageAt(host: Host) {
  const { edges, ...page } = recordingEdges(nobodysMind);
  return { table: new LocalTable(host, [0], 'a-key-nobody-may-know', edges), ...page };
}

const newHost = (setup: (typeof GAMES)[number], seed: string): Host =>
  Host.deal({ ...setup, names: NAMES, players: 5, seed, engine: ENGINE_VERSION, previous: [] });

test.each(GAMES)('a game plays to its end by what the page says and hears alone: $game', async (setup) => {
  for (let seed = 0; seed < 4; seed++) {
    const host = newHost(setup, `${SEED}-${seed}`);
    const { table, posted, kept } = pageAt(host);
    const rng = fastRng(`page ${seed}`);
    await table.open(false);
    await table.settled();
    const batches = (): Batch[] =>
      posted.flatMap((message) => (message.t === 'table' || message.t === 'batch' ? [message.batch] : []));
    expect(posted[0].t).toBe('table');
    let [backs, whys] = [0, 0];
    for (let n = 0; n < 5000 && !host.over; n++) {
      const now = batches().at(-1);
      expect(now?.id).toBe(host.q);
      if (now?.decision === null || now?.decision.standing !== false) {
        table.hear({ t: 'shown', batch: now?.id ?? -1 });
        await table.settled();
        continue;
      }
      const { decision } = now;
      expect(decision.tree).not.toEqual([]);
      const next = (draft: readonly number[]) => decodeTree(host.next(0, host.q, draft) ?? []);
      const picks = someMove(decision.tree, nextBelow(rng, 1000), next);
      table.hear({ t: 'why', request: ++whys, draft: [], picks: [4095] });
      table.hear({ t: 'move', decision: decision.id, picks, sure: true });
      await table.settled();
      if (batches().at(-1)?.mayTakeBack && nextBelow(rng, 4) === 0) {
        backs++;
        table.hear({ t: 'back' });
        await table.settled();
      }
      expect(posted.filter(({ t }) => t === 'why').length).toBe(whys);
    }
    expect(host.over).toBe(true);
    expect(batches().at(-1)?.view).toEqual(host.view(0));
    expect(posted.filter(({ t }) => t === 'no' || t === 'trouble')).toEqual([]);
    expect(kept.at(-1)?.record).toBe(host.recordSoFar());
    if (setup.game === 'card') expect(backs).toBeGreaterThan(0);
    // Only when nobody plays any more the record is told, once and last.
    expect(posted.findIndex(({ t }) => t === 'ended')).toBe(posted.length - 1);
    const all = JSON.stringify(posted.slice(0, -1));
    for (const secret of ['nobody-may-know', '"stack"', '"frames"', '"record"', '"line"', '"answered"'])
      expect(all).not.toContain(secret);
  }
});

test('a game that was kept goes on where it was, with its story', async () => {
  const host = newHost(GAMES[0], `${SEED}-again`);
  const first = pageAt(host);
  await first.table.open(false);
  await first.table.settled();
  for (let n = 0; n < 30; n++) {
    const last = first.posted.findLast((message) => message.t === 'table' || message.t === 'batch');
    if (last?.t !== 'table' && last?.t !== 'batch') break;
    const { decision, id } = last.batch;
    if (decision === null || decision.standing) first.table.hear({ t: 'shown', batch: id });
    else first.table.hear({ t: 'move', decision: id, picks: someMove(decision.tree, n, () => null), sure: true });
    await first.table.settled();
  }
  const { record, names } = first.kept.at(-1) as Kept;
  const again = pageAt(fromRecord(record, names).host);
  await again.table.open(true);
  await again.table.settled();
  const [message] = again.posted;
  if (message.t !== 'table') throw new Error('The page was not shown a table.');
  expect(message.view).toEqual(host.view(0));
  expect(message.history).toEqual(host.story().flatMap(([, events]) => events));
});

test('who is out for good may look at every hand from the own place, and nobody who may come back', async () => {
  for (const packs of [['base'], ['base', 'high-noon']]) {
    const host = newHost({ game: 'card', packs, variants: {} } as never, `${SEED}-grave`);
    const { table, posted } = pageAt(host);
    await table.open(false);
    await table.settled();
    const last = (): Batch =>
      posted
        .flatMap((message) => (message.t === 'table' || message.t === 'batch' ? [message.batch] : []))
        .at(-1) as Batch;
    const hands = (batch: Batch): readonly number[] =>
      [1, 2, 3, 4].flatMap((seat) => batch.view.zones[host.box().first.hand + seat]);
    for (let n = 0; n < 5000 && !host.over && host.game.inPlay(0); n++) {
      // Nobody looks into hands from the game.
      table.hear({ t: 'look', seat: 'open' });
      await table.settled();
      const { decision, id, grave } = last();
      expect(grave).toBeUndefined();
      expect(last().view).toEqual(host.view(0));
      const next = (draft: readonly number[]) => decodeTree(host.next(0, host.q, draft) ?? []);
      if (decision === null || decision.standing) table.hear({ t: 'shown', batch: id });
      else table.hear({ t: 'move', decision: id, picks: someMove(decision.tree, n, next), sure: true });
      await table.settled();
    }
    expect(host.over).toBe(false);
    table.hear({ t: 'look', seat: 'open' });
    await table.settled();
    const open = packs.length === 1;
    expect(last().grave).toBe(open ? 'open' : 'may-return');
    expect(hands(last()).length).toBeGreaterThan(0);
    if (open) expect(hands(last()).every((piece) => piece >= 0)).toBe(true);
    else expect(last().view).toEqual(host.view(0));
    expect(last().view.seat).toBe(0);
    table.hear({ t: 'shown', batch: last().id });
    await table.settled();
    expect(last().id).toBe(host.q);
  }
});
