import { CardGame, type CardRules, fastRng, type Game, newCardGame, nextBelow } from '../../src/index.ts';
import { checkClone, checkDeterminize, checkSave, checkShared, checkZones, Followers, type Reopen } from './checks.ts';
import { LONGEST, randomMove } from './playout.ts';
import { checkAsks, checkSources, QueryWatch } from './purity.ts';

const FORMER = ['willy-the-kid', 'suzy-lafayette', 'sid-ketchum', 'kit-carlson', 'claus-the-saint', 'slab-the-killer'];

function deal(rules: CardRules, seed: number): CardGame {
  const rng = fastRng(`setup${seed}`);
  const previous = Array.from({ length: rules.players }, (_, seat) => ({
    role: seat === 0 ? 'sheriff' : 'outlaw',
    character: FORMER[seat] ?? 'black-jack',
    dead: nextBelow(rng, 2) === 0,
  }));
  return newCardGame(rules, fastRng(seed), previous);
}

/** Notes which programs have run, over all games. */
function watch(g: Game, ran: Set<string>): void {
  const push = g.push.bind(g);
  g.push = (prog, me) => {
    ran.add(prog.name);
    return push(prog, me);
  };
}

const queries = new QueryWatch();
/** Queries are watched at every so many decisions of a thorough game: a move asks a hundred of them. */
const WATCHED = 8;

function everyCheck(g: CardGame, reopen: Reopen, seed: string): void {
  checkShared(g.s);
  checkZones(g);
  checkSources(g);
  checkAsks(g);
  checkSave(g, reopen);
  checkClone(g, reopen, 6);
  for (const seat of g.s.order) checkDeterminize(g, reopen, seat, seed);
}

/** At how many decisions of a game everything is checked; who lies where is looked at in the end in any case. */
export type Checked = 'all' | 'one' | 'none';

/** One random game; answers how many decisions it took. */
export function playChecked(rules: CardRules, seed: number, checked: Checked, ran: Set<string>): number {
  const thorough = checked === 'all';
  queries.over(rules);
  const g = deal(rules, seed);
  watch(g, ran);
  const reopen: Reopen = (state) => new CardGame(g.rules, state);
  const rng = fastRng(`moves${seed}`);
  const sampled = checked === 'none' ? -1 : nextBelow(rng, 120);
  let followers = thorough ? new Followers(g) : null;
  let decision = 0;
  for (; !g.s.over; decision++) {
    if (decision > LONGEST) throw new Error('the game does not end');
    if (thorough || decision === sampled) {
      everyCheck(g, reopen, `${seed}/${decision}`);
      followers ??= new Followers(g);
      queries.on = !thorough || decision % WATCHED === 0;
    }
    randomMove(g, rng);
    queries.on = false;
    followers?.check();
    if (!thorough && followers !== null && decision > sampled) {
      followers = null;
      g.sink = null;
    }
  }
  checkZones(g);
  return decision;
}

export const setupText = ({ packs, variants, players }: CardRules): string =>
  JSON.stringify({ packs, variants, players });

/** Plays the games and returns the programs that have run; a failure names its game. */
export function fuzz(setups: readonly CardRules[], games: number, thorough: number): Set<string> {
  const ran = new Set<string>();
  for (let seed = 0; seed < games; seed++) {
    const rules = setups[seed % setups.length];
    try {
      playChecked(rules, seed, seed < thorough ? 'all' : 'one', ran);
    } catch (error) {
      throw new Error(`game ${seed} of ${setupText(rules)}: ${error instanceof Error ? error.stack : error}`);
    }
  }
  return ran;
}

/** Programs of definitions that no game has run. */
export function neverRan(rules: CardRules, ran: ReadonlySet<string>): string[] {
  const programs = [
    ...rules.plays,
    ...rules.uses,
    ...rules.saves,
    ...rules.mets,
    ...rules.enters,
    ...rules.gains,
    ...rules.loses,
    ...[rules.options, rules.draws, rules.responds, rules.rescues].flatMap((list) => list.map((one) => one?.prog)),
    ...rules.triggers.flatMap((table) => table.of.map((trigger) => trigger?.prog)),
  ];
  return programs.flatMap((prog) => (prog !== undefined && !ran.has(prog.name) ? [prog.name] : []));
}
