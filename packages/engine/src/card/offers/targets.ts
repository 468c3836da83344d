import { laidCard, type Offer, RANDOM_CARD, seatPick } from '../../kernel/offer.ts';
import { hasSeat, only } from '../../kernel/seats.ts';
import type { Aim, Card } from '../author/definition.ts';
import { OK, type Why } from '../author/why.ts';
import { distance, reach, within } from '../table/distance.ts';
import type { CardGame } from '../table/game.ts';

/** Sets of seats that several cards of one decision ask for, computed once. */
export interface Reaches {
  reach: number;
  near: number;
}

export const newReaches = (): Reaches => ({ reach: -1, near: -1 });

/**
 * Finishes the offer's beginning with every target the card allows, as seen from `me`.
 * `leaving` goes first, out of the hand with `cost` other cards or from the table.
 */
export function offerTargets(
  g: CardGame,
  me: number,
  piece: number,
  card: Card,
  o: Offer,
  reaches = newReaches(),
  leaving = piece,
  aim = card.play?.aim,
  cost: number = card.play?.cost ?? 0,
): void {
  if (aim === undefined) return o.finish();
  let legal = seatsFor(g, me, aim, reaches);
  if (aim.self === true) legal |= only(me);
  const order = g.s.order;
  for (let i = 0; i < order.length; i++) {
    const to = order[i];
    const far = !hasSeat(legal, to);
    let no = far ? farReason(g, me, to, aim) : OK;
    if (no === OK && aim.but !== undefined) no = aim.but(g, me, to, piece);
    if (no === OK && to !== me) no = g.askSeat(g.q.immune, OK, to, me, piece);
    if (no !== OK) {
      if (o.explain) refuseSeat(g, me, to, no, aim, o);
    } else if (aim.takes === undefined) o.finish(seatPick(to));
    else offerCardOf(g, leaving, cost, to, o);
  }
}

/** The card that leaves and what it costs are gone before a card of one's own is picked. */
function offerCardOf(g: CardGame, leaving: number, cost: number, to: number, o: Offer): void {
  const before = o.n;
  const gone = g.s.where[leaving] === g.rules.hand + to ? 1 + cost : 0;
  if (g.hand(to).length > gone) o.finish(seatPick(to), RANDOM_CARD);
  const { exposed } = g.rules;
  for (let w = 0; w < exposed.length; w++) {
    const front = g.s.zones[exposed[w] + to];
    for (let i = 0; i < front.length; i++) if (front[i] !== leaving) o.finish(seatPick(to), laidCard(front[i]));
  }
  if (o.explain && o.n === before) o.refuse('no-cards', { seat: to }, seatPick(to));
}

function seatsFor(g: CardGame, me: number, aim: Aim, reaches: Reaches): number {
  if (aim.within === 'anywhere') {
    let seats = 0;
    for (const seat of g.ring(me)) if (seat !== me) seats |= only(seat);
    return seats;
  }
  if (aim.within === 'reach') {
    if (reaches.reach < 0) reaches.reach = within(g, me, reach(g, me));
    return reaches.reach;
  }
  if (aim.within !== 1) return within(g, me, aim.within);
  if (reaches.near < 0) reaches.near = within(g, me, 1);
  return reaches.near;
}

function farReason(g: CardGame, me: number, to: number, aim: Aim): Why {
  if (to === me) return 'not-yourself';
  if (!g.inPlay(to)) return 'not-in-play';
  return aim.within === 'reach' ? 'out-of-range' : 'too-far';
}

function refuseSeat(g: CardGame, me: number, to: number, why: Why, aim: Aim, o: Offer): void {
  const details: Record<string, number> = { seat: to };
  if (why === 'out-of-range' || why === 'too-far') {
    details.distance = distance(g, me, to);
    details.reach = aim.within === 'reach' ? reach(g, me) : Number(aim.within);
  }
  o.refuse(why, details, seatPick(to));
}
