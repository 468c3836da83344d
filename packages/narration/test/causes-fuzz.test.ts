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
  type Question,
  type Rules,
  seatsOf,
  type Told,
} from '@sixgun/engine';
import { expect, test } from 'vitest';
import { askIn, boxOf, Names, plain, tellIn } from '../src/index.ts';
import { allTexts } from './whole.ts';

const PLAYERS = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];
const LONGEST = 20_000;
/** `npm run test:full` plays a thousand. */
const GAMES = process.env.SIXGUN_FULL === '1' ? 500 : process.env.SIXGUN_QUICK === '1' ? 10 : 40;

/** Questions of the course of a game: nobody does anything to the one who is asked, and no card is at work. */
const OF_THE_COURSE: readonly Question['ask'][] = [
  'play',
  'discard',
  'standing',
  'order',
  'draw',
  'load',
  'pay-load',
  'choose-character',
  'keep-character',
  'roll',
  'reroll',
  'saloon-die',
  'end',
  'shot',
  'beer',
  'arrow',
  'broken-arrow',
  'arrow-back',
  'ghost-face',
  'ghost-token',
];
/** Windows of special roles name the role in their own words. */
const NAMES_ITS_ROLE = /^role-/;

/** Losses in the dice game that say in their own words what they come from. */
const OWN_WORDS: Readonly<Partial<Record<Told['what'], RegExp>>> = {
  'gatling-hit': /gatling/,
  'indians-hit': /Indians/,
  'dynamite-hit': /dynamite/,
  'bullet-hit': /Bullet/,
};

function faultOfLine(names: Names, told: Told): string | null {
  const said = plain(tellIn(names, told));
  if (told.what === 'hit' && told.cause === undefined) return said.includes(names.seat(told.by).label) ? null : said;
  if (told.what === 'hit' || told.what === 'lose-life')
    return told.cause !== undefined && said.includes(names.def(told.cause).label) ? null : said;
  return OWN_WORDS[told.what]?.test(said) === false ? said : null;
}

function faultOfQuestion(names: Names, question: Question): string | null {
  const said = plain(askIn(names, question));
  const { ask, by, cause } = question;
  if (OF_THE_COURSE.includes(ask) || NAMES_ITS_ROLE.test(ask)) return null;
  const at = cause === undefined ? null : names.def(cause);
  // A rule of the table is no card: its question says in its own words what it is about.
  const what = at !== null && (at.link === null || said.includes(at.label));
  const who = by === undefined || said.includes(names.seat(by).label);
  return what && who ? null : `${ask}: ${said}`;
}

function play(deal: (sink: NonNullable<Game['sink']>) => Game, rules: Rules, seed: number): string[] {
  const names = new Names(allTexts.en, boxOf(rules, PLAYERS));
  const faults = new Set<string>();
  const note = (fault: string | null) => fault !== null && faults.add(fault);
  const g = deal((event) => event.e === 'tell' && note(faultOfLine(names, event.told)));
  const rng = fastRng(`moves${seed}`);
  for (let decision = 0; !g.s.over && decision < LONGEST; decision++) {
    const seats = seatsOf(g.asked);
    const seat = seats[nextBelow(rng, seats.length)];
    const question = g.question(seat);
    if (question !== null) note(faultOfQuestion(names, question));
    const o = g.offer(seat);
    g.choose(seat, nextBelow(rng, o.n));
  }
  return [...faults];
}

test('no life is lost without its cause, no question is asked without who and what: card game', {
  timeout: 900_000,
}, () => {
  const all = packs.map((pack) => pack.id);
  for (let seed = 0; seed < GAMES; seed++) {
    const rng = fastRng(`causes${seed}`);
    const chosen = seed % 3 === 0 ? all : all.filter((id) => id === 'base' || nextBelow(rng, 2) === 0);
    const rules = cardRules({ packs: chosen, players: 3 + nextBelow(rng, 6), variants: {} });
    const faults = play((sink) => newCardGame(rules, fastRng(seed), [], sink), rules, seed);
    expect(faults, `game ${seed}`).toEqual([]);
  }
});

test('no life is lost without its cause, no question is asked without who and what: dice game', {
  timeout: 900_000,
}, () => {
  for (let seed = 0; seed < GAMES; seed++) {
    const rng = fastRng(`causes${seed}`);
    const variants = Object.fromEntries(diceVariantNames.map((name) => [name, nextBelow(rng, 2) === 0]));
    const rules = diceRules({ packs: dicePacks.map((pack) => pack.id), variants, players: 3 + nextBelow(rng, 6) });
    const faults = play((sink) => newDiceGame(rules, fastRng(seed), [], sink), rules, seed);
    expect(faults, `game ${seed}`).toEqual([]);
  }
});
