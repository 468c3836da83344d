import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TablesByHand, Visitor } from './by-hand.ts';
import { SETUP } from './serving.ts';

const ANN = { id: 'p-ann-000', name: 'Ann' };

let hand: TablesByHand;
beforeAll(() => {
  hand = new TablesByHand();
});
afterAll(() => hand.close());

/** Ann and Ben at a table whose game is over, as the database has it; everything is read anew. */
async function afterTheEnd() {
  const { id, table } = await hand.open({ ...SETUP, players: 4 }, ANN);
  const [ann, ben] = [new Visitor(table, 'Ann'), new Visitor(table, 'Ben')];
  ben.say({ t: 'sit' });
  await expect.poll(() => ann.room?.seats[1].name).toBe('Ben');
  for (const seat of [2, 3]) {
    ann.say({ t: 'bot', rev: ann.rev, seat, level: 'rule' });
    await expect.poll(() => ann.room?.seats[seat].bot).toBe('rule');
  }
  ann.say({ t: 'start', rev: ann.rev });
  await expect.poll(() => ann.room?.status).toBe('open');
  table.stop('closing');
  const [found] = await hand.store.all('table.get', id);
  const { doc, game, rev } = found;
  await hand.store.write({
    steps: [
      ['game.end', 'stuck', 1, null, null, game],
      ['table.set', null, 0, 'stuck', doc, game, ANN.id, hand.clock.now(), id, rev],
    ],
  });
  return id;
}

async function come(id: string, name: string): Promise<Visitor> {
  const table = await hand.tables.get(id);
  if (table === null) throw new Error('There is no such table.');
  const visitor = new Visitor(table, name);
  await expect.poll(() => visitor.room).not.toBeNull();
  return visitor;
}

test('whoever wants another game waits half a minute for those who are silent, also after a restart', async () => {
  const id = await afterTheEnd();
  const before = await come(id, 'Ann');
  const silent = await come(id, 'Ben');
  before.say({ t: 'rematch', yes: true });
  await expect.poll(() => silent.room?.rematch).toEqual([ANN.id]);
  (await hand.tables.get(id))?.stop('closing');
  const [ann] = [await come(id, 'Ann'), await come(id, 'Ben')];
  await hand.pass(31_000);
  await expect.poll(() => ann.room?.status).toBe('waiting');
});

test('where all had agreed on another game as the server was killed nobody is asked again', async () => {
  const id = await afterTheEnd();
  (await hand.tables.get(id))?.stop('closing');
  const [found] = await hand.store.all('table.get', id);
  const doc = JSON.stringify({ ...JSON.parse(String(found.doc)), rematch: [ANN.id, 'p-ben-000'] });
  await hand.store.write({ steps: [['table.note', doc, id, found.rev]] });
  const ann = await come(id, 'Ann');
  await come(id, 'Ben');
  expect(ann.room?.status).toBe('stuck');
  await hand.pass(6000);
  // On a busy machine what is written then is not there yet.
  await expect.poll(() => ann.room?.status).toBe('waiting');
});

test('whoever is away for a moment only keeps the chair, also when the server was restarted', async () => {
  const id = await afterTheEnd();
  const ann = await come(id, 'Ann');
  ann.say({ t: 'rematch', yes: true });
  await expect.poll(() => ann.room?.rematch).toEqual([ANN.id]);
  const blip = await come(id, 'Ben');
  blip.leave();
  await hand.pass(4000);
  expect(ann.room?.status).toBe('stuck');
  const ben = await come(id, 'Ben');
  ben.say({ t: 'rematch', yes: true });
  await expect.poll(() => ann.room?.status).toBe('waiting');
  expect(ann.room?.seats.slice(0, 2).map(({ person }) => person)).toEqual([ann, ben].map(({ person }) => person.id));
});

test('whoever does not come back is not waited for longer than for a moment', async () => {
  const id = await afterTheEnd();
  const ann = await come(id, 'Ann');
  ann.say({ t: 'rematch', yes: true });
  await expect.poll(() => ann.room?.rematch).toEqual([ANN.id]);
  await hand.pass(6000);
  expect(ann.room?.seats.slice(0, 2).map(({ person }) => person)).toEqual([ANN.id, null]);
});

test('nobody can put another game off by changing his mind again and again', async () => {
  const id = await afterTheEnd();
  const ann = await come(id, 'Ann');
  const [ben] = [await come(id, 'Ben'), await come(id, 'Cora')];
  ann.say({ t: 'rematch', yes: true });
  await expect.poll(() => ann.room?.rematch).toEqual([ANN.id]);
  for (let i = 0; i < 4 && ann.room?.status !== 'waiting'; i++) {
    await hand.pass(10_000);
    ben.say({ t: 'rematch', yes: false });
  }
  expect(ann.room?.status).toBe('waiting');
});

test('whoever greets a table again before its first game is answered, and knows that the line is alive', async () => {
  const { table } = await hand.open(SETUP, ANN);
  const ann = new Visitor(table, 'Ann');
  await expect.poll(() => ann.room).not.toBeNull();
  await hand.pass(1000);
  const before = ann.heard.length;
  ann.say({ t: 'hello', v: 2 });
  await expect.poll(() => ann.heard.slice(before).map(({ t }) => t)).toEqual(['room']);
  ann.leave();
});

test('of the talk at a table so much is kept as somebody is told who comes', async () => {
  const { id, table } = await hand.open(SETUP, ANN);
  const ann = new Visitor(table, 'Ann');
  for (let i = 0; i < 130; i++) ann.say({ t: 'say', id: `say-${i}`, room: 'table', text: `Line ${i}` });
  await expect.poll(() => ann.heard.filter(({ t }) => t === 'chat').length).toBe(130);
  const db = new DatabaseSync(join(hand.folder, 'sixgun.db'), { readOnly: true });
  const kept = db.prepare('select body from chat where table_id = ? order by n').all(id);
  db.close();
  expect(kept.map(({ body }) => JSON.parse(String(body)).text)).toEqual(
    Array.from({ length: 100 }, (_, i) => `Line ${i + 30}`),
  );
});
