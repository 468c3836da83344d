import {
  cardRules,
  deadStayDead,
  diceRules,
  hashGame,
  MoveError,
  nextBelow,
  PASS,
  seatPick,
  seatsOf,
} from '@sixgun/engine';
import { describe, expect, test } from 'vitest';
import { Host, Session } from '../src/index.ts';
import { someMove } from './some-move.ts';
import { chance, randomMove, SETUPS, seating, someSeat, table } from './tables.ts';

describe('a move', () => {
  test.each(Object.keys(SETUPS))('is legal, or an error that changes nothing: %s', (name) => {
    const host = table(SETUPS[name], 3);
    const rng = chance('wrong');
    for (let n = 0; !host.over && n < 150; n++) {
      const before = hashGame(host.game);
      const lines = host.record();
      const seat = someSeat(host, rng);
      const picks = randomMove(host, seat, rng);
      const wrong: [number, number[]][] = [
        [seat, []],
        [seat, [...picks, seatPick(0), seatPick(0)]],
        [seat, [4095]],
        [seat, [Number.NaN]],
        [seat, [-1]],
        [11, picks],
      ];
      const { called, standing } = host.game;
      for (const other of host.game.s.order)
        if (((called | standing) >> other) % 2 === 0) wrong.push([other, picks], [other, [PASS]]);
      for (const [who, what] of wrong) expect(() => host.move(who, what)).toThrow(MoveError);
      expect(hashGame(host.game)).toBe(before);
      expect(host.record()).toBe(lines);
      host.move(seat, picks);
    }
  });

  test('plays the first of two copies that share a token, so that the record plays the same one', () => {
    for (let seed = 0; seed < 8; seed++) {
      const host = table({ players: 7, packs: 'all' }, seed);
      const rng = chance(`copies ${seed}`);
      for (let n = 0; n < 400 && !host.over; n++) {
        const seat = someSeat(host, rng);
        host.move(seat, randomMove(host, seat, rng));
      }
      const again = Host.replay(host.record(), { bots: [], botKey: '' });
      expect(hashGame(again.game)).toBe(hashGame(host.game));
    }
  });
});

describe('a window', () => {
  /** All that this seat can know of a table. */
  const known = (host: Host, seat: number, since: number): string =>
    JSON.stringify([
      host.view(seat),
      host.decision(seat, 0),
      host.facts(seat),
      host.mayTakeBack(seat),
      host.since(seat, since),
      host.options(seat),
    ]);

  test.each(['card, base', 'card, valley of shadows', 'dice, old saloon'])(
    'tells nobody who has answered until it opens, and then nothing is taken back: %s',
    (name) => {
      let windows = 0;
      for (let seed = 0; seed < 6; seed++) {
        const host = table(SETUPS[name], seed);
        const rng = chance(`window ${seed}`);
        while (!host.over) {
          const seats = seatsOf(host.waiting().asked);
          if (!host.game.isWindow() || seats.length < 2) {
            const seat = someSeat(host, rng);
            host.move(seat, randomMove(host, seat, rng));
            continue;
          }
          windows++;
          const before = host.game.s.order.map((seat) => known(host, seat, host.happened));
          const since = host.happened;
          const answered = new Set<number>();
          while (seats.length > 1) {
            const [seat] = seats.splice(nextBelow(rng, seats.length), 1);
            host.move(seat, randomMove(host, seat, rng));
            answered.add(seat);
            expect(host.sealed(seat)).toBe(true);
            expect(host.mayTakeBack(seat)).toBe(true);
            if (nextBelow(rng, 2) === 0) {
              host.back(seat);
              expect(host.sealed(seat)).toBe(false);
              expect(known(host, seat, since)).toBe(before[seat]);
            }
            const lines = host.record();
            const again = randomMove(host, seat, rng);
            host.move(seat, again);
            host.move(seat, again);
            expect(host.record().split('\n').length - lines.split('\n').length).toBeLessThan(2);
            for (const other of host.game.s.order)
              if (!answered.has(other)) expect(known(host, other, since)).toBe(before[other]);
          }
          const [last] = seats;
          host.move(last, randomMove(host, last, rng));
          for (const seat of [last, ...answered]) if (!host.sealed(seat)) expect(host.mayTakeBack(seat)).toBe(false);
        }
        const again = Host.replay(host.record(), { bots: [], botKey: '' });
        expect(hashGame(again.game)).toBe(hashGame(host.game));
      }
      expect(windows).toBeGreaterThan(2);
    },
  );
});

describe('a move taken back', () => {
  const PEOPLE = 2;

  test.each(Object.keys(SETUPS))('was never made for the bots either: %s', (name) => {
    let taken = 0;
    for (let seed = 0; seed < 3; seed++) {
      const plain = table(SETUPS[name], seed, PEOPLE);
      let host = table(SETUPS[name], seed, PEOPLE);
      const rng = chance(`back ${seed}`);
      for (let n = 0; !plain.over && n < 300; n++) {
        if (plain.moveBot() !== null) {
          host.moveBot();
          expect(host.record()).toBe(plain.record());
          continue;
        }
        const seat = someSeat(plain, rng);
        const trial = Host.replay(host.record(), seating(host.header.players, seed, PEOPLE));
        trial.move(seat, randomMove(trial, seat, rng));
        if (!trial.over && trial.mayTakeBack(seat)) {
          trial.back(seat);
          taken++;
          const { view, options, history } = plain.question(seat);
          expect(trial.question(seat)).toMatchObject({ view, options, history });
          host = trial;
        }
        const picks = randomMove(plain, seat, rng);
        plain.move(seat, picks);
        host.move(seat, picks);
      }
    }
    expect(taken).toBeGreaterThan(5);
  });

  test('is forgotten in a session as well, and after a reload', () => {
    const game = { game: 'card', packs: ['base'], variants: {}, names: ['A', 'B', 'C', 'D', 'E'], me: 0 } as const;
    let taken = 0;
    for (const seed of ['fast:7', 'fast:8', 'fast:9', 'fast:10']) {
      const begin = () => Session.begin(game, seed, 'key');
      const [plain, other] = [begin(), begin()];
      let session = other;
      for (let n = 0; n < 600; n++) {
        const batch = plain.batch();
        const { decision } = session.batch();
        if (batch.view.over) break;
        if (batch.decision === null || batch.decision.standing) {
          plain.advance();
          session.advance();
          expect(session.kept().record).toBe(plain.kept().record);
          continue;
        }
        for (let tried = 0; tried < batch.decision.tree.length; tried++) {
          const trial = Session.resume(session.kept());
          trial.batch();
          trial.move(someMove(decision?.tree ?? [], tried, (draft) => session.next(draft)));
          if (!trial.takeBack()) continue;
          taken++;
          expect(trial.kept()).toEqual(plain.kept());
          session = trial;
          session.batch();
        }
        const picks = someMove(batch.decision.tree, n, (draft) => plain.next(draft));
        plain.move(picks);
        session.move(picks);
      }
    }
    expect(taken).toBeGreaterThan(20);
  });
});

test('a game that is taken up again goes on as it would have', () => {
  for (const name of Object.keys(SETUPS)) {
    const host = table(SETUPS[name], 9, 0);
    for (let n = 0; n < 40 && !host.over; n++) host.moveBot();
    const again = Host.replay(host.record(), seating(host.header.players, 9, 0));
    while (!host.over) {
      host.moveBot();
      again.moveBot();
      expect(again.record()).toBe(host.record());
    }
  }
});

test('who is out and can never come back is known from the rules', () => {
  expect(deadStayDead(cardRules({ players: 5 }))).toBe(true);
  for (const pack of ['high-noon', 'fistful-of-cards', 'wild-west-show', 'great-train-robbery'])
    expect(deadStayDead(cardRules({ players: 5, packs: ['base', pack] })), pack).toBe(false);
  expect(deadStayDead(diceRules({ players: 5 }))).toBe(true);
  expect(deadStayDead(diceRules({ players: 5, packs: ['base', 'old-saloon'], variants: { ghost: true } }))).toBe(false);
});
