import type { SeatEvent } from './events.ts';
import { cloneFrame, type Frame } from './frame.ts';
import type { Game } from './game.ts';
import { type BoxInfo, backOf } from './rules.ts';
import { hasSeat } from './seats.ts';
import { column } from './state.ts';

/** What one audience can know, built up from what it knows. A hidden piece is `-1 - back`. */
export interface View {
  /** The seat, PUBLIC or OPEN. */
  seat: number;
  zones: number[][];
  seats: number[];
  tokens: number[];
  vars: number[];
  abilities: number[][];
  order: number[];
  /** Seats the question was put to; in a window whether or not they have answered. */
  asked: number;
  standing: number;
  over: boolean;
  winners: number;
}

/** A view for programs that search: what it takes to play on from it is nobody's business outside the rules. */
export interface Standpoint extends View {
  readonly frames: readonly unknown[];
}

/** The seat's own business, which is no part of what others tell it. */
export interface Own {
  sealed: number[] | null;
  mayTakeBack: boolean;
}

export function viewOf(g: Game, audience: number): View {
  const { s, rules } = g;
  const zones = s.zones.map((pieces, zone) => {
    const shown = pieces.map((piece) => (hasSeat(s.known[piece], audience) ? piece : -1 - backOf(rules, piece)));
    return rules.zones[zone].ordered ? shown : shown.sort(byFace);
  });
  return {
    seat: audience,
    zones,
    seats: s.seats.slice(),
    tokens: s.tokens.slice(),
    vars: s.vars.slice(),
    abilities: s.abilities.map((defs) => defs.slice()),
    order: s.order.slice(),
    asked: g.called,
    standing: g.standing,
    over: s.over,
    winners: s.winners,
  };
}

export function standpointOf(g: Game, seat: number): Standpoint {
  return { ...viewOf(g, seat), frames: g.s.stack.map(cloneFrame) };
}

/** The frames of a position, for those who deal it out again. */
export const framesOf = (position: Standpoint): readonly Frame[] => position.frames as readonly Frame[];

export function ownOf(g: Game, seat: number): Own {
  return {
    sealed: g.s.sealed[seat]?.slice() ?? null,
    mayTakeBack: g.s.back === seat,
  };
}

/** Known faces first, by number: where order means nothing it must tell nothing. */
const byFace = (a: number, b: number): number => (a >= 0 && b >= 0 ? a - b : b - a);

/** What is followed is changed in place, so it must not be what was sent. */
export const cloneView = (view: View): View => ({
  ...view,
  zones: view.zones.map((zone) => zone.slice()),
  seats: view.seats.slice(),
  tokens: view.tokens.slice(),
  vars: view.vars.slice(),
  abilities: view.abilities.map((defs) => defs.slice()),
  order: view.order.slice(),
});

/** Brings a view up to date from what its audience was told, and from nothing else. */
export function applyEvent(view: View, event: SeatEvent, rules: BoxInfo): void {
  switch (event.e) {
    case 'move': {
      const carried = takeOut(view.zones[event.from], event.piece, event.index);
      const to = view.zones[event.to];
      if (event.bottom) to.unshift(carried);
      else to.push(carried);
      if (!rules.zones[event.to].ordered) to.sort(byFace);
      return;
    }
    case 'pour': {
      const shown = event.pieces.length > 0 ? event.pieces : view.zones[event.from];
      view.zones[event.from] = [];
      const to = view.zones[event.to];
      to.push(...shown);
      if (!rules.zones[event.to].ordered) to.sort(byFace);
      return;
    }
    case 'reveal': {
      const zone = view.zones[event.zone];
      if (zone.includes(event.piece)) return;
      const at = event.index >= 0 ? event.index : zone.indexOf(-1 - backOf(rules, event.piece));
      zone[at] = event.piece;
      if (event.index < 0) zone.sort(byFace);
      return;
    }
    case 'shuffle': {
      const zone = view.zones[event.zone];
      zone.forEach((shown, i) => {
        zone[i] = hide(shown, rules);
      });
      if (!rules.zones[event.zone].ordered) zone.sort(byFace);
      return;
    }
    case 'seat':
      view.seats[column(event.column, event.seat)] = event.value;
      return;
    case 'token':
      view.tokens[event.column * rules.faces.length + event.piece] = event.value;
      return;
    case 'var':
      view.vars[event.name] = event.value;
      return;
    case 'abilities':
      view.abilities[event.seat] = event.defs.slice();
      return;
    case 'order':
      view.order = event.order.slice();
      return;
    case 'over':
      view.over = true;
      view.winners = event.winners;
      return;
    case 'stop':
      view.asked = event.asked;
      view.standing = event.standing;
      return;
    case 'tell':
      return;
  }

  function takeOut(zone: number[], piece: number, index: number): number {
    if (index >= 0) {
      const [there] = zone.splice(index, 1);
      return piece >= 0 ? piece : there;
    }
    if (piece >= 0) {
      const at = zone.indexOf(piece);
      zone.splice(at >= 0 ? at : zone.indexOf(-1 - backOf(rules, piece)), 1);
      return piece;
    }
    if (zone.length === 1) return zone.pop() ?? piece;
    zone.forEach((shown, i) => {
      zone[i] = hide(shown, rules);
    });
    zone.splice(zone.indexOf(piece), 1);
    zone.sort(byFace);
    return piece;
  }
}

const hide = (shown: number, rules: BoxInfo): number => (shown < 0 ? shown : -1 - backOf(rules, shown));
