import { KIND, kindOf, pickValue } from '@sixgun/engine';
import { isBurden } from '../values.ts';
import { lifeWorth } from './answer.ts';
import { judgeEffect, NEVER } from './effect.ts';
import { ENEMY, intentOf, type Situation } from './situation.ts';

/** What a nugget is worth, in the measure of moves; less for who has many. */
const nugget = (s: Situation): number => (s.gold(s.me) > 5 ? 0.4 : 0.7);

type Trade = (s: Situation, line: readonly number[]) => number;

/** Moves that begin with a word, by that word. */
const trades: Readonly<Record<string, Trade>> = {
  'buy:': (s, [, gear, ...rest]) => judgeGear(s, pickValue(gear), rest) - nugget(s) * priceOf(s, pickValue(gear)),
  'break:': forceOff,
  'wagon:': takeWagon,
  advance,
  'load:': (s, [, place]) => loadPlace(s, place),
  'pay:': (s, [, place]) => 1 + payPlace(s, place),
  'take:': (s, [, place]) => takePlace(s, place),
};

/** How good a move that begins with a word is, if it is one of these. */
export const judgeTrade = (s: Situation, line: readonly number[]): number | undefined =>
  kindOf(line[0]) === KIND.word ? trades[s.rules.words[pickValue(line[0])]]?.(s, line) : undefined;

function priceOf(s: Situation, piece: number): number {
  const content = s.rules.content[s.def(piece)];
  return 'price' in content ? Number(content.price) : 0;
}

/** What equipment does when it comes to me, with the picks that say how. */
export function judgeGear(s: Situation, piece: number, picks: readonly number[]): number {
  const own = { first: KIND.word, word: '', def: s.def(piece), card: -1, cost: -1, boosts: [], to: -1, target: -1 };
  const { use, worth } = s.note(piece);
  // There is gold for one of them, so it should be the best.
  if (use === 'equip') return 3 + worth / 2;
  if (picks.length === 0) return judgeEffect(s, own);
  const chosen = intentOf(s.rules, picks);
  return judgeEffect(s, {
    ...own,
    ...chosen,
    first: KIND.word,
    def: kindOf(picks[0]) === KIND.effect ? chosen.def : own.def,
  });
}

/** Good equipment of enemies, and what burdens a friend. */
function forceOff(s: Situation, [, gear, owner]: readonly number[]): number {
  const piece = pickValue(gear);
  const foe = s.against[pickValue(owner)];
  const note = s.note(piece);
  const cost = nugget(s) * (priceOf(s, piece) + 1);
  if (isBurden(note)) return foe < 0 ? 2 - foe - cost : NEVER;
  return foe > ENEMY ? (1 + note.worth / 2) * foe - cost : NEVER;
}

/** What part of the worth of a card counts when it is given for a wagon that may serve only once. */
const GIVEN = 0.6;
const GOT = 0.7;

/** The wagon for what is paid at its station, or for what will have to be. */
function takeWagon(s: Situation, [, wagon, ...paid]: readonly number[]): number {
  const piece = pickValue(wagon);
  const gain = GOT * s.note(piece).worth;
  if (paid.length > 0) return gain - GIVEN * paid.reduce((total, pick) => total + s.loss(pickValue(pick)), 0);
  return gain - openPrice(s, piece);
}

/** A price not named yet: two cards, or a life. */
function openPrice(s: Situation, wagon: number): number {
  const behind = s.place('train').indexOf(wagon);
  const station = s.place('stations')[s.variable('train-at') - 1 - behind];
  const content = station === undefined ? {} : s.rules.content[s.def(station)];
  const price = 'price' in content ? (content.price as { life: number } | undefined) : undefined;
  if (price !== undefined && price.life > 0) return s.life(s.me) > 3 ? 2.5 : lifeWorth(s.life(s.me));
  const [first = 0, second = 0] = [...s.hand(), ...s.exposed(s.me)].map((card) => s.loss(card)).sort((a, b) => a - b);
  return GIVEN * (first + second);
}

/** A free move obliges to pay for a wagon; at the end of the line the locomotive concerns everybody. */
function advance(s: Situation): number {
  // It might have to be paid for with the card that keeps a ghost in the game.
  if (s.life(s.me) <= 0 && s.handSize(s.me) < 2) return NEVER;
  const spare = s.handSize(s.me) >= 3 ? 1 : -1;
  const arrives = s.variable('train-at') + 1 >= s.place('stations').length;
  return arrives ? spare + engineGain(s) : spare;
}

/** What the locomotive brings me at the end of the line. */
export function engineGain(s: Situation): number {
  const [engine] = s.place('engine');
  if (engine === undefined || s.note(engine).use === 'share') return 1;
  return s.held('dodge') > 0 ? 0.5 : -lifeWorth(s.life(s.me)) / 3;
}

const isSeat = (place: number): boolean => kindOf(place) === KIND.seat;

/** What explodes when it is empty needs its tokens most. */
const isTimed = (s: Situation, piece: number): boolean => isBurden(s.note(piece));

/** Where a token of mine does most good. */
function loadPlace(s: Situation, place: number): number {
  if (isSeat(place)) return 3 - 0.4 * s.ownLoad(s.me);
  const piece = pickValue(place);
  const load = s.loadOn(piece);
  if (isTimed(s, piece)) return load <= 2 ? 8 : 1;
  return s.note(piece).worth / 1.5 - 0.6 * load;
}

/** What it costs to pay a token from here: the last one of a card costs the card. */
export function payPlace(s: Situation, place: number): number {
  if (isSeat(place)) return -0.2;
  const piece = pickValue(place);
  const last = s.loadOn(piece) <= 1;
  if (isTimed(s, piece)) return last ? -2 * lifeWorth(s.life(s.me)) : -1;
  return last ? -s.note(piece).worth : -0.5;
}

/** A token of an enemy; one more of mine from a card of my own is hardly anything. */
function takePlace(s: Situation, place: number): number {
  if (isSeat(place)) return s.against[pickValue(place)] > 0 ? 2 + s.against[pickValue(place)] : NEVER;
  const piece = pickValue(place);
  const { owner } = s.placeOf(piece);
  if (owner === s.me) return s.loadOn(piece) > 1 && !isTimed(s, piece) ? 0.2 : NEVER;
  return s.against[owner] > 0 ? 2 + s.against[owner] + s.note(piece).worth / 5 : NEVER;
}
