import { type CardRules, distance, hasSeat, only, type Rules, reach, type Told } from '@sixgun/engine';
import { hostility, noteOf } from '../values.ts';
import type { OpenTable } from './open-table.ts';
import { isCardRules } from './parts.ts';

/** Something one player did to another in front of everybody. */
export interface Act {
  by: number;
  to: number;
  /** How unfriendly it is, from -1 (a gift) to 1 (a shot). */
  harm: number;
  /** Whom it could have been done to instead, as a set of seats. */
  choices: number;
}

function othersIn(table: OpenTable, by: number): number {
  let seats = 0;
  for (const seat of table.order) if (seat !== by && table.inPlay(seat)) seats |= only(seat);
  return seats;
}

/** What a line of the story says about its player's wishes; null where it says nothing. */
export function actIn(told: Told, table: OpenTable, rules: Rules): Act | null {
  switch (told.what) {
    case 'play-at': {
      const { seat: by, to, as } = told;
      if (by === to || !isCardRules(rules)) return null;
      const harm = hostility(noteOf(rules, as));
      return harm === 0 ? null : { by, to, harm, choices: targetsOf(table, rules, by, as) | only(to) };
    }
    case 'use':
    case 'ability': {
      const { seat: by, to } = told;
      if (to === undefined || by === to) return null;
      const def = told.what === 'use' ? told.source : told.ability;
      const harm = isCardRules(rules) ? hostility(noteOf(rules, def)) : 0;
      return harm === 0 ? null : { by, to, harm, choices: othersIn(table, by) | only(to) };
    }
    case 'shot': {
      const { seat: by, to } = told;
      // Who wants nobody hurt who sits there throws such dice again, as long as he may.
      return { by, to, harm: 1, choices: equallyFar(table, by, to) };
    }
    case 'beer': {
      const { seat: by, to } = told;
      return by === to ? null : { by, to, harm: -1, choices: othersIn(table, by) };
    }
    default:
      return null;
  }
}

/** Whom a card could have been aimed at, for all that lies open. */
function targetsOf(table: OpenTable, rules: CardRules, by: number, def: number): number {
  const card = rules.cards[def];
  const within = (card?.play?.aim ?? card?.use?.aim)?.within ?? 'anywhere';
  const all = othersIn(table, by);
  if (within === 'anywhere' || within === 'out') return all;
  const g = table.measured(rules);
  if (g === null) return all;
  const limit = within === 'reach' ? reach(g, by) : within;
  let seats = 0;
  for (const seat of table.order) if (hasSeat(all, seat) && distance(g, by, seat) <= limit) seats |= only(seat);
  return seats;
}

/** With dice one shoots at a distance: the players who sit as far, on either side. */
function equallyFar(table: OpenTable, by: number, to: number): number {
  const ring = table.order.filter((seat) => seat === by || table.inPlay(seat));
  const far = (seat: number): number => {
    const steps = (ring.indexOf(seat) - ring.indexOf(by) + ring.length) % ring.length;
    return Math.min(steps, ring.length - steps);
  };
  return ring.reduce((seats, seat) => (seat !== by && far(seat) === far(to) ? seats | only(seat) : seats), only(to));
}
