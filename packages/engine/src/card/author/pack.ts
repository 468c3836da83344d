import type { Fields } from '../../kernel/fields.ts';
import type { CardGame } from '../table/game.ts';
import type { Card, Character, Content, Role, TableEvent } from './definition.ts';

/** A counter that content keeps for each seat. `turn` marks are wiped when the owner's turn starts. */
export interface Mark {
  readonly name: string;
  readonly lasts: 'turn' | 'game';
  /** Given to it when rules are first built with it, so that its column is found without a search. */
  number?: number;
}

/** A set of the box: what it adds. It never reaches into another one. */
export interface Pack extends PackExtras {
  readonly id: string;
  readonly cards: readonly Card[];
  /** Further copies of cards that another pack defines, by id. */
  readonly moreCopies?: Readonly<Record<string, string>>;
  readonly characters: readonly Character[];
  readonly roles?: readonly Role[];
  readonly events?: readonly TableEvent[];
  /** Back of its events; packs whose events are shuffled together have the same one. */
  readonly eventBack?: string;
  /** Definitions that are always in force with this pack. */
  readonly always?: readonly TableEvent[];
  /** Pieces of other kinds; each copy is one piece with the kind as its back. */
  readonly pieces?: readonly (Content & { copies: number })[];
  readonly marks?: readonly Mark[];
  /** Only begun: for tests and scenario files, not for players to choose. */
  readonly unfinished?: boolean;
}

/** Piles and places a pack needs, what it prepares, and how scenario files speak of it. */
export interface PackExtras {
  /** Zones in the middle of the table; those that `work` are asked for hooks. Two packs may share one by its name. */
  tableZones?: readonly { name: string; ordered?: boolean; works?: boolean }[];
  /** Zones before every player; nobody's cards can pick from those that are `safe`. */
  seatZones?: readonly { name: string; works?: boolean; safe?: boolean }[];
  /** Counters of the table. */
  vars?: readonly string[];
  words?: readonly string[];
  /** Where pieces of a kind lie in a fresh box, by the name of a zone. */
  homes?: Readonly<Record<string, string>>;
  /** Runs at the end of the set-up. */
  setup?: (g: CardGame) => void;
  /** What it adds to scenario files. */
  fields?: Fields<CardGame>;
}
