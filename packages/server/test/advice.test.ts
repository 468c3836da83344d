import { levels, roleOdds } from '@sixgun/bots';
import { determinize, fastRng, gameKind, headerOf, ownOf, seatsOf, standpointOf } from '@sixgun/engine';
import { Host, type Meta, thinkAtOnce } from '@sixgun/host';
import { afterEach, expect, test } from 'vitest';
import { adviserIn } from '../src/bots/adviser.ts';
import { BotPool, type PoolOptions } from '../src/bots/pool.ts';
import { full } from './killing.ts';

const META: Meta = { by: 'bot:rule', cid: null, at: 0, bank: 0 };
const STAND_IN = new URL('./stand-in-thread.ts', import.meta.url);
const GAMES = [
  { game: 'card', players: 5 },
  { game: 'dice', players: 5 },
] as const;

const pools: BotPool[] = [];
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});
function adviser(options: PoolOptions = {}) {
  const pool = new BotPool({ threads: 1, deadline: 60_000, hangs: 60_000, ...options });
  pools.push(pool);
  return adviserIn(pool, options.deadline ?? 60_000)('key');
}

/** In the middle of a game, as soon as somebody has a choice; the answer names him. */
function inTheMiddle(setup: (typeof GAMES)[number], seed: string): { host: Host; seat: number } {
  const host = Host.deal(headerOf({ ...setup, seed, rng: 'dealt' }));
  const think = thinkAtOnce('rule');
  for (let moves = 0; ; moves++) {
    const [seat] = seatsOf(host.game.asked);
    if (moves > 25 && host.options(seat).length > 2 && !host.game.isWindow()) return { host, seat };
    host.move(seat, host.q, think(host, seat, 'rule').picks ?? [], META);
  }
}

/** The same table in a world that differs only in what this seat cannot know. */
function otherWorld(host: Host, seat: number): Host {
  const { game: g, header } = host;
  const reopen = (state: typeof g.s) => gameKind(header.game).reopen(g.rules, state);
  const game = determinize(standpointOf(g, seat), ownOf(g, seat), g.rules, reopen, fastRng('other'));
  game.run();
  return Object.create(host, { game: { value: game } }) as Host;
}

// A legend that may take its time takes seconds.
test.each(full ? GAMES : GAMES.slice(0, 1))(
  'advice is a move with its reason, and the same in every world the seat cannot tell apart: $game',
  async (setup) => {
    const { hint, odds } = adviser();
    const { host, seat } = inTheMiddle(setup, 'advice');
    const other = otherWorld(host, seat);
    const told = await hint(host, seat, []);
    if (told === null) throw new Error('A bot that is asked has something to do.');
    expect(told).toMatchObject({ level: 'legend', simpler: false, why: { thinking: { by: expect.any(String) } } });
    expect(told.others.length).toBeLessThanOrEqual(3);
    expect(await hint(other, seat, [])).toEqual(told);
    const shares = await odds(host, seat);
    expect(shares).toEqual(roleOdds(host.game.rules, host.openly(), host.view(seat)));
    expect(await odds(other, seat)).toEqual(shares);
    expect(host.move(seat, host.q, told.picks, META)).toHaveProperty('rows');
  },
  180_000,
);

test('where nobody strong has the time a greenhorn speaks, and says so', async () => {
  const { hint } = adviser({ script: STAND_IN, deadline: 200 });
  const { host, seat } = inTheMiddle(GAMES[0], 'late');
  const wanted = levels.greenhorn.think(host.question(seat, 'key'));
  const told = await hint(host, seat, []);
  expect(told).toMatchObject({ level: 'greenhorn', simpler: true, why: wanted.reason });
});
