import {
  CardGame,
  type CardRules,
  distance,
  hasSeat,
  only,
  type Rules,
  reach,
  type Told,
  type View,
} from '@sixgun/engine';
import { hostility, noteOf } from '../values.ts';
import { isCardRules } from './parts.ts';

/** Something one player did to another in front of everybody. */
export interface Act {
  by: number;
  to: number;
  /** How unfriendly it is, from -1 (a gift) to 1 (a shot). */
  harm: number;
  /** Whom it could have been done to instead, as a set of seats. */
  choices: number;
  /** Could it have been left undone? */
  free: boolean;
}

const inPlay = (view: View, rules: Rules, seat: number): boolean =>
  view.seats[(rules.seatColumns.indexOf('in') << 3) | seat] !== 0;

function othersIn(view: View, rules: Rules, by: number): number {
  let seats = 0;
  for (const seat of view.order) if (seat !== by && inPlay(view, rules, seat)) seats |= only(seat);
  return seats;
}

/** What a line of the story says about its player's wishes; null where it says nothing. */
export function actIn(told: Told, view: View, rules: Rules): Act | null {
  switch (told.what) {
    case 'play-at': {
      const { seat: by, to, as } = told;
      if (by === to || !isCardRules(rules)) return null;
      const harm = hostility(noteOf(rules, as));
      return harm === 0 ? null : { by, to, harm, choices: targetsOf(view, rules, by, as) | only(to), free: true };
    }
    case 'use':
    case 'ability': {
      const { seat: by, to } = told;
      if (to === undefined || by === to) return null;
      const def = told.what === 'use' ? told.source : told.ability;
      const harm = isCardRules(rules) ? hostility(noteOf(rules, def)) : 0;
      return harm === 0 ? null : { by, to, harm, choices: othersIn(view, rules, by) | only(to), free: true };
    }
    case 'shot': {
      const { seat: by, to } = told;
      return { by, to, harm: 1, choices: equallyFar(view, rules, by, to), free: false };
    }
    case 'beer': {
      const { seat: by, to } = told;
      return by === to ? null : { by, to, harm: -1, choices: othersIn(view, rules, by), free: true };
    }
    default:
      return null;
  }
}

/** Whom a card could have been aimed at, for all that lies open. */
function targetsOf(view: View, rules: CardRules, by: number, def: number): number {
  const card = rules.cards[def];
  const within = (card?.play?.aim ?? card?.use?.aim)?.within ?? 'anywhere';
  const all = othersIn(view, rules, by);
  if (within === 'anywhere' || within === 'out') return all;
  const g = measured(view, rules);
  if (g === null) return all;
  const limit = within === 'reach' ? reach(g, by) : within;
  let seats = 0;
  for (const seat of view.order) if (hasSeat(all, seat) && distance(g, by, seat) <= limit) seats |= only(seat);
  return seats;
}

/** A game around what lies open, good for measuring distances alone; null if something at work lies face down. */
function measured(view: View, rules: CardRules): CardGame | null {
  const { zones, seats, tokens, vars, abilities, order, over, winners } = view;
  if (rules.zones.some(({ works }, zone) => works && zones[zone].some((piece) => piece < 0))) return null;
  const open = { zones, seats, tokens, vars, abilities, order, over, winners };
  return new CardGame(rules, { ...open, rng: [], stack: [], where: [], known: [], sealed: [], back: -1 });
}

/** With dice one shoots at a distance: the players who sit as far, on either side. */
function equallyFar(view: View, rules: Rules, by: number, to: number): number {
  const ring = view.order.filter((seat) => seat === by || inPlay(view, rules, seat));
  const far = (seat: number): number => {
    const steps = (ring.indexOf(seat) - ring.indexOf(by) + ring.length) % ring.length;
    return Math.min(steps, ring.length - steps);
  };
  return ring.reduce((seats, seat) => (seat !== by && far(seat) === far(to) ? seats | only(seat) : seats), only(to));
}
