import { Follower, type Heard, type ToServer } from '@sixgun/protocol';
import { describe, expect, test } from 'vitest';
import type { Host } from '../src/index.ts';
import { chance, move, randomMove, SETUPS, someSeat, table } from './tables.ts';

/** A follower of seat 0, and what it says and finds. */
function at(host: Host, knowsTheBox = true) {
  const said: ToServer[] = [];
  const heard: Heard['t'][] = [];
  let ids = 0;
  const follower = new Follower({
    send: (message) => void said.push(message),
    heard: ({ t }) => void heard.push(t),
    newId: () => `action-${ids++}`,
  });
  if (knowsTheBox) follower.know(host.boxHash, host.box());
  return { follower, said, heard };
}

const go = (host: Host, rng: number[]): number => {
  const seat = someSeat(host, rng);
  move(host, seat, randomMove(host, seat, rng));
  return host.q;
};

describe('a follower', () => {
  test('that has missed a row asks for it once, from where it stands', () => {
    const host = table(SETUPS['card, four sets'], 2);
    const rng = chance('gap');
    const { follower, said, heard } = at(host);
    follower.hear(host.table(0));
    const from = follower.seq;
    const missed = go(host, rng);
    const next = host.batch(go(host, rng), 0);
    const last = host.batch(go(host, rng), 0);
    if (next === null || last === null) throw new Error('Rows of a game without windows are told to all.');
    follower.hear(next);
    follower.hear(last);
    expect(said).toEqual([{ t: 'hello', v: 2, game: 'local-game', since: from, as: 0 }]);
    expect(heard).toEqual(['table', 'gap']);
    for (const batch of host.since(0, from) ?? []) follower.hear(batch);
    expect(follower.view).toEqual(host.view(0));
    // What comes twice is not applied twice.
    follower.hear(next);
    expect(follower.view).toEqual(host.view(0));
    expect(missed).toBeGreaterThan(from);
  });

  test('that was told it asks too often asks again when the next row does not fit', () => {
    const host = table(SETUPS['card, four sets'], 2);
    const rng = chance('gap');
    const { follower, said } = at(host);
    follower.hear(host.table(0));
    go(host, rng);
    const [next, last] = [host.batch(go(host, rng), 0), host.batch(go(host, rng), 0)];
    if (next === null || last === null) throw new Error('Rows of a game without windows are told to all.');
    follower.hear(next);
    follower.hear({ t: 'no', code: 'rate' });
    follower.hear(last);
    expect(said.map(({ t }) => t)).toEqual(['hello', 'hello']);
  });

  test('whose view differs from the table’s wants all of it anew', () => {
    const host = table(SETUPS['card, base'], 3);
    const { follower, said, heard } = at(host);
    follower.hear({ ...host.table(0), check: 1 });
    expect(follower.drifts).toBe(1);
    expect(said).toEqual([{ t: 'hello', v: 2 }]);
    expect(heard).toEqual(['table', 'drift']);
    follower.hear(host.table(0));
    expect(follower.drifts).toBe(1);
  });

  test('that does not know the box waits for it, and then goes on with all that came meanwhile', () => {
    const host = table(SETUPS['dice, base'], 3);
    const rng = chance('box');
    const { follower, heard } = at(host, false);
    follower.hear(host.table(0));
    const batch = host.batch(go(host, rng), 0);
    if (batch !== null) follower.hear(batch);
    expect(follower.view).toBeNull();
    expect(heard).toEqual(['box']);
    follower.know(host.boxHash, host.box());
    expect(heard).toEqual(['box', 'table', 'batch']);
    expect(follower.view).toEqual(host.view(0));
  });

  test('sends an unanswered action again with its number, until it is answered', () => {
    const host = table(SETUPS['dice, base'], 4);
    const { follower, said } = at(host);
    follower.hear(host.table(0));
    const id = follower.move([20480]);
    follower.connected();
    // What was missed comes first: the answer may be in it.
    expect(said.map(({ t }) => t)).toEqual(['move', 'hello']);
    follower.hear(host.now(0));
    expect(said.map(({ t }) => t)).toEqual(['move', 'hello', 'move']);
    expect(said[2]).toEqual(said[0]);
    follower.hear({ t: 'got', id });
    expect(follower.underWay).not.toBeNull();
    follower.hear({ t: 'no', id: 'another-one', code: 'replaced' });
    expect(follower.underWay).not.toBeNull();
    follower.hear({ t: 'done', id, seq: 0 });
    expect(follower.underWay).toBeNull();
  });

  test('never sends what was meant for a game into the next one', () => {
    const host = table(SETUPS['dice, base'], 4);
    const { follower, said } = at(host);
    follower.hear({ ...host.table(0), game: 'first-game' });
    follower.move([20480]);
    follower.connected();
    follower.hear({ ...host.table(0), game: 'second-game' });
    expect(said.map(({ t }) => t)).toEqual(['move', 'hello']);
    expect(follower.underWay).toBeNull();
  });
});
