import {
  CardGame,
  DiceGame,
  determinize,
  fastRng,
  type Game,
  hasSeat,
  KIND,
  kindOf,
  ownOf,
  PASS,
  pickValue,
  reach,
  type State,
  seatPick,
  viewOf,
} from '@sixgun/engine';
import type { Danger } from '../protocol.ts';

/**
 * Is this a move one rarely means? It is tried out on a game dealt from the seat's own view,
 * so the warning can tell nothing that the seat does not know.
 */
export function dangerOf(g: Game, me: number, option: number, reopen: (state: State) => Game): Danger | null {
  const offer = g.offer(me);
  if (offer.isDraft(option)) return null;
  const line = offer.line(option);
  if (g instanceof DiceGame) return wasteOf(g, me, line);
  if (g.prompt() === 'save' && line[0] === PASS) return offer.n > 1 ? { what: 'last-life' } : null;
  const atMyself = line.includes(seatPick(me));
  if (!atMyself && (g.prompt() !== 'play' || line.length !== 1)) return null;
  const trial = determinize(viewOf(g, me), ownOf(g, me), g.rules, reopen, fastRng(1));
  const before = tally(trial, me);
  const own = trial.offer(me);
  for (let i = 0; i < own.n; i++) {
    if (own.line(i).join() !== line.join()) continue;
    trial.choose(me, i);
    if (!atMyself) return compare(trial, me, before);
    // A drink is meant for oneself.
    return lifeOf(trial, me) > before.life ? null : { what: 'yourself' };
  }
  return atMyself ? { what: 'yourself' } : null;
}

/** What heals goes to somebody who cannot use it, while the giver could. */
function wasteOf(g: DiceGame, me: number, line: readonly number[]): Danger | null {
  const prompt = g.prompt();
  if ((prompt !== 'beer' && prompt !== 'gift') || kindOf(line[0]) !== KIND.seat) return null;
  const seat = pickValue(line[0]);
  const given = prompt === 'beer' ? g.s.stack[g.s.stack.length - 1].mem : null;
  const full = (each: number): boolean => g.life(each) + (given?.[each] ?? 0) >= g.maxLife(each);
  return full(seat) && !full(me) ? { what: 'wasted', seat } : null;
}

const lifeOf = (g: Game, seat: number): number => (g instanceof CardGame ? g.life(seat) : 0);

interface Tally {
  cards: number;
  hand: number;
  discard: number;
  counters: string;
  life: number;
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
    life: lifeOf(g, me),
    reach: g instanceof CardGame ? reach(g, me) : 0,
  };
}

function compare(g: Game, me: number, before: Tally): Danger | null {
  if (g.s.over || !hasSeat(g.asked, me) || g.prompt() !== 'play') return null;
  const now = tally(g, me);
  if (now.reach < before.reach) return { what: 'shorter-reach', from: before.reach, to: now.reach };
  const onlySpent = now.hand === before.hand - 1 && now.discard === before.discard + 1;
  return onlySpent && now.counters === before.counters ? { what: 'no-effect' } : null;
}
