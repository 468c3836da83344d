import {
  applyEvent,
  gameKind,
  handCard,
  hashGame,
  headerOf,
  type Rules,
  redact,
  type SeatEvent,
  seatPick,
  viewOf,
} from '@sixgun/engine';
import { expect, test } from 'vitest';
import type { Batch, PickNode } from '../src/protocol.ts';
import { kitOf } from '../src/worker/games.ts';
import { Session } from '../src/worker/session.ts';

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve'];

const begin = (seed: string) =>
  Session.begin({ game: 'card', packs: ['base'], variants: {}, names: NAMES, seed: `dealt:${seed}`, me: 0 });

function firstOption(tree: readonly PickNode[], n: number): number {
  const node = tree[n % tree.length];
  return node.option >= 0 ? node.option : firstOption(node.next, n);
}

/** Every batch of a game, the first one from the deal. */
function* batches(session: Session): Generator<Batch> {
  for (let n = 0; n < 3000; n++) {
    const batch = session.batch();
    yield batch;
    if (batch.saved.over) return;
    if (batch.decision !== null && !batch.decision.standing) session.choose(firstOption(batch.decision.tree, n));
    else if (!session.advance()) return;
  }
}

test.each(['fast', 'dealt'] as const)('a game dealt here is the one its record names (%s)', (rng) => {
  const header = headerOf({ players: 5, seed: 12, rng });
  const events: SeatEvent[] = [];
  const game = kitOf('card').start(header, (event) => {
    const seen = redact(event, 0, gameKind('card').start(header).rules);
    if (seen !== null) events.push(seen);
  });
  expect(hashGame(game)).toBe(hashGame(gameKind('card').start(header)));
  const view = kitOf('card').firstView(header, 0);
  for (const event of events) applyEvent(view, event, game.rules);
  expect(view).toEqual(viewOf(game, 0));
});

test('the page can follow by its events alone, and learns nothing else', () => {
  const session = begin('follow');
  const rules = session.info() as unknown as Rules;
  const shown = session.firstView();
  let count = 0;
  for (const batch of batches(session)) {
    for (const event of batch.events) applyEvent(shown, event, rules);
    expect(shown).toEqual(batch.view);
    expect(Object.keys(batch.view).sort()).toEqual(Object.keys(session.firstView()).sort());
    count++;
  }
  expect(count).toBeGreaterThan(30);
});

test('a game goes on from its record where it was', () => {
  const session = begin('resume');
  let last: Batch | undefined;
  let told = 0;
  for (const batch of batches(session)) {
    told += batch.events.filter((event) => event.e === 'tell').length;
    last = batch;
    if (told > 60) break;
  }
  if (last === undefined) throw new Error('Nothing was played.');
  const again = Session.resume(last.saved);
  expect(again.view()).toEqual(last.view);
  expect(again.history.filter((event) => event.e === 'tell')).toHaveLength(told);
  expect(again.batch().decision?.tree).toEqual(last.decision?.tree);
});

test('a decision is a tree whose leaves are exactly the offered moves', () => {
  for (const batch of batches(begin('tree'))) {
    const options: number[] = [];
    const walk = (nodes: readonly PickNode[]) =>
      nodes.forEach((node) => {
        if (node.option >= 0) options.push(node.option);
        expect(node.option >= 0 || node.next.length > 0).toBe(true);
        walk(node.next);
      });
    walk(batch.decision?.tree ?? []);
    expect(options.toSorted((a, b) => a - b)).toEqual(options.map((_, i) => i));
  }
});

test('what is refused says why, with the numbers for a sentence', () => {
  const found = new Set<string>();
  const session = begin('why');
  for (const { decision, view } of batches(session)) {
    if (decision?.prompt !== 'play') continue;
    const hand = view.zones[session.info().first.hand];
    for (const piece of hand)
      for (const picks of [[handCard(piece)], ...view.order.map((seat) => [handCard(piece), seatPick(seat)])]) {
        const { why, details } = session.why(picks);
        found.add(why);
        if (why === 'out-of-range') expect(details.distance).toBeGreaterThan(details.reach);
      }
  }
  expect([...found]).toEqual(expect.arrayContaining(['out-of-range', 'not-yourself']));
});
