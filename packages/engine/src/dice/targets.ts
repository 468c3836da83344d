import { type Offer, PASS, seatPick } from '../kernel/offer.ts';
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

export function offerShots(g: DiceGame, me: number, targets: number, o: Offer): void {
  for (let seat = 0; seat < g.rules.players; seat++)
    if (((targets >> seat) & 1) === 1) o.add(seatPick(seat));
    else if (o.explain)
      o.no(!g.inPlay(seat) ? 'eliminated' : seat === me ? 'not-yourself' : 'out-of-range', {}, seatPick(seat));
  refusePass(o);
}

/** Anybody in play, for beers and gifts. */
export function offerPlayers(g: DiceGame, o: Offer, except = -1): void {
  for (let seat = 0; seat < g.rules.players; seat++)
    if (g.inPlay(seat) && seat !== except) o.add(seatPick(seat));
    else if (o.explain) o.no(g.inPlay(seat) ? 'not-yourself' : 'eliminated', {}, seatPick(seat));
  refusePass(o);
}

/** Every die must be used. */
export function refusePass(o: Offer): void {
  if (o.explain) o.no('mandatory', {}, PASS);
}
