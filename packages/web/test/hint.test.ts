import { levels, roleOdds } from '@sixgun/bots';
import { ENGINE_VERSION } from '@sixgun/engine';
import { Host } from '@sixgun/host';
import { type Batch, decodeTree, type Hint, type Level } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import { someMove } from '../../host/test/some-move.ts';
import { LocalTable } from '../src/worker/local-table.ts';
import { DistantMind, type Mind, nobodysMind, Thinker } from '../src/worker/mind.ts';
import { recordingEdges } from './edges.ts';

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve'];
const BOTS: Level[] = ['gunslinger', 'greenhorn', 'legend', 'gunslinger', 'greenhorn'];
const GAMES = [
  { game: 'card', packs: ['base'], variants: {} },
  { game: 'dice', packs: ['base'], variants: {} },
] as const;

/** Thinks at once, and not for long: tests have no time. */
const quickMind: Mind = {
  ask: async (question, level) => levels[level].think({ ...question, budget: 12 }),
  close() {},
};

function seated(setup: (typeof GAMES)[number], mind: Mind, people: readonly number[] = [0]) {
  const rest = { names: NAMES, players: NAMES.length, seed: 'dealt:hints', engine: ENGINE_VERSION, previous: [] };
  const host = Host.deal({ ...setup, ...rest });
  const { edges, posted, kept } = recordingEdges(mind);
  const table = new LocalTable(host, people, 'key', edges, BOTS);
  const last = (): Batch => {
    const found = posted.findLast((message) => message.t === 'table' || message.t === 'batch');
    if (found?.t !== 'table' && found?.t !== 'batch') throw new Error('The page was shown nothing.');
    return found.batch;
  };
  const isMine = (): boolean => last().decision?.standing === false;
  const settle = async (): Promise<void> => {
    // Whoever thinks elsewhere answers a little later.
    for (let i = 0; i < 20; i++) {
      await table.settled();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return {
    host,
    table,
    posted,
    kept,
    last,
    async begin(): Promise<void> {
      await table.open(false);
      await settle();
    },
    /** Plays on until the person is asked; false when the game is over first. */
    async untilAsked(): Promise<boolean> {
      while (!isMine() && !host.over) {
        table.hear({ t: 'shown', batch: last().id });
        await settle();
      }
      return !host.over;
    },
    async hinted(): Promise<Hint | null> {
      const before = posted.length;
      table.hear({ t: 'hint', decision: last().id, draft: [] });
      await expect.poll(() => posted.slice(before).some(({ t }) => t === 'hint')).toBe(true);
      const found = posted.slice(before).find((message) => message.t === 'hint');
      return found?.t === 'hint' ? found.hint : null;
    },
    async move(picks: readonly number[]): Promise<void> {
      table.hear({ t: 'move', decision: last().id, picks, sure: true });
      await settle();
    },
  };
}

test.each(GAMES)('a hint is a move that can be made as it is, with its reason: $game', async (setup) => {
  const at = seated(setup, quickMind);
  await at.begin();
  for (let n = 0; n < 8 && (await at.untilAsked()); n++) {
    const hint = await at.hinted();
    if (hint === null) throw new Error('A bot that is asked has something to do.');
    expect(hint).toMatchObject({ level: 'legend', simpler: false });
    expect(hint.others.length).toBeLessThanOrEqual(3);
    const thinking = hint.why?.thinking;
    if (thinking?.by === 'playouts')
      for (const { percent } of hint.others) expect(percent).toBeLessThanOrEqual(thinking.percent);
    const { q } = at.host;
    await at.move(hint.picks);
    expect(at.host.q).toBeGreaterThan(q);
  }
  expect(at.table.late).toBe(0);
  expect(at.posted.filter(({ t }) => t === 'no' || t === 'trouble')).toEqual([]);
});

test('who takes too long is answered for by a simpler bot, which says so and is counted', async () => {
  const at = seated(GAMES[0], nobodysMind);
  await at.begin();
  let simpler = 0;
  for (let n = 0; n < 6 && (await at.untilAsked()); n++) {
    const hint = await at.hinted();
    if (hint?.simpler) {
      expect(hint.level).toBe('gunslinger');
      simpler++;
    }
    const tree = at.last().decision?.tree ?? [];
    await at.move(someMove(tree, n, (draft) => decodeTree(at.host.next(0, at.host.q, draft) ?? [])));
  }
  expect(simpler).toBeGreaterThan(0);
  expect(at.table.late).toBeGreaterThanOrEqual(simpler);
});

test('a legend thinks while the page still shows what led to its question, and answers only when that is over', async () => {
  const asked: number[] = [];
  const mind: Mind = {
    ask(question, level, milliseconds) {
      asked.push(at.host.q);
      return quickMind.ask(question, level, milliseconds);
    },
    close() {},
  };
  const at = seated(GAMES[0], mind);
  await at.begin();
  let thought = 0;
  for (let n = 0; n < 300 && thought < 3 && !at.host.over; n++) {
    const { q } = at.host;
    if (asked.at(-1) === q) thought++;
    const { decision, id } = at.last();
    if (decision === null || decision.standing) {
      // Nothing has been answered yet, however long it takes to show it.
      expect(id).toBe(q);
      at.table.hear({ t: 'shown', batch: id });
      await at.table.settled();
      await new Promise((resolve) => setTimeout(resolve));
    } else await at.move(someMove(decision.tree, n, (draft) => decodeTree(at.host.next(0, q, draft) ?? [])));
  }
  expect(thought).toBe(3);
});

test('the coach says what the seat may think, once it is asked, and nothing more', async () => {
  const at = seated(GAMES[0], quickMind);
  await at.begin();
  await at.untilAsked();
  expect(at.posted.some((message) => message.t === 'batch' && 'odds' in message.batch)).toBe(false);
  at.table.hear({ t: 'coach', on: true });
  const { host } = at;
  const wanted = roleOdds(host.game.rules, host.openly(), host.view(0));
  expect(at.posted.at(-1)).toEqual({ t: 'odds', odds: wanted });
  // The own role and the sheriff's are known, and nobody is anything else than he can be.
  expect(wanted[0]).toBeNull();
  for (const odds of wanted) if (odds !== null) expect(odds.reduce((sum, p) => sum + p)).toBeCloseTo(1);
  at.table.hear({ t: 'coach', on: false });
  const said = at.posted.length;
  await at.move((await at.hinted())?.picks ?? []);
  expect(at.posted.slice(said).some((message) => message.t === 'batch' && 'odds' in message.batch)).toBe(false);
});

test('among several at one device nobody is advised', async () => {
  const at = seated(GAMES[0], quickMind, [0, 1]);
  await at.begin();
  const first = at.posted.find((message) => message.t === 'table');
  expect(first?.t === 'table' && first.mayHint).toBe(false);
  const said = at.posted.length;
  at.table.hear({ t: 'coach', on: true });
  at.table.hear({ t: 'hint', decision: at.last().id, draft: [] });
  await at.table.settled();
  expect(at.posted.slice(said).filter(({ t }) => t === 'hint' || t === 'odds')).toEqual([]);
});

test('the table shows how strong its bots are, and keeps it', async () => {
  const at = seated(GAMES[0], quickMind);
  await at.begin();
  const table = at.posted.find((message) => message.t === 'table');
  expect(table?.t === 'table' && table.info.levels).toEqual([null, ...BOTS.slice(1)]);
  expect(at.kept.at(-1)?.levels).toEqual(BOTS);
});

/** A worker in the same thread; what goes in and out is copied as it would be. */
function nearWorker(): Worker {
  const thinker = new Thinker();
  const worker = {
    onmessage: null as ((event: MessageEvent) => void) | null,
    onerror: null,
    postMessage(sent: Parameters<Thinker['answer']>[0]) {
      const answer = structuredClone(thinker.answer(structuredClone(sent)));
      queueMicrotask(() => worker.onmessage?.({ data: answer } as MessageEvent));
    },
    terminate() {},
  };
  return worker as unknown as Worker;
}

test.each(GAMES)('who thinks in another worker answers as one who thinks here: $game', async (setup) => {
  const at = seated(setup, nobodysMind);
  const mind = new DistantMind(nearWorker);
  await at.begin();
  for (let n = 0; n < 5 && (await at.untilAsked()); n++) {
    const question = { ...at.host.question(0, 'key'), budget: 12 };
    expect(await mind.ask(question, 'legend', 60_000)).toEqual(levels.legend.think(question));
    const tree = at.last().decision?.tree ?? [];
    await at.move(someMove(tree, n, (draft) => decodeTree(at.host.next(0, at.host.q, draft) ?? [])));
  }
  mind.close();
});
