import { ENGINE_VERSION, type Header } from '@sixgun/engine';
import { commitmentOf, Host, type Row, thinkAtOnce } from '@sixgun/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from '../src/store/store.ts';
import { dealt } from '../src/table/dealing.ts';
import { rowStep } from '../src/table/live-game.ts';
import { TablesByHand } from './by-hand.ts';

const DAY = 24 * 3600_000;

let hand: TablesByHand;
beforeAll(() => {
  hand = new TablesByHand();
});
afterAll(() => hand.close());

/** A game that is over, as its record and its rows tell it. */
function played(id: string): { header: Header; rows: Row[]; record: string } {
  const names = ['Abel', 'Bonnie', 'Clay', 'Dolores'];
  const frozen = { game: 'dice', packs: ['base'], variants: {}, players: 4, names, seed: '', previous: [] } as const;
  const header = dealt(
    { ...frozen, packs: ['base'], names, previous: [], engine: ENGINE_VERSION },
    id,
    'a'.repeat(64),
    [null, null, null, null],
  );
  const host = Host.deal(header);
  const think = thinkAtOnce('tidy');
  const rows: Row[] = [];
  while (!host.over) {
    const [{ seat }] = host.waiting().seats;
    const thought = think(host, seat, 'rule');
    const picks = thought instanceof Promise ? null : thought.picks;
    const made = host.move(seat, host.q, picks ?? [], { by: 'bot:rule', cid: null, at: 1, bank: 0 });
    if (!('rows' in made)) throw new Error('A bot has done what it may not do.');
    rows.push(...made.rows);
  }
  return { header, rows, record: host.record() };
}

async function keep(id: string, engine: string, { header, rows, record }: ReturnType<typeof played>): Promise<void> {
  const steps: Step[] = [
    ['game.new', id, 'no-table', 1, commitmentOf(id, 'a'.repeat(64)), 'a'.repeat(64), 'key', engine],
    ['game.freeze', JSON.stringify({ header, hashes: [] }), engine, id],
    ['game.deal', JSON.stringify({ header, hashes: [] }), '[]', header.seed, 1, id],
    ['game.end', 'over', hand.clock.now(), '{}', record, id],
    ...rows.map((row) => rowStep(id, row)),
  ];
  expect(await hand.store.write({ steps })).toBe('durable');
}

test('rows of a game go after a week, however many games of older rules keep theirs', async () => {
  const own = played('own-game');
  // Nobody knows any more how they were played.
  const older = { ...own, rows: own.rows.slice(0, 1), record: own.record.replace(/^Engine: .*$/m, 'Engine: 1') };
  for (let n = 0; n < 60; n++) await keep(`older-${n}`, n % 2 === 0 ? '1' : `1,${ENGINE_VERSION}`, older);
  await keep('own-game', ENGINE_VERSION, own);
  const rowsOf = async (id: string): Promise<number> => (await hand.store.all('log.of', id)).length;
  await hand.tidy();
  expect(await rowsOf('own-game')).toBe(own.rows.length);
  await hand.pass(8 * DAY, DAY);
  await hand.tidy();
  expect([await rowsOf('own-game'), await rowsOf('older-0'), await rowsOf('older-1')]).toEqual([0, 1, 1]);
});
