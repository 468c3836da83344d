import type { CardGame } from '../table/game.ts';
import type { Aim, Card, Character, Hooks, Play, Role, Step, TableEvent } from './definition.ts';
import { OK, type Why } from './why.ts';

export type CardParts = Hooks & Partial<Omit<Card, 'id' | 'kind' | 'colour'>>;

export function card<const Id extends string>(
  id: Id,
  colour: Card['colour'],
  copies: string,
  parts: CardParts,
): Card & { id: Id } {
  return {
    id,
    kind: 'card',
    colour,
    names: 0,
    gives: 0,
    weapon: false,
    limited: false,
    book: false,
    ...parts,
    copies: copies.split(' '),
  };
}

/** Takes effect at once and goes to the pile. */
export function brown<const Id extends string>(id: Id, copies: string, parts: CardParts) {
  return card(id, 'brown', copies, parts);
}

/** A card's play that aims at somebody. */
export function aimed(aim: Aim, run: readonly Step[]): Play {
  return { aim, run };
}

/** Stays in front of the one who plays it. */
export function blue<const Id extends string>(id: Id, copies: string, parts: CardParts = {}) {
  return card(id, 'blue', copies, { play: { when: notTwice, run: [layInFront] }, ...parts });
}

export function weapon<const Id extends string>(id: Id, copies: string, range: number, parts: CardParts = {}) {
  return blue(id, copies, {
    weapon: true,
    play: { when: notTwice, run: [replaceWeapon] },
    ...parts,
    query: { range: () => range, ...parts.query },
  });
}

export function character<const Id extends string>(
  id: Id,
  life: number,
  parts: Hooks & Pick<Character, 'classicLife' | 'gains' | 'loses' | 'react'>,
): Character & { id: Id } {
  return { id, kind: 'character', life, ...parts };
}

export function role<const Id extends string>(id: Id, side: Role['side'], hooks: Hooks = {}): Role & { id: Id } {
  return { id, kind: 'role', side, ...hooks };
}

type EventParts = Hooks & Omit<Partial<TableEvent>, 'id' | 'kind'>;

export function event<const Id extends string>(id: Id, parts: EventParts): TableEvent & { id: Id } {
  return { id, kind: 'event', ...parts };
}

/** Rules of a pack that hold without any card. */
export function tableRule<const Id extends string>(id: Id, hooks: Hooks): TableEvent & { id: Id } {
  return { id, kind: 'table', ...hooks };
}

/** Stays in front of its owner; from the turn after it is used by discarding it. */
export function green<const Id extends string>(id: Id, copies: string, parts: CardParts) {
  return card(id, 'green', copies, { play: { when: notTwice, run: [layInFront] }, ...parts });
}

export function variant<const Id extends string>(
  id: Id,
  hooks: Hooks & Pick<TableEvent, 'marks' | 'roles' | 'fields'>,
): TableEvent & { id: Id } {
  return { id, kind: 'variant', ...hooks };
}

/** No player has two cards of one name in front of him. */
export function notTwice(g: CardGame, me: number, piece: number): Why {
  return g.findInFront(me, g.def(piece)) >= 0 ? 'same-name-in-play' : OK;
}

export const layInFront: Step = (g, f) => {
  g.lay(f.card, f.me);
  g.fire(g.after.laid, f);
};

export const replaceWeapon: Step = (g, f) => {
  const old = g.inFront(f.me).find((piece) => g.card(piece).weapon);
  g.lay(f.card, f.me);
  if (old !== undefined) {
    g.tell({ what: 'weapon-replaced', seat: f.me, old, new: f.card });
    g.discard(old, f.me);
  }
  g.fire(g.after.laid, f);
};

/** Lies in front of whomever it is played on, oneself included; nobody has two of one name. */
export const beforeAnybody: Play = aimed(
  {
    within: 'anywhere',
    self: true,
    but: (g, _me, to, card) => notTwice(g, to, card),
  },
  [
    (g, f) => {
      g.lay(f.card, f.to);
      g.fire(g.after.laid, f);
    },
  ],
);
