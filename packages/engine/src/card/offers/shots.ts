import { type Offer, seatPick } from '../../kernel/offer.ts';
import { hasSeat } from '../../kernel/seats.ts';
import { OK, type Why } from '../author/why.ts';
import { distance, reach, within } from '../table/distance.ts';
import type { CardGame } from '../table/game.ts';

/** Why these cards, discarded together, cannot shoot at a player: he is immune to the shot only if he is to every one of them. */
export function shotRefusal(g: CardGame, me: number, to: number, cards: readonly number[]): Why {
  if (to === me) return 'not-yourself';
  if (!g.inPlay(to)) return 'not-in-play';
  if (!hasSeat(within(g, me, reach(g, me)), to)) return 'out-of-range';
  return cards.every((piece) => g.askSeat(g.q.immune, OK, to, me, piece) !== OK) ? 'immune' : OK;
}

/** Finishes a move that began with these picks with every player whom these cards can hit. */
export function offerShot(g: CardGame, me: number, cards: readonly number[], o: Offer, ...begun: number[]): void {
  const [first, second] = begun;
  for (const to of g.s.order) {
    const why = shotRefusal(g, me, to, cards);
    if (why !== OK) refuseShot(g, me, to, why, o, ...begun);
    else if (first === undefined) o.add(seatPick(to));
    else if (second === undefined) o.add(first, seatPick(to));
    else o.add(first, second, seatPick(to));
  }
}

/** Says that these cards can hit nobody, and of every player why. */
export function refuseShots(g: CardGame, me: number, cards: readonly number[], o: Offer, ...begun: number[]): void {
  if (o.explain) o.no('no-target', {}, ...begun);
  for (const to of g.s.order) refuseShot(g, me, to, shotRefusal(g, me, to, cards), o, ...begun);
}

function refuseShot(g: CardGame, me: number, to: number, why: Why, o: Offer, ...begun: number[]): void {
  if (!o.explain || why === OK) return;
  o.no(why, { seat: to, distance: distance(g, me, to), reach: reach(g, me) }, ...begun, seatPick(to));
}
