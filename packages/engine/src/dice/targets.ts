import { type Offer, PASS, seatPick } from '../kernel/offer.ts';
import { hasSeat } from '../kernel/seats.ts';
import type { Refusal } from '../kernel/story.ts';
import { ONE } from './faces.ts';
import type { DiceGame } from './game.ts';

/** With so few left a 2 counts as a 1. */
const FEW = 3;

/** Places clockwise and against the clock at which a shot may hit, as a set of seats. */
export function shotTargets(g: DiceGame, me: number, symbol: number): number {
  const ring = g.ring(me);
  const n = ring.length;
  const reach = g.ask('reach', symbol === ONE || n <= FEW ? 1 << 1 : 1 << 2, me);
  let seats = 0;
  for (let i = 1; i < n; i++) {
    const near = Math.min(i, n - i);
    const hits = g.rules.shortestWay ? (reach >> near) & 1 : ((reach >> i) | (reach >> (n - i))) & 1;
    if (hits === 1) seats |= 1 << ring[i];
  }
  return seats;
}

/** The players within reach; what stands before the seat is the way of shooting. */
export function offerShots(g: DiceGame, me: number, targets: number, o: Offer, ...way: number[]): void {
  for (let seat = 0; seat < g.rules.players; seat++)
    if (hasSeat(targets, seat)) way.length === 0 ? o.add(seatPick(seat)) : o.add(way[0], seatPick(seat));
    else if (o.explain) o.no(beyond(g, me, seat), ...way, seatPick(seat));
}

/** Why a shot cannot hit this seat. */
function beyond(g: DiceGame, me: number, seat: number): Refusal {
  if (!g.inPlay(seat)) return { why: 'eliminated' };
  if (seat === me) return { why: 'not-yourself' };
  const ring = g.ring(me);
  const at = ring.indexOf(seat);
  return { why: 'out-of-range', seat, distance: Math.min(at, ring.length - at) };
}

/** Anybody in play, for beers and gifts. */
export function offerPlayers(g: DiceGame, o: Offer, except = -1): void {
  for (let seat = 0; seat < g.rules.players; seat++)
    if (g.inPlay(seat) && seat !== except) o.add(seatPick(seat));
    else if (o.explain) o.no({ why: g.inPlay(seat) ? 'not-yourself' : 'eliminated' }, seatPick(seat));
  refusePass(o);
}

/** Every die must be used. */
export function refusePass(o: Offer): void {
  if (o.explain) o.no({ why: 'mandatory' }, PASS);
}
