import type { Choice, Heard, Question } from '@sixgun/bots';
import { type GameName, type SavedStandpoint, savedStandpoint } from '@sixgun/engine';
import type { Host } from '@sixgun/host';
import type { Level } from '@sixgun/protocol';

/** A question on its way into a thread: what the seat may know, and of the story what the thread does not have yet. */
export interface Asked extends Pick<Question, 'own' | 'draft' | 'asked' | 'optional' | 'rng'> {
  n: number;
  /** Number of the game, by which the thread finds its story. */
  game: string;
  level: Level;
  setup: {
    game: GameName;
    packs: readonly string[];
    variants: Readonly<Record<string, boolean | string>>;
    players: number;
  };
  view: SavedStandpoint;
  options: readonly Choice[];
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
  | { n: number; t: 'thought'; picks: readonly number[] | null; stops: number }
  /** This thread does not have the story so far: it is to be told whole. */
  | { n: number; t: 'unknown' }
  | { n: number; t: 'failed'; reason: string };

/** How much of a story a thread has; after a take-back there is another list. */
export interface Told {
  heard: Heard;
  count: number;
}

/** The question as the thread gets it that has been told this much. Nothing of the deal is in it. */
export function askedOf(
  n: number,
  host: Host,
  question: Question,
  heard: Heard,
  level: Level,
  told: Told | undefined,
  patience: number,
): Asked {
  const { game, packs, variants, players } = host.header;
  const { own, draft, asked, optional, rng, options, view } = question;
  const known = told?.heard === heard ? told.count : 0;
  return {
    n,
    game: host.id,
    level,
    setup: { game, packs, variants, players },
    own,
    draft,
    asked,
    optional,
    rng,
    options,
    view: savedStandpoint(view),
    known,
    first: known === 0 ? heard.first : null,
    events: heard.events.slice(known),
    patience,
  };
}
