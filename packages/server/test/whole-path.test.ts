import { verify } from '@sixgun/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from '../src/load/player.ts';
import { Seat } from '../src/load/seat.ts';
import { comer, fillWithBots, newTable, SETUP, type Served, serve, startGame } from './serving.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.stop());

const HABITS = { pace: 4, takeBack: 0.05, drop: 0, random: Math.random };
const MINUTE = 60_000;

const SETUPS = {
  'the card game with packs': { ...SETUP, players: 7, packs: ['base', 'dodge-city', 'high-noon'] },
  'the dice game': { ...SETUP, game: 'dice' as const, players: 7 },
};

describe.each(Object.entries(SETUPS))('%s', (_, setup) => {
  test('two people by link and five bots play to the end, and once more', async () => {
    const { api } = served;
    const ann = await newTable(api, setup);
    const ben = await comer(api, ann.table, 'Ben');
    await fillWithBots(ann);
    await startGame(ann);
    const game = ann.follower.game ?? '';
    await expect(api.call('GET', `/api/games/${game}`, null)).rejects.toThrow('no record of such a game yet');
    const players = [ann, ben].map((seat) => new Player(seat, HABITS));
    await ann.until(() => ann.follower.seq > 20, 'for twenty rows', MINUTE);

    // One reloads in mid-decision: another socket of the same person knows everything at once.
    players[1].stop();
    ben.close();
    const again = new Seat(api, ben.guest, ann.table);
    players[1] = new Player(again, HABITS);
    await again.until(() => again.follower.view !== null, 'for the table');
    expect(again.follower.view?.seat).toBe(again.seat);

    // An onlooker comes late and has the whole story, and nobody's hand.
    const onlooker = await comer(api, ann.table, 'Olga', false);
    await onlooker.until(() => onlooker.follower.view !== null, 'for the table');
    expect(onlooker.follower.view?.seat).toBe(8);
    expect(onlooker.follower.story[0]?.[0]).toBe(0);

    await ann.until(() => ann.room?.status === 'over', 'for the end', MINUTE);
    await again.until(() => again.follower.view?.over === true, 'for the end');
    await onlooker.until(() => onlooker.follower.view?.over === true, 'for the end');
    const record = await api.call<string>('GET', `/api/games/${game}`, null);
    expect(verify(record, { id: game, salt: ann.saltOf(game) ?? '' })).toEqual({ ok: true, withheld: [2, 3, 4, 5, 6] });
    for (const player of players) player.stop();

    ann.send({ t: 'rematch', yes: true });
    again.send({ t: 'rematch', yes: true });
    await ann.until(() => ann.room?.status === 'waiting', 'for the rematch');
    await startGame(ann);
    expect(ann.follower.game).not.toBe(game);
    expect(ann.follower.drifts + again.follower.drifts + onlooker.follower.drifts).toBe(0);
    for (const seat of [ann, again, onlooker]) seat.close();
  }, 120_000);
});
