import { CardGame, determinize, fastRng, type Game, ownOf, reach, type State, seatPick, viewOf } from '@sixgun/engine';
import type { Danger } from '../protocol.ts';

/**
 * Is this a move one rarely means? It is tried out on a game dealt from the seat's own view,
 * so the warning can tell nothing that the seat does not know.
 */
export function dangerOf(g: Game, me: number, option: number, reopen: (state: State) => Game): Danger | null {
  const offer = g.offer(me);
  if (offer.isDraft(option)) return null;
  const line = offer.line(option);
  if (line.includes(seatPick(me))) return { what: 'yourself' };
  if (g.prompt() !== 'play' || line.length !== 1) return null;
  const trial = determinize(viewOf(g, me), ownOf(g, me), g.rules, reopen, fastRng(1));
  const before = tally(trial, me);
  const own = trial.offer(me);
  for (let i = 0; i < own.n; i++) {
    if (own.pick(i, 0) !== line[0] || own.line(i).length !== 1) continue;
    trial.choose(me, i);
    return compare(trial, me, before);
  }
  return null;
}

interface Tally {
  cards: number;
  hand: number;
  discard: number;
  counters: string;
  reach: number;
}

function tally(g: Game, me: number): Tally {
  const zoneSize = (name: string, owner: number): number =>
    g.s.zones[g.rules.zones.findIndex((zone) => zone.name === name && zone.owner === owner)]?.length ?? 0;
  const hand = zoneSize('hand', me);
  const discard = zoneSize('discard', -1);
  return {
    cards: hand + discard,
    hand,
    discard,
    counters: g.s.seats.join(),
    reach: g instanceof CardGame ? reach(g, me) : 0,
  };
}

function compare(g: Game, me: number, before: Tally): Danger | null {
  if (g.s.over || ((g.asked >> me) & 1) === 0 || g.prompt() !== 'play') return null;
  const now = tally(g, me);
  if (now.reach < before.reach) return { what: 'shorter-reach', from: before.reach, to: now.reach };
  const onlySpent = now.hand === before.hand - 1 && now.discard === before.discard + 1;
  return onlySpent && now.counters === before.counters ? { what: 'no-effect' } : null;
}
