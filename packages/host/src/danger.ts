import {
  CardGame,
  DiceGame,
  determinize,
  fastRng,
  type Game,
  gameKind,
  type Header,
  hasSeat,
  KIND,
  kindOf,
  Match,
  MoveError,
  ownOf,
  PASS,
  pickValue,
  reach,
  seatPick,
  standpointOf,
} from '@sixgun/engine';
import type { Danger } from '@sixgun/protocol';

/**
 * Is this a move one rarely means? It is tried out on a game dealt from the seat's own view,
 * so the warning can tell nothing that the seat does not know.
 */
export function dangerOf(g: Game, header: Header, me: number, picks: readonly number[]): Danger | null {
  if (g instanceof DiceGame) return wasteOf(g, me, picks);
  if (g.question(me)?.ask === 'save' && picks[0] === PASS) return g.offer(me).n > 1 ? { what: 'last-life' } : null;
  const atMyself = aims(g, me, picks) && picks.includes(seatPick(me));
  if (!atMyself && (g.question(me)?.ask !== 'play' || picks.length !== 1)) return null;
  const reopen = (state: Game['s']): Game => gameKind(g.rules.game).reopen(g.rules, state);
  const trial = determinize(standpointOf(g, me), ownOf(g, me), g.rules, reopen, fastRng(1));
  const before = tally(trial, me);
  try {
    new Match(header, trial).move(me, picks);
  } catch (error) {
    if (error instanceof MoveError) return null;
    throw error;
  }
  if (!atMyself) return compare(trial, me, before);
  // A drink is meant for oneself.
  return lifeOf(trial, me) > before.life ? null : { what: 'yourself' };
}

/** Questions in which a player who is picked is aimed at; in others he only gets something, or is where something lies. */
const AIMING: readonly string[] = ['play', 'standing', 'further-target'];

/** A word like `buy:` or `pay:` says that nobody is aimed at. */
const aims = (g: Game, me: number, picks: readonly number[]): boolean =>
  AIMING.includes(g.question(me)?.ask ?? '') &&
  !picks.some((pick) => kindOf(pick) === KIND.word && g.rules.words[pickValue(pick)].endsWith(':'));

/** What heals goes to somebody who cannot use it, while the giver could. */
function wasteOf(g: DiceGame, me: number, line: readonly number[]): Danger | null {
  const asked = g.question(me);
  if ((asked?.ask !== 'beer' && asked?.ask !== 'gift') || kindOf(line[0]) !== KIND.seat) return null;
  const seat = pickValue(line[0]);
  const given = asked.ask === 'beer' ? asked.shares : [];
  const full = (each: number): boolean => g.life(each) + (given[each] ?? 0) >= g.maxLife(each);
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
  if (g.s.over || !hasSeat(g.asked, me) || g.question(me)?.ask !== 'play') return null;
  const now = tally(g, me);
  if (now.reach < before.reach) return { what: 'shorter-reach', from: before.reach, to: now.reach };
  const onlySpent = now.hand === before.hand - 1 && now.discard === before.discard + 1;
  return onlySpent && now.counters === before.counters ? { what: 'no-effect' } : null;
}
