import type { Choice, Heard, Question, Thought } from '@sixgun/bots';
import { type GameName, type SavedStandpoint, type Standpoint, savedStandpoint } from '@sixgun/engine';
import type { Host } from '@sixgun/host';
import type { Level, RoleOdds } from '@sixgun/protocol';

/** What is wanted: the move of a bot, or what the seat may think of the roles. */
export type Wanted = AskedMove | { t: 'odds' };

interface AskedMove extends Pick<Question, 'own' | 'draft' | 'asked' | 'optional' | 'rng'> {
  t: 'move';
  level: Level;
  options: readonly Choice[];
}

export const moveWanted = (question: Question, level: Level): AskedMove => {
  const { own, draft, asked, optional, rng, options } = question;
  return { t: 'move', level, own, draft, asked, optional, rng, options };
};

/** A question on its way into a thread: what the seat may know, and of the story what the thread does not have yet. */
export interface Asked {
  n: number;
  /** Number of the game, by which the thread finds its story. */
  game: string;
  wanted: Wanted;
  setup: {
    game: GameName;
    packs: readonly string[];
    variants: Readonly<Record<string, boolean | string>>;
    players: number;
  };
  view: SavedStandpoint;
  /** So many events are known already; with `first` the story begins anew. */
  known: number;
  first: Heard['first'] | null;
  events: Heard['events'];
  /** Milliseconds after which nobody waits for the answer. */
  patience: number;
}

/** What a thread says. */
export type Reply =
  /** It has loaded what it needs; how long that takes is no matter of any question. */
  { t: 'ready' } | Answer;

export type Answer =
  /** `stops`: so many levels lower, because there was no time for more. */
  | ({ n: number; t: 'thought'; stops: number } & Considered)
  | { n: number; t: 'odds'; odds: RoleOdds }
  /** This thread does not have the story so far: it is to be told whole. */
  | { n: number; t: 'unknown' }
  | { n: number; t: 'failed'; reason: string };

/** A move, and why and beside what else if whoever has thought says so. */
export type Considered = Pick<Thought, 'picks'> & Partial<Pick<Thought, 'reason' | 'others' | 'playouts'>>;

/** How much of a story a thread has; after a take-back there is another list. */
export interface Told {
  heard: Heard;
  count: number;
}

/** The question as the thread gets it that has been told this much. Nothing of the deal is in it. */
export function askedOf(
  n: number,
  host: Host,
  view: Standpoint,
  heard: Heard,
  wanted: Wanted,
  told: Told | undefined,
  patience: number,
): Asked {
  const { game, packs, variants, players } = host.header;
  const known = told?.heard === heard ? told.count : 0;
  return {
    n,
    game: host.id,
    wanted,
    setup: { game, packs, variants, players },
    view: savedStandpoint(view),
    known,
    first: known === 0 ? heard.first : null,
    events: heard.events.slice(known),
    patience,
  };
}
