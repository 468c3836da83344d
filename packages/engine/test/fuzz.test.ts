import { expect, test } from 'vitest';
import {
  CardGame,
  cardRules,
  fastRng,
  type Game,
  newCardGame,
  nextBelow,
  packs,
  variantChoices,
  variantNames,
} from '../src/index.ts';
import { checkClone, checkDeterminize, checkSave, checkZones, Followers, type Reopen } from './support/checks.ts';
import { LONGEST, randomMove } from './support/playout.ts';

const FULL = process.env.SIXGUN_FULL === '1';
const GAMES = FULL ? 20_000 : 8_000;
const THOROUGH = FULL ? GAMES : 200;

/** A set-up drawn from everything the rulebook offers. */
function randomGame(seed: number): CardGame {
  const rng = fastRng(`setup${seed}`);
  const players = 3 + nextBelow(rng, 6);
  const chosen = packs.map((pack) => pack.id).filter((id) => id === 'base' || nextBelow(rng, 2) === 0);
  const variants = Object.fromEntries(
    variantNames.map((name) => {
      const choices = variantChoices[name] ?? [true];
      return [name, nextBelow(rng, 3) === 0 && choices[nextBelow(rng, choices.length)]];
    }),
  );
  const characters = [
    'willy-the-kid',
    'suzy-lafayette',
    'sid-ketchum',
    'kit-carlson',
    'claus-the-saint',
    'slab-the-killer',
  ];
  const previous = Array.from({ length: players }, (_, seat) => ({
    role: seat === 0 ? 'sheriff' : 'outlaw',
    character: characters[seat] ?? 'black-jack',
    dead: nextBelow(rng, 2) === 0,
  }));
  return newCardGame(cardRules({ players, packs: chosen, variants }), fastRng(seed), previous);
}

/** Which programs have run, over all games. */
const ran = new Set<string>();

function watch(g: Game): void {
  const push = g.push.bind(g);
  g.push = (prog, me) => {
    ran.add(prog.name);
    return push(prog, me);
  };
}

function everyCheck(g: CardGame, reopen: Reopen, seed: string): void {
  checkZones(g);
  checkSave(g, reopen);
  checkClone(g, reopen, 6);
  for (const seat of g.s.order) checkDeterminize(g, reopen, seat, seed);
}

function play(seed: number, thorough: boolean): void {
  const g = randomGame(seed);
  watch(g);
  const reopen: Reopen = (state) => new CardGame(g.rules, state);
  const rng = fastRng(`moves${seed}`);
  const sampled = nextBelow(rng, 120);
  let followers = thorough ? new Followers(g) : null;
  for (let decision = 0; !g.s.over; decision++) {
    if (decision > LONGEST) throw new Error('the game does not end');
    if (thorough || decision === sampled) {
      everyCheck(g, reopen, `${seed}/${decision}`);
      followers ??= new Followers(g);
    }
    if (nextBelow(rng, 50) === 0) g.signal(nextBelow(rng, g.rules.players));
    if (!g.s.over) randomMove(g, rng);
    followers?.check();
    if (!thorough && followers !== null && decision > sampled) {
      followers = null;
      g.sink = null;
    }
  }
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

test('every definition with steps of its own was exercised', () => {
  const everything = packs.map((pack) => pack.id);
  const rules = cardRules({ players: 5, packs: everything, variants: { 'dynamite-stick': true } });
  const programs = [
    ...rules.plays,
    ...rules.saves,
    ...rules.enters,
    ...rules.options.map((option) => option?.prog),
    ...rules.draws.map((draw) => draw?.prog),
    ...rules.responds.map((respond) => respond?.prog),
    ...rules.rescues.map((rescue) => rescue?.prog),
    ...rules.triggers.flatMap((table) => table.of.map((trigger) => trigger?.prog)),
  ];
  const missing = programs.flatMap((prog) => (prog !== undefined && !ran.has(prog.name) ? [prog.name] : []));
  expect(missing).toEqual([]);
});
