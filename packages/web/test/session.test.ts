import {
  applyEvent,
  gameKind,
  handCard,
  hashGame,
  headerOf,
  redact,
  type SeatEvent,
  seatPick,
  viewOf,
} from '@sixgun/engine';
import type { Batch, PickNode } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import { Session } from '../../host/test/session.ts';
import { someMove } from '../../host/test/some-move.ts';

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve'];

const begin = (seed: string) =>
  Session.begin({ game: 'card', packs: ['base'], variants: {}, names: NAMES, me: 0 }, `dealt:${seed}`, 'bots');

/** Every batch of a game, the first one from the deal. */
function* batches(session: Session): Generator<Batch> {
  for (let n = 0; n < 3000; n++) {
    const batch = session.batch();
    yield batch;
    if (batch.view.over) return;
    if (batch.decision !== null && !batch.decision.standing)
      session.move(someMove(batch.decision.tree, n, (draft) => session.next(draft)));
    else if (!session.advance()) return;
  }
}

test.each(['fast', 'dealt'] as const)('a game dealt here is the one its record names (%s)', (rng) => {
  const header = headerOf({ players: 5, seed: 12, rng });
  const events: SeatEvent[] = [];
  const game = gameKind('card').start(header, (event) => {
    const seen = redact(event, 0, gameKind('card').start(header).rules);
    if (seen !== null) events.push(seen);
  });
  expect(hashGame(game)).toBe(hashGame(gameKind('card').start(header)));
  const view = viewOf(gameKind('card').empty(header), 0);
  for (const event of events) applyEvent(view, event, game.rules);
  expect(view).toEqual(viewOf(game, 0));
});

test('the page can follow by its events alone, and learns nothing else', () => {
  const session = begin('follow');
  const box = session.info();
  const shown = session.firstView();
  let count = 0;
  for (const batch of batches(session)) {
    for (const event of batch.events) applyEvent(shown, event, box);
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
  const again = Session.resume(session.kept());
  expect(again.view()).toEqual(last.view);
  expect(again.history().filter((event) => event.e === 'tell')).toHaveLength(told);
  expect(again.batch().decision?.tree).toEqual(last.decision?.tree);
});

test('a decision is a tree in the order of its picks, and every branch of it ends', () => {
  for (const batch of batches(begin('tree'))) {
    const walk = (nodes: readonly PickNode[]) => {
      expect(nodes.map(({ pick }) => pick)).toEqual([...new Set(nodes.map(({ pick }) => pick))].sort((a, b) => a - b));
      for (const node of nodes) {
        expect(node.ends !== null || node.next.length > 0).toBe(true);
        walk(node.next);
      }
    };
    walk(batch.decision?.tree ?? []);
  }
});

test('what is refused says why, with the numbers for a sentence', () => {
  const found = new Set<string>();
  const session = begin('why');
  for (const { decision, view } of batches(session)) {
    if (decision?.question.ask !== 'play') continue;
    const hand = view.zones[session.info().first.hand];
    for (const piece of hand)
      for (const picks of [[handCard(piece)], ...view.order.map((seat) => [handCard(piece), seatPick(seat)])]) {
        const refusal = session.why(picks);
        found.add(refusal.why);
        if (refusal.why === 'out-of-range') expect(refusal.distance).toBeGreaterThan(refusal.gun?.reach ?? 9);
      }
  }
  expect([...found]).toEqual(expect.arrayContaining(['out-of-range', 'not-yourself']));
});
