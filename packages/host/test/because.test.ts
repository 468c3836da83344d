import { PASS } from '@sixgun/engine';
import type { Ground, ToClient } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import { type Host, type Think, thinkAtOnce } from '../src/index.ts';
import { SETUPS } from './tables.ts';
import { type Client, VirtualTable } from './virtual.ts';

const HUNCH: Ground = { why: 'hunch' };
const messages = ({ heard }: Client): ToClient[] => heard.map(({ message }) => message);
const words = (client: Client) => messages(client).filter((message) => message.t === 'because');

/** Bots that have something to say of whatever they do. */
const talkative =
  (asked: { window: boolean }[]): Think =>
  (host: Host, seat) => {
    asked.push({ window: host.game.isWindow() });
    return { ...thinkAtOnce('talk')(host, seat, 'rule'), ground: HUNCH };
  };

test.each(Object.keys(SETUPS))(
  'what a bot says of its move is told to all right after it, but nothing of a window: %s',
  async (setup) => {
    const asked: { window: boolean }[] = [];
    const table = new VirtualTable(setup, 'talk', [], { think: talkative(asked) });
    const [onlooker, other] = [table.sit(), table.sit()];
    for (let n = 0; n < 400 && !table.host.over; n++) await table.pass(3000);
    const spoken = words(onlooker);
    expect(spoken.length).toBeGreaterThan(0);
    expect(words(other)).toEqual(spoken);
    expect(spoken.length).toBe(asked.filter(({ window }) => !window).length);
    messages(onlooker).forEach((message, i, all) => {
      if (message.t === 'because') expect(all[i - 1]).toMatchObject({ t: 'batch' });
    });
  },
);

test('nobody has words put into his mouth while a bot plays for him', async () => {
  const times = { free: 1000, bank: 0, back: 0, away: 1000 };
  const table = new VirtualTable('card, base', 'silence', [0, 1, 2, 3, 4], { think: talkative([]), times });
  const onlooker = table.sit();
  for (let n = 0; n < 60 && table.log.rows.length < 20; n++) await table.pass(3000);
  expect(table.log.rows.some(({ by }) => by === 'cover:rule')).toBe(true);
  expect(words(onlooker)).toEqual([]);
});

test('gunslingers say why they shoot, from what everybody has seen', async () => {
  const driver = { person: false, level: 'gunslinger', spare: true } as const;
  const table = new VirtualTable('card, base', 'reasons', [], { seats: Array.from({ length: 5 }, () => driver) });
  const onlooker = table.sit();
  for (let n = 0; n < 400 && !table.host.over; n++) await table.pass(3000);
  const spoken = words(onlooker);
  expect(spoken.length).toBeGreaterThan(3);
  expect(new Set(spoken.map(({ ground }) => ground.why)).size).toBeGreaterThan(1);
  // Whoever passes or draws has nothing to explain.
  expect(table.log.rows.filter(({ picks }) => picks[0] === PASS).length).toBeGreaterThan(0);
  expect(spoken.length).toBeLessThan(table.log.rows.length / 2);
});
