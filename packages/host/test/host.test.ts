import {
  cardRules,
  deadStayDead,
  diceRules,
  hashGame,
  headerOf,
  nextBelow,
  PASS,
  seatPick,
  seatsOf,
} from '@sixgun/engine';
import { describe, expect, test } from 'vitest';
import { DriftError, fromRecord, Host, moveBot } from '../src/index.ts';
import { moveOf } from '../src/think.ts';
import { Session } from './session.ts';
import { someMove } from './some-move.ts';
import { back, chance, isSealed, META, move, randomMove, SETUPS, say, seating, someSeat, table } from './tables.ts';

describe('a move', () => {
  test.each(Object.keys(SETUPS))('is legal, or a refusal that changes nothing: %s', (name) => {
    const host = table(SETUPS[name], 3);
    const rng = chance('wrong');
    for (let n = 0; !host.over && n < 150; n++) {
      const before = hashGame(host.game);
      const lines = host.recordSoFar();
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
      for (const [who, what] of wrong) {
        const result = host.move(who, host.q, what, META);
        expect(result).toHaveProperty('refusal');
        expect(host.against(who, host.q, what, null)).toEqual(result);
      }
      expect(host.against(seat, host.q, picks, null)).toBeNull();
      expect(host.move(seat, host.q - 1, picks, META)).toEqual({ no: 'stale' });
      expect(hashGame(host.game)).toBe(before);
      expect(host.recordSoFar()).toBe(lines);
      move(host, seat, picks);
    }
  });

  test('plays the first of two copies that share a token, so that the record plays the same one', () => {
    for (let seed = 0; seed < 8; seed++) {
      const host = table({ players: 7, packs: 'all' }, seed);
      const rng = chance(`copies ${seed}`);
      for (let n = 0; n < 400 && !host.over; n++) {
        const seat = someSeat(host, rng);
        move(host, seat, randomMove(host, seat, rng));
      }
      expect(hashGame(fromRecord(host.recordSoFar()).host.game)).toBe(hashGame(host.game));
    }
  });

  test('sent twice is made once, after a restart as well', () => {
    const host = table(SETUPS['card, base'], 2);
    const rng = chance('twice');
    const rows = [];
    for (let n = 0; n < 60; n++) {
      const seat = someSeat(host, rng);
      const picks = randomMove(host, seat, rng);
      const { q } = host;
      const meta = { ...META, cid: `action-${n}` };
      rows.push(...move(host, seat, picks, meta.cid));
      const before = hashGame(host.game);
      expect(host.move(seat, q, picks, meta)).toEqual({ again: host.q });
      expect(host.move(seat, host.q, picks, meta)).toEqual({ again: host.q });
      const again = Host.replay(host.header, rows);
      expect(again.move(seat, q, picks, meta)).toEqual({ again: host.q });
      expect(hashGame(again.game)).toBe(before);
    }
  });
});

describe('a log', () => {
  const played = () => {
    const host = table(SETUPS['card, base'], 4);
    const rng = chance('log');
    const rows = [];
    for (let n = 0; n < 48; n++) {
      const seat = someSeat(host, rng);
      rows.push(...move(host, seat, randomMove(host, seat, rng)));
    }
    return { host, rows };
  };

  test('with a gap, an impossible move or another position is not gone on with', () => {
    const { host, rows } = played();
    const without = rows.filter(({ seq }) => seq !== 20);
    expect(() => Host.replay(host.header, without)).toThrow(new DriftError(21, 'row 20 is missing.'));
    const wrong = rows.with(9, { ...rows[9], picks: [4095] });
    expect(() => Host.replay(host.header, wrong)).toThrow(/^Row 10: .* cannot be played/);
    const other = rows.with(31, { ...rows[31], check: 1 });
    expect(() => Host.replay(host.header, other)).toThrow(/^Row 32: the position after it is not the one/);
  });

  test('gives no record before the game is over', () => {
    expect(() => played().host.record()).toThrow(/while the game is played/);
  });
});

describe('a window', () => {
  /** All that this seat can know of a table. */
  const known = (host: Host, seat: number): string =>
    JSON.stringify([
      host.table(seat),
      host.now(seat),
      host.position(seat),
      host.options(seat),
      host.since(seat, host.q),
    ]);

  test.each(['card, base', 'card, valley of shadows', 'dice, old saloon'])(
    'tells nobody who has answered until it opens, and then nothing is taken back: %s',
    (name) => {
      let windows = 0;
      for (let seed = 0; seed < 6; seed++) {
        const host = table(SETUPS[name], seed);
        const rng = chance(`window ${seed}`);
        while (!host.over) {
          const seats = seatsOf(host.game.asked);
          if (!host.game.isWindow() || seats.length < 2) {
            const seat = someSeat(host, rng);
            move(host, seat, randomMove(host, seat, rng));
            continue;
          }
          windows++;
          const before = host.game.s.order.map((seat) => known(host, seat));
          const { q } = host;
          const answered = new Set<number>();
          while (seats.length > 1) {
            const [seat] = seats.splice(nextBelow(rng, seats.length), 1);
            move(host, seat, randomMove(host, seat, rng));
            answered.add(seat);
            expect(isSealed(host, seat)).toBe(true);
            expect(host.mayTakeBack(seat)).toBe(true);
            if (nextBelow(rng, 2) === 0) {
              back(host, seat);
              expect(isSealed(host, seat)).toBe(false);
              expect(known(host, seat)).toBe(before[seat]);
            }
            const lines = host.recordSoFar();
            const again = randomMove(host, seat, rng);
            move(host, seat, again);
            move(host, seat, again);
            expect(host.recordSoFar().split('\n').length - lines.split('\n').length).toBeLessThan(2);
            expect(host.q).toBe(q);
            for (const other of host.game.s.order)
              if (!answered.has(other)) expect(known(host, other)).toBe(before[other]);
          }
          const [last] = seats;
          move(host, last, randomMove(host, last, rng));
          expect(host.q).toBeGreaterThan(q);
          for (const seat of [last, ...answered]) if (!isSealed(host, seat)) expect(host.mayTakeBack(seat)).toBe(false);
        }
        expect(hashGame(fromRecord(host.record()).host.game)).toBe(hashGame(host.game));
      }
      expect(windows).toBeGreaterThan(2);
    },
  );
});

describe('a move taken back', () => {
  const PEOPLE = 2;
  const SEEDS = process.env.SIXGUN_QUICK === '1' ? 1 : 3;

  test.each(Object.keys(SETUPS))('was never made for the bots either: %s', (name) => {
    let taken = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      const plain = table(SETUPS[name], seed);
      let host = table(SETUPS[name], seed);
      const seats = seating(host.header.players, seed, PEOPLE);
      const rng = chance(`back ${seed}`);
      for (let n = 0; !plain.over && n < 300; n++) {
        if (moveBot(plain, seats) !== null) {
          moveBot(host, seats);
          expect(host.recordSoFar()).toBe(plain.recordSoFar());
          continue;
        }
        const seat = someSeat(plain, rng);
        const trial = fromRecord(host.recordSoFar()).host;
        move(trial, seat, randomMove(trial, seat, rng));
        if (trial.mayTakeBack(seat)) {
          back(trial, seat);
          taken++;
          const { view, options, history } = plain.question(seat, 'key');
          expect(trial.question(seat, 'key')).toMatchObject({ view, options, history });
          expect(trial.chance('key', seat)).toEqual(plain.chance('key', seat));
          host = trial;
        }
        const picks = randomMove(plain, seat, rng);
        move(plain, seat, picks);
        move(host, seat, picks);
      }
    }
    expect(taken).toBeGreaterThan(2 * SEEDS - 1);
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

test.each(Object.keys(SETUPS))(
  'only what leaves no choice and is not the player’s own act is answered for him: %s',
  (name) => {
    const own = ['play', 'roll', 'reroll', 'end', 'standing'];
    let spared = 0;
    for (let seed = 0; seed < 4; seed++) {
      const host = table(SETUPS[name], seed);
      const rng = chance(`spare ${seed}`);
      while (!host.over) {
        for (const { seat, must, spare } of host.waiting().seats) {
          if (spare === null) continue;
          spared++;
          expect(must).toBe(true);
          expect(own).not.toContain(host.game.question(seat)?.ask);
          expect(host.options(seat)).toEqual([{ line: spare, draft: false }]);
        }
        const seat = someSeat(host, rng);
        move(host, seat, randomMove(host, seat, rng));
      }
    }
    expect(spared).toBeGreaterThan(3);
  },
);

test('a sealed answer taken back costs nobody what was told meanwhile', () => {
  // Several answers lie sealed when somebody speaks and a rule makes something of it.
  const setup = {
    players: 6,
    packs: ['base', 'wild-west-show', 'valley-of-shadows'],
    variants: { 'two-characters': true },
  };
  let told = 0;
  for (let seed = 0; seed < 400 && told === 0; seed++) {
    const host = table(setup, seed);
    const rng = chance(`say ${seed}`);
    while (!host.over && told === 0) {
      const seats = seatsOf(host.game.asked);
      if (host.game.isWindow() && seats.length > 2) {
        for (const seat of seats.slice(0, 2)) move(host, seat, randomMove(host, seat, rng));
        const rows = say(host, seats[2]);
        if (rows.length > 0 && isSealed(host, seats[0]) && isSealed(host, seats[1])) {
          const story = JSON.stringify(host.story());
          back(host, seats[0]);
          back(host, seats[1]);
          expect(JSON.stringify(host.story())).toBe(story);
          expect(host.recordSoFar()).toContain(': say\n');
          told++;
        }
        continue;
      }
      const seat = someSeat(host, rng);
      move(host, seat, randomMove(host, seat, rng));
    }
  }
  expect(told).toBe(1);
});

test('a game that is taken up again goes on as it would have', () => {
  for (const name of Object.keys(SETUPS)) {
    const host = table(SETUPS[name], 9);
    const seats = seating(host.header.players, 9, 0);
    for (let n = 0; n < 40 && !host.over; n++) moveBot(host, seats);
    const { host: again } = fromRecord(host.recordSoFar());
    while (!host.over) {
      moveBot(host, seats);
      moveBot(again, seats);
      expect(again.recordSoFar()).toBe(host.recordSoFar());
    }
  }
});

test('bots hear what has happened also of a game that was begun under other rules', () => {
  const header = { ...headerOf({ ...SETUPS['card, base'], seed: 'other-rules' }), engine: '1' };
  const begun = Host.deal(header);
  const rng = chance('other rules');
  const rows = Array.from({ length: 40 }, () => {
    const seat = someSeat(begun, rng);
    return move(begun, seat, randomMove(begun, seat, rng));
  }).flat();
  const host = Host.replay(header, rows, 'line');
  expect(host.openly().events.length).toBeGreaterThan(20);
});

test('who is out and can never come back is known from the rules', () => {
  expect(deadStayDead(cardRules({ players: 5 }))).toBe(true);
  for (const pack of ['high-noon', 'fistful-of-cards', 'wild-west-show', 'great-train-robbery'])
    expect(deadStayDead(cardRules({ players: 5, packs: ['base', pack] })), pack).toBe(false);
  expect(deadStayDead(diceRules({ players: 5 }))).toBe(true);
  expect(deadStayDead(diceRules({ players: 5, packs: ['base', 'old-saloon'], variants: { ghost: true } }))).toBe(false);
});

test('a bot that answers what it was not offered is named without what it answered, which may be its hand', () => {
  const host = table(SETUPS['card, base'], 4);
  const [{ seat }] = host.waiting().seats;
  const wrong = { name: 'wrong', decide: () => [4711, 815] };
  expect(() => moveOf(host, seat, wrong, 'key')).toThrow(
    /^The bot of seat [A-H] answered what is none of its options.$/,
  );
});
