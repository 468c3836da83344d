import { expect, test } from 'vitest';

/** A row of the log: who wrote it, and the row that was the last one in that writer's memory. */
interface Row {
  id: string;
  after: string | null;
}

interface Append {
  row: Row;
  seq: number;
  epoch: number;
}

/** One process. What it holds of the table may be old at any moment. */
interface Node {
  /** The epoch it has read and wants to raise. */
  read: number | null;
  /** The epoch at which it thinks the table is its own; null: it does not. */
  epoch: number | null;
  /** The last row it knows, once it has loaded the log. */
  last: { seq: number; id: string | null } | null;
  /** On its way to the database, which may see it late or never. */
  sent: Append | null;
  acknowledged: readonly string[];
}

interface World {
  epoch: number;
  log: readonly Row[];
  nodes: readonly Node[];
  /** Appends whose node has given up waiting: nobody knows whether they will arrive. */
  adrift: readonly Append[];
  rows: number;
}

const NOBODY: Node = { read: null, epoch: null, last: null, sent: null, acknowledged: [] };

/** What the append of the database looks at: with both it is the server's, each left out shows what it is good for. */
interface Fences {
  epoch: boolean;
  primaryKey: boolean;
}

function arrive(world: World, { row, seq, epoch }: Append, fences: Fences): { log: readonly Row[]; durable: boolean } {
  const mine = !fences.epoch || world.epoch === epoch;
  const free = !fences.primaryKey || world.log.length === seq - 1;
  return mine && free ? { log: [...world.log, row], durable: true } : { log: world.log, durable: false };
}

/**
 * Every next world. There are no clocks in it: a node may think at any moment that another one is dead and take the table,
 * may sleep between any two steps, and any answer may be lost. So whatever clocks do is among these worlds.
 */
function* steps(world: World, most: { epochs: number; rows: number }, fences: Fences): Generator<World> {
  const change = (n: number, node: Partial<Node>, rest: Partial<World> = {}): World => ({
    ...world,
    ...rest,
    nodes: world.nodes.map((each, i) => (i === n ? { ...each, ...node } : each)),
  });
  for (const [i, append] of world.adrift.entries()) {
    const adrift = world.adrift.filter((_, at) => at !== i);
    yield { ...world, adrift, log: arrive(world, append, fences).log };
    yield { ...world, adrift };
  }
  for (const [n, node] of world.nodes.entries()) {
    const { read, epoch, last, sent } = node;
    if (sent !== null) {
      const { log, durable } = arrive(world, sent, fences);
      // Told to people only when it is durable; otherwise everything in memory is thrown away.
      const told = { last: { seq: sent.seq, id: sent.row.id }, acknowledged: [...node.acknowledged, sent.row.id] };
      yield change(n, durable ? { sent: null, ...told } : { ...NOBODY, acknowledged: node.acknowledged }, { log });
      // The answer is lost, or the process dies: whether it was written is not known.
      yield change(n, { ...NOBODY, acknowledged: node.acknowledged }, { adrift: [...world.adrift, sent] });
      continue;
    }
    if (epoch === null) {
      if (read === null) {
        if (world.epoch < most.epochs) yield change(n, { read: world.epoch });
      } else if (read === world.epoch) yield change(n, { read: null, epoch: read + 1 }, { epoch: read + 1 });
      else yield change(n, { read: null });
      continue;
    }
    if (last === null) {
      yield change(n, { last: { seq: world.log.length, id: world.log.at(-1)?.id ?? null } });
      continue;
    }
    yield change(n, { ...NOBODY, acknowledged: node.acknowledged });
    if (world.rows >= most.rows) continue;
    const row: Row = { id: `${n}:${world.rows}`, after: last.id };
    yield change(n, { sent: { row, seq: last.seq + 1, epoch } }, { rows: world.rows + 1 });
  }
}

/** What is wrong in this world, or null. */
function wrong({ log, nodes }: World): string | null {
  for (const [i, row] of log.entries())
    if (row.after !== (log[i - 1]?.id ?? null))
      return `row ${i + 1} follows another row than the one before it: a fork`;
  const written = new Set(log.map(({ id }) => id));
  for (const { acknowledged } of nodes)
    for (const id of acknowledged) if (!written.has(id)) return `${id} was acknowledged and is not in the log`;
  return null;
}

function explore(count: number, most: { epochs: number; rows: number }, fences: Fences) {
  const first: World = { epoch: 0, log: [], nodes: Array.from({ length: count }, () => NOBODY), adrift: [], rows: 0 };
  const seen = new Set([JSON.stringify(first)]);
  const open = [first];
  for (let world = open.pop(); world !== undefined; world = open.pop()) {
    const fault = wrong(world);
    if (fault !== null) return { worlds: seen.size, fault };
    for (const next of steps(world, most, fences)) {
      const key = JSON.stringify(next);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }
  return { worlds: seen.size, fault: null };
}

const BOTH: Fences = { epoch: true, primaryKey: true };

test('two nodes that take a table from each other at any moment never fork its log, nor lose what they acknowledged', () => {
  const { worlds, fault } = explore(2, { epochs: 3, rows: 3 }, BOTH);
  expect(fault).toBeNull();
  expect(worlds).toBeGreaterThan(10_000);
});

test('three nodes neither', () => {
  expect(explore(3, { epochs: 3, rows: 2 }, BOTH).fault).toBeNull();
});

test('each of the two fences is enough by itself; without both the search finds a fork', () => {
  const most = { epochs: 2, rows: 3 };
  expect(explore(2, most, { ...BOTH, primaryKey: false }).fault).toBeNull();
  expect(explore(2, most, { ...BOTH, epoch: false }).fault).toBeNull();
  expect(explore(2, most, { epoch: false, primaryKey: false }).fault).toMatch(/fork/);
});
