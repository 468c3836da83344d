import type { CardRules } from './card/compile/rules.ts';
import { distance, reach } from './card/table/distance.ts';
import { CardGame } from './card/table/game.ts';
import type { DiceGame } from './dice/game.ts';
import type { DiceRules } from './dice/rules.ts';
import type { Game } from './kernel/game.ts';
import { contentKey, type Rules } from './kernel/rules.ts';
import { seatsOf } from './kernel/seats.ts';

/** What may be known of a definition: enough to draw it and to find its texts. */
export interface DefInfo {
  key: string;
  kind: string;
  id: string;
  colour: string;
  weapon: boolean;
  /** Of a character: the life it starts with. */
  life?: number;
  /** Of equipment: what it costs in the shop. */
  price?: number;
  /** Of a die: the faces it has. */
  faces?: readonly number[];
}

/** Quantities that follow from the position and that one audience may know; -1 where there is none. */
export interface Facts {
  /** From the own seat to each seat. */
  distance: readonly number[];
  reach: readonly number[];
  /** Throws the player on turn still has, in a game with dice. */
  rolls?: number;
  /** Turns go against the clock. */
  backwards?: boolean;
}

/** The facts for one audience; whoever only looks on has no seat to measure from. */
export function facts(g: Game, audience: number): Facts {
  return g instanceof CardGame ? cardFacts(g, audience) : diceFacts(g as DiceGame, audience);
}

/** The facts for every seat and, last, for those who have none; what is the same for all is computed once. */
export function factsForAll(g: Game): Facts[] {
  const { players } = g.rules;
  const common = facts(g, players);
  const seats = seatsOf(g.allSeats);
  const own = (seat: number): Facts => ({ ...common, distance: distancesFrom(g, seat, seats) });
  return [...seats.map(own), common];
}

function distancesFrom(g: Game, seat: number, seats: readonly number[]): number[] {
  return g instanceof CardGame
    ? seats.map((to) => (g.inPlay(to) && g.inPlay(seat) ? distance(g, seat, to) : -1))
    : seats.map((to) => placesBetween(g as DiceGame, seat, to));
}

function cardFacts(g: CardGame, audience: number): Facts {
  const seated = audience < g.rules.players;
  const seats = seatsOf(g.allSeats);
  return {
    distance: seated ? distancesFrom(g, audience, seats) : seats.map(() => -1),
    reach: seats.map((seat) => (g.inPlay(seat) ? reach(g, seat) : -1)),
    backwards: g.askTable(g.q.direction, 1) < 0,
  };
}

const USUAL_THROWS = 3;
/** A ghost never gets beyond the start. */
const ROLLING = ['start', 'roll'];

function diceFacts(g: DiceGame, audience: number): Facts {
  const active = g.activeSeat();
  const throws = g.isGhost(active) ? USUAL_THROWS : g.ask('throws', USUAL_THROWS, active);
  const seats = seatsOf(g.allSeats);
  return {
    distance: audience < g.rules.players ? distancesFrom(g, audience, seats) : seats.map(() => -1),
    reach: seats.map(() => -1),
    rolls: ROLLING.includes(g.phase()) ? throws - g.s.vars[g.rules.vars.indexOf('throws')] : 0,
  };
}

/** Places between two players, the shorter way round; -1 if one of them is out. */
function placesBetween(g: DiceGame, from: number, to: number): number {
  if (!g.inPlay(from) || !g.inPlay(to)) return -1;
  const ring = g.ring(from);
  const at = ring.indexOf(to);
  return Math.min(at, ring.length - at);
}

/** Every definition of a game, by its number. */
export function describe(rules: Rules): DefInfo[] {
  return rules.defs.map(({ kind, id }, def) => {
    const common = { key: contentKey(rules, def), kind, id };
    if (rules.game === 'card') {
      const { cards, content } = rules as CardRules;
      const { weapon = false } = cards[def] ?? {};
      return { ...common, colour: colourOf(content[def]), weapon, ...lifeOf(content[def]), ...priceOf(content[def]) };
    }
    const { dice, content } = rules as DiceRules;
    const faces = dice.find((die) => die.id === id && kind === 'die')?.faces;
    return { ...common, colour: '', weapon: false, ...lifeOf(content[def]), faces };
  });
}

const colourOf = (content: object | undefined): string =>
  content !== undefined && 'colour' in content ? String(content.colour) : '';

const priceOf = (content: object | undefined): { price?: number } =>
  content !== undefined && 'price' in content && typeof content.price === 'number' ? { price: content.price } : {};

const lifeOf = (content: object | undefined): { life?: number } =>
  content !== undefined && 'life' in content ? { life: Number(content.life) } : {};
