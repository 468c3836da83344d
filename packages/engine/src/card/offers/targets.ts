import { NONE } from '../../kernel/frame.ts';
import { laidCard, type Offer, RANDOM_CARD, seatPick } from '../../kernel/offer.ts';
import { hasSeat, only, without } from '../../kernel/seats.ts';
import type { Aim, Play } from '../author/definition.ts';
import { type Immunity, OK, type WhyNotSeat } from '../author/why.ts';
import { reach, within } from '../table/distance.ts';
import type { CardGame } from '../table/game.ts';
import { reasonAgainst } from './reason.ts';

/** Sets of seats that several cards of one decision ask for, computed once. */
export interface Reaches {
  reach: number;
  near: number;
  anywhere: number;
}

export const newReaches = (): Reaches => ({ reach: -1, near: -1, anywhere: -1 });

/**
 * Finishes the offer's beginning with every target the play allows, as seen from `me`; `leaving` goes out of the hand.
 * `paid` are the cards a move is made with, if it is no card itself.
 */
export function offerTargets(
  g: CardGame,
  me: number,
  piece: number,
  play: Play | undefined,
  o: Offer,
  reaches = newReaches(),
  leaving = piece,
  paid: readonly number[] | null = null,
): void {
  const aim = play?.aim;
  if (aim === undefined) return o.finish();
  const legal = seatsFor(g, me, aim, reaches);
  const order = g.s.order;
  const paired = aim.second === undefined ? NONE : firstTargets(g, me, aim, legal, piece, paid);
  // Nothing can be said against these, so nobody is asked.
  const free = aim.but === undefined ? legal & ~guardedSeats(g) : 0;
  for (let i = 0; i < order.length; i++) {
    const to = order[i];
    if (!o.explain && !hasSeat(legal, to)) continue;
    let no = hasSeat(free, to) ? OK : refusalOf(g, me, to, aim, legal, piece, paid);
    if (no === OK && !hasSeat(paired, to)) no = 'no-target';
    if (no !== OK) {
      if (o.explain) o.refuse(reasonAgainst(g, me, to, no, piece < 0 ? NONE : g.def(piece), aim.within), seatPick(to));
    } else if (aim.second !== undefined) offerSecond(g, me, aim, piece, to, o);
    else if (aim.takes === undefined) o.finish(seatPick(to));
    else offerCardOf(g, me, leaving, paid === null ? 1 + (play?.cost ?? 0) : paid.length, aim, to, o);
  }
}

/** Those of the legal targets who have a second one beside them, or all of them if nobody has. */
function firstTargets(
  g: CardGame,
  me: number,
  aim: Aim,
  legal: number,
  piece: number,
  paid: readonly number[] | null,
): number {
  let firsts = 0;
  for (const to of g.s.order)
    if (refusalOf(g, me, to, aim, legal, piece, paid) === OK && secondTargets(g, me, aim, piece, to).length > 0)
      firsts |= only(to);
  return firsts === 0 ? legal : firsts;
}

function secondTargets(g: CardGame, me: number, aim: Aim, piece: number, first: number): number[] {
  const near = without(within(g, first, aim.second ?? 0), me);
  return g.s.order.filter((to) => hasSeat(near, to) && whyNotPlayedAt(g, to, me, piece, aim) === OK);
}

function offerSecond(g: CardGame, me: number, aim: Aim, piece: number, first: number, o: Offer): void {
  const seconds = secondTargets(g, me, aim, piece, first);
  if (seconds.length === 0) o.finish(seatPick(first));
  for (const to of seconds) o.finish(seatPick(first), seatPick(to));
}

/** Says of every player why a move that is made with these cards cannot be aimed at him; the offer's beginning is set. */
export function refuseTargets(g: CardGame, me: number, aim: Aim, paid: readonly number[], o: Offer): void {
  const legal = seatsFor(g, me, aim, newReaches());
  for (const to of g.s.order) {
    const no = refusalOf(g, me, to, aim, legal, -1, paid);
    if (no === OK && hasPick(g, to, aim)) continue;
    o.refuse(reasonAgainst(g, me, to, no === OK ? 'no-cards' : no, NONE, aim.within), seatPick(to));
  }
}

/** Could a move that is made with these cards be aimed at anybody? */
export function hasTarget(g: CardGame, me: number, aim: Aim, paid: readonly number[]): boolean {
  const legal = seatsFor(g, me, aim, newReaches());
  return g.s.order.some((to) => refusalOf(g, me, to, aim, legal, -1, paid) === OK && hasPick(g, to, aim));
}

/** Everybody this card can be aimed at, as a set. */
export function targetsOf(g: CardGame, me: number, aim: Aim, piece: number): number {
  const legal = seatsFor(g, me, aim, newReaches());
  return g.s.order.reduce(
    (seats, to) => (refusalOf(g, me, to, aim, legal, piece, null) === OK ? seats | only(to) : seats),
    0,
  );
}

function hasPick(g: CardGame, to: number, { takes }: Aim): boolean {
  if (takes === undefined || (takes !== 'laid' && g.hand(to).length > 0)) return true;
  return takes !== 'hand' && g.hasExposed(to);
}

/** Seats that something may protect from cards, as a set. */
export const guardedSeats = (g: CardGame): number => g.whoAnswers(g.q.immune) | g.whoAnswers(g.q.sheltered);

/** Why this card cannot be played at this player, for all that protects him; `aim` tells what it is played as. */
export function whyNotPlayedAt(g: CardGame, to: number, by: number, piece: number, aim: Aim | undefined): Immunity {
  const why = g.askSeat(g.q.immune, OK, to, by, piece);
  return why === OK ? g.askSeat(g.q.sheltered, OK, to, piece, aim) : why;
}

/** Is what is aimed so played as this card, whatever it is itself? */
export const isAimOf = (g: CardGame, def: number, aim: Aim | undefined): boolean =>
  aim !== undefined && g.rules.cards[def]?.play?.aim === aim;

function refusalOf(
  g: CardGame,
  me: number,
  to: number,
  aim: Aim,
  legal: number,
  piece: number,
  paid: readonly number[] | null,
): WhyNotSeat {
  if (!hasSeat(legal, to)) return farReason(g, me, to, aim);
  const no = aim.but === undefined ? OK : aim.but(g, me, to, piece);
  if (no !== OK || to === me) return no;
  if (aim.with !== 'cost' || paid === null) return whyNotPlayedAt(g, to, me, piece, aim);
  return isImmuneToAll(g, me, to, paid) ? 'immune' : OK;
}

const isImmuneToAll = (g: CardGame, me: number, to: number, paid: readonly number[]): boolean =>
  paid.every((card) => g.askSeat(g.q.immune, OK, to, me, card) !== OK);

/** The cards that leave the hand are gone before a card of one's own is picked. */
function offerCardOf(g: CardGame, me: number, leaving: number, cards: number, aim: Aim, to: number, o: Offer): void {
  const before = o.n;
  const gone = leaving >= 0 && g.s.where[leaving] === g.rules.hand + to ? cards : 0;
  if (aim.takes !== 'laid' && g.hand(to).length > gone) o.finish(seatPick(to), RANDOM_CARD);
  const { exposed } = g.rules;
  for (let w = 0; w < exposed.length && aim.takes !== 'hand'; w++) {
    const front = g.s.zones[exposed[w] + to];
    for (let i = 0; i < front.length; i++)
      if (front[i] !== leaving && (aim.laid === undefined || aim.laid(g, me, to, front[i])))
        o.finish(seatPick(to), laidCard(front[i]));
  }
  if (o.explain && o.n === before) o.refuse({ why: 'no-cards', seat: to }, seatPick(to));
}

/** Seats near enough, with the player's own where he may be the target. */
function seatsFor(g: CardGame, me: number, aim: Aim, reaches: Reaches): number {
  const others = othersFor(g, me, aim, reaches);
  return aim.self === true ? others | only(me) : others;
}

function othersFor(g: CardGame, me: number, aim: Aim, reaches: Reaches): number {
  if (aim.within === 'out') return g.allSeats & ~g.seatsIn();
  if (aim.within === 'anywhere') {
    if (reaches.anywhere < 0) reaches.anywhere = without(g.seatsIn(), me);
    return reaches.anywhere;
  }
  if (aim.within === 'reach') {
    if (reaches.reach < 0) reaches.reach = within(g, me, reach(g, me));
    return reaches.reach;
  }
  if (aim.within !== 1) return within(g, me, aim.within);
  if (reaches.near < 0) reaches.near = within(g, me, 1);
  return reaches.near;
}

function farReason(g: CardGame, me: number, to: number, aim: Aim): WhyNotSeat {
  if (to === me) return 'not-yourself';
  if (aim.within === 'out') return 'not-concerned';
  if (!g.inPlay(to)) return 'not-in-play';
  return aim.within === 'reach' ? 'out-of-range' : 'too-far';
}
