import { strictEqual } from 'node:assert';
import { expect, test } from 'vitest';
import { ALL_ARROWS, CHIEF, DIE, DOUBLE, NO_CHIEF, PILE, TOKEN } from '../src/dice/rules.ts';
import {
  DiceGame,
  determinize,
  dicePacks,
  diceRules,
  diceVariantNames,
  FACES,
  fastRng,
  type Header,
  hashGame,
  headerOf,
  letter,
  Match,
  newDiceGame,
  nextBelow,
  ownOf,
  replay,
  standpointOf,
} from '../src/index.ts';
import { programs } from '../src/kernel/program.ts';
import {
  checkClone,
  checkDeterminize,
  checkSave,
  checkShared,
  checkZones,
  Followers,
  type Reopen,
} from './support/checks.ts';
import { extent, GAMES } from './support/extent.ts';
import { LONGEST, randomMove, randomPicks, seatsOf } from './support/playout.ts';
import { checkAsks, checkSources, QueryWatch } from './support/purity.ts';

const THOROUGH = extent(6, 60, GAMES);

/** Modules, readings and a number of players at random. */
function randomSetup(seed: number) {
  const rng = fastRng(`setup${seed}`);
  const variants: Record<string, boolean | string> = {};
  for (const name of diceVariantNames)
    if (nextBelow(rng, 2) === 0) variants[name] = name === 'special-roles' && nextBelow(rng, 2) === 0 ? 'mixed' : true;
  return { packs: dicePacks.map((pack) => pack.id), variants, players: 3 + nextBelow(rng, 6) };
}

const ran = new Set<string>();
const facesSeen = new Set<string>();
const abilitiesSeen = new Set<string>();

function watch(g: DiceGame): void {
  const push = g.push.bind(g);
  g.push = (prog, me) => {
    ran.add(prog.name);
    return push(prog, me);
  };
}

/** Tokens are neither made nor lost, and nobody has what he cannot have. */
function checkBooks(g: DiceGame): void {
  const { rules, s } = g;
  let arrows = s.vars[PILE];
  for (let seat = 0; seat < rules.players; seat++) {
    arrows += g.arrows(seat);
    if (g.life(seat) > g.maxLife(seat) || g.life(seat) < 0) throw new Error(`${letter(seat)} has ${g.life(seat)} life`);
    if (g.inPlay(seat)) continue;
    if (g.hasAnyArrow(seat) || g.count(TOKEN, seat) + g.count(DOUBLE, seat) > 0)
      throw new Error(`${letter(seat)} is out and still has tokens`);
    if (!g.isOpen(seat)) throw new Error(`${letter(seat)} is out and hides his role`);
  }
  strictEqual(arrows, ALL_ARROWS);
  strictEqual(s.vars[CHIEF] !== NO_CHIEF, rules.chief);
  if (!s.over && g.tokensInPile() === 0) throw new Error('the pile is empty and nobody has attacked');
  for (let i = DIE; i < s.vars.length; i++) facesSeen.add(FACES[s.vars[i]]);
}

const parts = (g: DiceGame): string =>
  g.s.order
    .map((seat) => g.part(seat))
    .sort()
    .join();

/** Who is asked tells nothing: in every position a seat can imagine the same seats are asked. */
function checkWindows(g: DiceGame, reopen: (state: DiceGame['s']) => DiceGame, seat: number, seed: string): void {
  const made = determinize(standpointOf(g, seat), ownOf(g, seat), g.rules, reopen, fastRng(seed));
  strictEqual(made.called, g.called);
  strictEqual(parts(made), parts(g));
}

const queries = new QueryWatch();

function everyCheck(g: DiceGame, seed: string): void {
  checkSources(g);
  checkAsks(g);
  const reopen = (state: DiceGame['s']) => new DiceGame(g.rules, state);
  checkShared(g.s);
  checkZones(g);
  checkSave(g, reopen as Reopen);
  checkClone(g, reopen as Reopen, 6);
  for (const seat of g.s.order) {
    checkDeterminize(g, reopen as Reopen, seat, seed);
    checkWindows(g, reopen, seat, seed);
  }
}

function play(seed: number, thorough: boolean): void {
  const rules = diceRules(randomSetup(seed));
  queries.over(rules);
  const g = newDiceGame(rules, fastRng(seed));
  watch(g);
  for (const seat of g.s.order) for (const def of g.s.abilities[seat]) abilitiesSeen.add(g.rules.defs[def].id);
  const rng = fastRng(`moves${seed}`);
  const followers = thorough ? new Followers(g) : null;
  for (let decision = 0; !g.s.over; decision++) {
    if (decision > LONGEST) throw new Error('the game does not end');
    checkBooks(g);
    if (thorough) everyCheck(g, `${seed}/${decision}`);
    queries.on = thorough;
    randomMove(g, rng);
    queries.on = false;
    followers?.check();
  }
  checkBooks(g);
  checkZones(g);
}

test(`${GAMES} random games end, with every check at every decision of ${THOROUGH} of them`, { timeout: 0 }, () => {
  for (let seed = 0; seed < GAMES; seed++)
    try {
      play(seed, seed < THOROUGH);
    } catch (error) {
      throw new Error(`game ${seed}: ${error instanceof Error ? error.stack : error}`);
    }
});

test('every character, face and program of the dice game was exercised', () => {
  const characters = dicePacks.flatMap((pack) => pack.characters.map(({ id }) => id));
  expect(characters.filter((id) => !abilitiesSeen.has(id))).toEqual([]);
  expect(FACES.filter((face) => !facesSeen.has(face))).toEqual([]);
  const own = programs().filter(({ name }) => /^dice\/(?!setup)|#dice-/.test(name));
  expect(own.length).toBeGreaterThan(20);
  expect(own.map(({ name }) => name).filter((name) => name !== 'dice/turn' && !ran.has(name))).toEqual([]);
});

test('a record replays to the same position', () => {
  const kinds = { dice: { start: (header: Header) => newDiceGame(diceRules(header), fastRng(header.seed)) } };
  for (let seed = 0; seed < 40; seed++) {
    const header = headerOf({ game: 'dice', ...randomSetup(seed), seed });
    const match = new Match(header, kinds.dice.start(header));
    const { game } = match;
    const rng = fastRng(`record${seed}`);
    while (!game.s.over) {
      const seats = seatsOf(game.asked);
      const seat = seats[nextBelow(rng, seats.length)];
      randomPicks(game, seat, rng, match);
    }
    expect(hashGame(replay(match.record(), kinds).game)).toBe(hashGame(game));
  }
});
