import { hashGame, OPEN, OtherRules, PUBLIC, RecordError, seatsOf } from '@sixgun/engine';
import type { Batch, Course } from '@sixgun/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromRecord, Host, moveBot, Playback, type Row } from '../src/index.ts';
import { SETUPS, seating, table } from './tables.ts';

/** All that a seat knows now; what was heard so far grows with the game. */
function questionNow(host: Host, seat: number) {
  const { rules: _rules, heard, ...question } = host.question(seat, 'thoughts');
  return structuredClone({ ...question, heard });
}

/** A whole game of bots, with the views each audience had after every row. */
function played(name: string, seed: number) {
  const host = table(SETUPS[name], seed);
  const { players } = host.header;
  const audiences = [...Array.from({ length: players }, (_, seat) => seat), PUBLIC, OPEN];
  const look = () => {
    const views = audiences.map((audience) => structuredClone(host.view(audience)));
    const asked = seatsOf(host.game.called);
    return { row: host.q, views, asked, question: asked.length === 0 ? null : questionNow(host, asked[0]) };
  };
  const seen = [look()];
  const rows: Row[] = [];
  while (!host.over) {
    rows.push(...(moveBot(host, seating(players, seed, 0))?.rows ?? []));
    if (host.q !== seen.at(-1)?.row) seen.push(look());
  }
  return { record: host.record(), audiences, seen, hash: hashGame(host.game) };
}

describe.each(['card, base', 'card, valley of shadows', 'dice, old saloon'])('a game looked at again: %s', (name) => {
  let game: ReturnType<typeof played>;
  let playback: Playback;
  beforeAll(() => {
    game = played(name, 3);
    playback = new Playback(game.record);
  });

  test('each pair of eyes sees exactly what it saw, step by step', () => {
    const last = playback.course.steps.length - 1;
    expect(last).toBe(game.seen.length - 1);
    const some = name === 'card, base' ? game.audiences : game.audiences.slice(-3);
    for (const audience of some) {
      const at = game.audiences.indexOf(audience);
      const { view, batch, info } = playback.table(0, audience);
      expect([view.seat, info.me]).toEqual([audience, PUBLIC]);
      expect(view).toEqual(game.seen[0].views[at]);
      let now: Batch | null = batch;
      for (let step = 0; now !== null; step++) {
        expect(now).toMatchObject({ replayed: step, decision: null });
        expect(now.view).toEqual(game.seen[step].views[at]);
        now = playback.next(audience);
      }
    }
  });

  test('any step can be gone to, from anywhere', () => {
    const last = playback.course.steps.length - 1;
    for (const step of [last, 3, Math.floor(last / 2), 0, last - 1])
      for (const [at, audience] of [...game.audiences.entries()].slice(-3))
        expect(playback.table(step, audience).view).toEqual(game.seen[step].views[at]);
  });

  test('its course has every turn, every life and every death', () => {
    const { course } = playback;
    expect(course.over && course.mayOpen).toBe(true);
    expect(course.steps[0].turn).toBeLessThanOrEqual(1);
    course.steps.slice(1).forEach(({ turn }, i) => {
      expect(turn).toBeGreaterThanOrEqual(course.steps[i].turn);
    });
    const end = playback.table(course.steps.length - 1, PUBLIC);
    const life = end.info.seatColumns.indexOf('life');
    const lives = course.names.map((_, seat) => Math.max(0, end.view.seats[life * 8 + seat]));
    expect(course.steps.at(-1)?.lives).toEqual(lives);
    expect(course.deaths.length).toBeGreaterThan(0);
    expect(course.winners.length).toBeGreaterThan(0);
  });

  test('a link that counts too many steps of a turn leads to the last of that turn, not into the next', () => {
    const { steps } = playback.course;
    const { turn } = steps[Math.floor(steps.length / 2)];
    const first = steps.findIndex((each) => each.turn === turn);
    expect(playback.stepAt(turn, 0)).toBe(first);
    expect(steps[playback.stepAt(turn, 9999)].turn).toBe(turn);
    expect(steps[playback.stepAt(turn, 9999) + 1].turn).toBeGreaterThan(turn);
    expect(playback.stepAt(0, 0)).toBe(0);
    expect(playback.stepAt(9999, 0)).toBe(steps.length - 1);
  });

  test('who is asked at a step knows as much as he knew then, and what he did comes after it', () => {
    const { steps } = playback.course;
    expect(steps.map(({ asked }) => asked)).toEqual(game.seen.map(({ asked }) => asked));
    for (const step of [steps.length - 2, 7, 12, 3]) {
      const { asked, question } = game.seen[step];
      const host = playback.hostAt(step);
      expect(questionNow(host, asked[0])).toEqual(question);
      const done = playback.answerOf(asked[0], step) ?? [];
      if (asked.length === 1) expect(host.against(asked[0], host.q, done, null)).toBeNull();
    }
    expect(playback.answerOf(game.seen[3].asked[0], steps.length - 1)).toBeNull();
  });

  test('somebody plays on from the middle, with the cards as they lie or dealt anew', () => {
    const step = Math.floor(playback.course.steps.length / 2);
    const [seat] = playback.table(step, PUBLIC).batch.open?.seats ?? [0];
    const at = game.audiences.indexOf(seat);
    const asTheyLie = fromRecord(playback.recordFrom(step, seat, [])).host;
    expect(asTheyLie.view(OPEN)).toEqual(game.seen[step].views.at(-1));
    const anew = fromRecord(playback.recordFrom(step, seat, [1, 2, 3, 4])).host;
    expect(anew.view(seat)).toEqual(game.seen[step].views[at]);
    for (const host of [asTheyLie, anew]) {
      while (!host.over) moveBot(host, seating(host.header.players, 1, 0));
      expect(hashGame(fromRecord(host.record()).host.game)).toBe(hashGame(host.game));
    }
  });
});

describe('a record that is not what it should be', () => {
  let record = '';
  beforeAll(() => {
    record = played('card, base', 5).record;
  });
  const courseOf = (text: string): Course => new Playback(text).course;

  test.each([
    ['a move nobody can make', 'A: beans'],
    ['a line that is no move', 'what is this?'],
    ['half a move', 'Q'],
  ])('%s in the middle leaves what came before it', (_what, line) => {
    const lines = record.split('\n');
    const at = Math.floor(lines.length / 2);
    const whole = courseOf(record);
    const { broken, steps, over, mayOpen } = courseOf(lines.with(at, line).join('\n'));
    expect(broken?.line).toBe(at + 1);
    expect(over).toBe(false);
    expect(mayOpen).toBe(true);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps).toEqual(whole.steps.slice(0, steps.length));
  });

  test('an end that the moves do not lead to is told, a cut game has none', () => {
    const lines = record.split('\n');
    expect(courseOf(record)).toMatchObject({ changed: false, broken: null });
    expect(courseOf(record.replace(/End: .*/, 'End: 0123456789abcdef'))).toMatchObject({ over: true, changed: true });
    expect(courseOf(lines.slice(0, lines.length / 2).join('\n'))).toMatchObject({ over: false, changed: false });
  });

  test('a game that is still played is open to nobody', () => {
    const host = Host.deal(fromRecord(record).host.header);
    expect(courseOf(host.recordSoFar().replace(/End: .*\n/, ''))).toMatchObject({ over: false, mayOpen: false });
  });

  test('a game that a server has given up is open to everybody', () => {
    const { end: _end, ...header } = fromRecord(record).host.header;
    const hex = '0'.repeat(64);
    const dealing = { id: 'g0', commitment: hex, secret: hex, salts: header.names.map(() => null) };
    const host = Host.deal({ ...header, dealing });
    expect(courseOf(host.recordSoFar())).toMatchObject({ over: false, mayOpen: true, broken: null });
  });

  test('other rules and a header without sense are refused', () => {
    expect(() => courseOf(record.replace(/Engine: .*/, 'Engine: 1'))).toThrow(OtherRules);
    expect(() => courseOf(record.replace('Game: card', 'Game: chess'))).toThrow(RecordError);
    expect(() => courseOf('Hello')).toThrow(RecordError);
  });
});
