import { type SeatEvent, seatsOf, type Told } from '@sixgun/engine';
import type { Names } from './names.ts';
import type { Part } from './parts.ts';
import { tellIn } from './told.ts';

/** What only a story has: its beginning and its end. */
type Bracket = { what: 'game-start'; seat: number } | { what: 'game-start-open' } | { what: 'over'; winners: number };

/** The same thing several times in a row is one line. */
type Gathered =
  | { what: 'discards'; seat: number; cards: readonly number[] }
  | { what: 'arrows'; seat: number; count: number };

/** One line of the story as data; it is put into words only when it is shown. */
export interface Line {
  id: number;
  told: Told | Bracket | Gathered;
  /** 0 a turn, 1 something done, 2 something that came of it. */
  depth: 0 | 1 | 2;
}

export interface Story {
  lines: readonly Line[];
  /** Told before the first turn; the story begins with the beginning of the game. */
  opening: readonly Told[];
  begun: boolean;
}

export const untold: Story = { lines: [], opening: [], begun: false };

const TURNS: ReadonlySet<Line['told']['what']> = new Set(['game-start', 'game-start-open', 'turn', 'over'] as const);
const DEEDS: ReadonlySet<Line['told']['what']> = new Set([
  'play',
  'play-at',
  'use',
  'ability',
  'discard',
  'discards',
  'draw',
  'reshuffle',
  'flip',
  'takes-back',
  'event',
  'turn-skipped',
  'extra-turn',
  'copies',
  'new-identity',
  'names-card',
  'names-suit',
  'seats-swapped',
  'repeats',
  'returns',
  'discard-hand',
  'discard-count',
  'saloon-die',
  'throw',
  'shot',
  'beer',
  'gatling',
  'gift',
  'power',
  'token',
] as const);

/** An answer stands under what it answers. */
function depthOf(told: Line['told']): Line['depth'] {
  if (TURNS.has(told.what)) return 0;
  return DEEDS.has(told.what) && !('against' in told && told.against !== undefined) ? 1 : 2;
}

/** The story with one more event in it; the same object when the event is no matter for a story. */
export function hear(story: Story, event: SeatEvent, players: number): Story {
  if (event.e === 'over') return add(story, { what: 'over', winners: event.winners });
  if (event.e !== 'tell') return story;
  const { told } = event;
  if (told.what === 'turn') return begin(story, told, players);
  if (told.what === 'draw') return drawn(story, told);
  const gathered = story.begun ? gather(story.lines.at(-1)?.told, told) : null;
  if (gathered !== null) return replaceLast(story, gathered);
  return story.begun ? add(story, told) : { ...story, opening: [...story.opening, told] };
}

function begin(story: Story, turn: Extract<Told, { what: 'turn' }>, players: number): Story {
  const before = story.begun ? [] : beginning(story.opening, turn.seat, players);
  return { ...[...before, turn].reduce(add, story), begun: true, opening: [] };
}

/** Among three players there is no sheriff. */
const WITHOUT_SHERIFF = 3;

function beginning(opening: readonly Told[], first: number, players: number): Line['told'][] {
  if (players === WITHOUT_SHERIFF) return [{ what: 'game-start-open' }, ...opening];
  // Whose turn is first is the sheriff, and the first line says so.
  const known = (told: Told) => told.what === 'role-revealed' && told.seat === first;
  return [{ what: 'game-start', seat: first }, ...opening.filter((told) => !known(told))];
}

/** Draws of one player are told together, and not again where the line before has told of them. */
function drawn(story: Story, draw: Extract<Told, { what: 'draw' }>): Story {
  if (!story.begun) return story;
  const last = story.lines.at(-1);
  if (last === undefined) return add(story, draw);
  const before = last.told;
  if ((before.what === 'reward' || before.what === 'ability-draw') && before.seat === draw.seat) return story;
  if (before.what !== 'draw' || before.seat !== draw.seat) return add(story, draw);
  return replaceLast(story, { ...before, count: before.count + draw.count });
}

/** Cards discarded and arrows taken one after another by the same player. */
function gather(last: Line['told'] | undefined, told: Told): Gathered | null {
  if (told.what === 'discard' && told.against === undefined) {
    if (last?.what === 'discard' && last.seat === told.seat && last.against === undefined)
      return { what: 'discards', seat: told.seat, cards: [last.card, told.card] };
    if (last?.what === 'discards' && last.seat === told.seat) return { ...last, cards: [...last.cards, told.card] };
  }
  if (told.what === 'arrow') {
    if (last?.what === 'arrow' && last.seat === told.seat) return { what: 'arrows', seat: told.seat, count: 2 };
    if (last?.what === 'arrows' && last.seat === told.seat) return { ...last, count: last.count + 1 };
  }
  return null;
}

/** The newest line says more than before. */
function replaceLast(story: Story, told: Line['told']): Story {
  const last = story.lines[story.lines.length - 1];
  return { ...story, lines: [...story.lines.slice(0, -1), { ...last, told }] };
}

function add(story: Story, told: Line['told']): Story {
  const id = (story.lines.at(-1)?.id ?? 0) + 1;
  return { ...story, lines: [...story.lines, { id, told, depth: depthOf(told) }] };
}

/** A line of the story in words. */
export function lineIn(n: Names, { told }: Line): Part[] {
  switch (told.what) {
    case 'game-start':
      return n.say('log.game-start', { who: n.seat(told.seat) });
    case 'game-start-open':
      return n.say('log.game-start-open');
    case 'over': {
      const winners = seatsOf(told.winners);
      return winners.length === 0 ? n.say('log.nobody-wins') : n.say('log.wins-players', { names: n.seats(winners) });
    }
    case 'discards':
      return n.say('log.discards', { who: n.seat(told.seat), cards: n.cards(told.cards) });
    case 'arrows':
      return n.say('log.arrows', { who: n.seat(told.seat), count: told.count });
    default:
      return tellIn(n, told);
  }
}
