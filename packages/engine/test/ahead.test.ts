import { expect, test } from 'vitest';
import {
  dicePacks,
  fastRng,
  gameKinds,
  hashGame,
  letter,
  type Match,
  newMatch,
  nextBelow,
  nextTokens,
  othersPass,
  replay,
  viewOf,
  writeRecord,
} from '../src/index.ts';
import { askedNow, LONGEST, seatsOf } from './support/playout.ts';

const VARIANTS = { 'special-roles': true, 'chief-arrow': true, 'saloon-dice': true, ghost: true };
const WITH_A_CHOICE = ['!the-ugly', '!the-doctor', '!left-hand-of-the-devil'];

const again = (match: Match): Match => replay(match.record(), gameKinds);

/** Plays at random until one of these roles may show itself while somebody could be the Judge; null if that never comes. */
function untilOffered(seed: number, role: string): { match: Match; seat: number } | null {
  const match = newMatch({ game: 'dice', players: 7, packs: dicePacks.map(({ id }) => id), variants: VARIANTS, seed });
  const rng = fastRng(`ahead${seed}`);
  for (let i = 0; i < LONGEST && !match.game.s.over; i++) {
    const seats = seatsOf(match.game.asked);
    const shower = seats.find((seat) => nextTokens(match.game, seat, []).includes(role));
    if (shower !== undefined) {
      const shown = again(match);
      shown.play(shower, [role]);
      passAll(shown, (prompt) => prompt === 'role-revealed');
      return askedNow(shown.game) === 'role-revealed' ? { match, seat: shower } : null;
    }
    const seat = seats[nextBelow(rng, seats.length)];
    const o = match.game.offer(seat);
    match.choose(seat, nextBelow(rng, o.n));
  }
  return null;
}

/** Everybody who is asked passes, as long as he can and the question is another one. */
function passAll(match: Match, enough: (prompt: string) => boolean): void {
  for (;;) {
    const { game } = match;
    const [seat] = seatsOf(game.asked).filter((one) => nextTokens(game, one, []).includes('pass'));
    if (seat === undefined || enough(askedNow(game))) return;
    match.play(seat, ['pass']);
  }
}

/** Every whole choice its owner has once nobody has objected. */
function choices(match: Match, seat: number, role: string): string[][] {
  const shown = again(match);
  shown.play(seat, [role]);
  expect(othersPass(shown.game, seat)).toBe(true);
  const first = nextTokens(shown.game, seat, []);
  return first.flatMap((token) => {
    const rest = nextTokens(shown.game, seat, [token]);
    return rest.length === 0 ? [[token]] : rest.map((second) => [token, second]);
  });
}

test('a line refused in the end has told nobody of the role it began with', () => {
  for (let seed = 0; ; seed++) {
    const found = untilOffered(seed, '!the-ugly');
    if (found === null) continue;
    const { match, seat } = found;
    const before = hashGame(match.game);
    const heard: string[] = [];
    match.game.sink = (event) => heard.push(event.e);
    const own = letter(seat);
    expect(() => match.play(seat, ['!the-ugly', own, own])).toThrow('refused: same-player');
    expect(heard.filter((event) => event !== 'stop')).toEqual([]);
    expect(hashGame(match.game)).toBe(before);
    return;
  }
});

const judge = (match: Match): number | undefined =>
  seatsOf(match.game.asked).find((seat) => nextTokens(match.game, seat, []).includes('!the-judge'));

test.each(WITH_A_CHOICE)('%s and its choice in one line wait for the Judge together', (role) => {
  let [passed, spoken] = [0, 0];
  for (let seed = 0; seed < 400 && (passed < 5 || spoken < 2); seed++) {
    const found = untilOffered(seed, role);
    if (found === null) continue;
    const { match, seat } = found;
    const all = choices(match, seat, role);
    const [one, other] = [all[0], all[all.length - 1]];
    const isJudging = (prompt: string) => prompt === 'role-revealed';

    const [told, otherwise, silent] = [[role, ...one], [role, ...other], [role]].map((line) => {
      const copy = again(match);
      copy.play(seat, line);
      passAll(copy, isJudging);
      return copy;
    });
    for (const copy of [told, otherwise]) {
      expect(hashGame(copy.game)).toBe(hashGame(silent.game));
      expect(copy.lines).toEqual(silent.lines);
      for (const at of copy.game.s.order) expect(viewOf(copy.game, at)).toEqual(viewOf(silent.game, at));
    }

    const speaker = judge(told);
    if (speaker !== undefined) {
      for (const copy of [told, otherwise]) {
        const spokenTo = again(copy);
        spokenTo.carryOn(copy);
        spokenTo.play(speaker, ['!the-judge']);
        passAll(spokenTo, () => !askedNow(spokenTo.game).startsWith('role-revealed'));
        expect(hashGame(again(spokenTo).game)).toBe(hashGame(spokenTo.game));
        const chosen = spokenTo.lines.slice(match.lines.length + 1).filter((line) => line.startsWith(letter(seat)));
        expect(chosen).toEqual([]);
      }
      spoken++;
    }

    passAll(told, (prompt) => !isJudging(prompt));
    passAll(silent, (prompt) => !isJudging(prompt));
    silent.play(seat, one);
    expect(hashGame(told.game)).toBe(hashGame(silent.game));
    expect(told.lines).toEqual(silent.lines);

    const written = told.lines.filter((_, i) => i !== told.lines.length - 1);
    written[match.lines.length] += ` ${one.join(' ')}`;
    expect(hashGame(replay(writeRecord(match.header, written), gameKinds).game)).toBe(hashGame(told.game));
    passed++;
  }
  expect(passed).toBeGreaterThan(4);
  expect(spoken).toBeGreaterThan(1);
});
