import {
  cardRules,
  dicePacks,
  diceRules,
  diceVariantNames,
  fastRng,
  type Game,
  newCardGame,
  newDiceGame,
  nextBelow,
  packs,
  type Rules,
  seatsOf,
  variantChoices,
  variantNames,
} from '@sixgun/engine';
import { languages } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { askIn, boxOf, Names, type Part, refuseIn, tellIn } from '../src/index.ts';
import { allTexts, faultsOf, faultsOfLine } from './whole.ts';

const PLAYERS = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];
const LONGEST = 20_000;
const QUICK = process.env.SIXGUN_QUICK === '1';
const GAMES = QUICK ? 30 : 150;
/** Reasons are asked for at one decision in so many: to list them all takes longer than the move. */
const CURIOUS = 6;

/** Says everything met in three languages, each thing once. */
class Listener {
  readonly faults = new Set<string>();
  readonly met = new Set<string>();
  private readonly said = new Set<string>();
  private readonly names: readonly Names[];

  constructor(rules: Rules) {
    this.names = languages.map((language) => new Names(allTexts[language], boxOf(rules, PLAYERS)));
  }

  check<T extends object>(thing: T, name: string, say: (names: Names, thing: T) => Part[], faults = faultsOf): void {
    const key = JSON.stringify(thing);
    if (this.said.has(key)) return;
    this.said.add(key);
    this.met.add(name);
    for (const names of this.names) for (const fault of faults(say(names, thing))) this.faults.add(`${key}: ${fault}`);
  }

  question(g: Game, seat: number): void {
    const question = g.question(seat);
    if (question === null) this.faults.add(`${seat} is asked, but nothing`);
    else this.check(question, `ask ${question.ask}`, askIn);
  }

  refusals(g: Game, seat: number): void {
    for (const { refusal } of g.offer(seat, true).refused) this.check(refusal, `why ${refusal.why}`, refuseIn);
  }
}

function play(deal: (sink: NonNullable<Game['sink']>) => Game, rules: Rules, seed: number, met: Set<string>): string[] {
  const listener = new Listener(rules);
  const g = deal((event) => {
    if (event.e === 'tell') listener.check(event.told, `tell ${event.told.what}`, tellIn, faultsOfLine);
  });
  const rng = fastRng(`moves${seed}`);
  for (let decision = 0; !g.s.over && decision < LONGEST; decision++) {
    const seats = seatsOf(g.standing !== 0 && nextBelow(rng, 8) === 0 ? g.standing : g.asked);
    const seat = seats[nextBelow(rng, seats.length)];
    listener.question(g, seat);
    if (nextBelow(rng, CURIOUS) === 0) listener.refusals(g, seat);
    const o = g.offer(seat);
    g.choose(seat, nextBelow(rng, o.n));
  }
  for (const each of listener.met) met.add(each);
  return [...listener.faults];
}

test('whatever happens in a random card game with all packs is a whole sentence', { timeout: 240_000 }, () => {
  const met = new Set<string>();
  const all = packs.map((pack) => pack.id);
  for (let seed = 0; seed < GAMES; seed++) {
    const rng = fastRng(`story${seed}`);
    const variants = Object.fromEntries(
      variantNames.map((name) => {
        const on = nextBelow(rng, 3) === 0;
        const values = variantChoices[name];
        return [name, on && values !== undefined ? values[nextBelow(rng, values.length)] : on];
      }),
    );
    const chosen = seed % 3 === 0 ? all : all.filter((id) => id === 'base' || nextBelow(rng, 2) === 0);
    const rules = cardRules({ packs: chosen, players: 3 + nextBelow(rng, 6), variants });
    expect(
      play((sink) => newCardGame(rules, fastRng(seed), [], sink), rules, seed, met),
      `game ${seed}`,
    ).toEqual([]);
  }
  if (!QUICK) expect(met.size).toBeGreaterThan(90);
});

test('whatever happens in a random dice game with all modules is a whole sentence', { timeout: 120_000 }, () => {
  const met = new Set<string>();
  for (let seed = 0; seed < GAMES; seed++) {
    const rng = fastRng(`story${seed}`);
    const variants: Record<string, boolean | string> = {};
    for (const name of diceVariantNames)
      if (nextBelow(rng, 2) === 0)
        variants[name] = name === 'special-roles' && nextBelow(rng, 2) === 0 ? 'mixed' : true;
    const rules = diceRules({ packs: dicePacks.map((pack) => pack.id), variants, players: 3 + nextBelow(rng, 6) });
    expect(
      play((sink) => newDiceGame(rules, fastRng(seed), [], sink), rules, seed, met),
      `game ${seed}`,
    ).toEqual([]);
  }
  if (!QUICK) expect(met.size).toBeGreaterThan(50);
});
