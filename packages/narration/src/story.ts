import { type SeatEvent, seatsOf, type Told } from '@sixgun/engine';
import type { Names } from './names.ts';
import type { Part } from './parts.ts';
import { tellIn } from './told.ts';

/** What only a story has: its end. */
type End = { what: 'over'; winners: number };

/** The same thing several times in a row is one line. */
type Gathered =
  | { what: 'discards'; seat: number; cards: readonly number[] }
  | { what: 'arrows'; seat: number; count: number };

/** One line of the story as data; it is put into words only when it is shown. */
export interface Line {
  id: number;
  told: Told | End | Gathered;
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

const TURNS: ReadonlySet<Line['told']['what']> = new Set(['begins', 'turn', 'over'] as const);
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
export function hear(story: Story, event: SeatEvent): Story {
  if (event.e === 'over') return add(story, { what: 'over', winners: event.winners });
  if (event.e !== 'tell') return story;
  const { told } = event;
  if (told.what === 'turn') return begin(story, told);
  if (told.what === 'draw') return drawn(story, told);
  const gathered = story.begun ? gather(story.lines.at(-1)?.told, told) : null;
  if (gathered !== null) return replaceLast(story, gathered);
  return story.begun ? add(story, told) : { ...story, opening: [...story.opening, told] };
}

function begin(story: Story, turn: Extract<Told, { what: 'turn' }>): Story {
  const before = story.begun ? [] : beginning(story.opening);
  return { ...[...before, turn].reduce(add, story), begun: true, opening: [] };
}

/** That the game begins is the first line, and it says who the sheriff is. */
function beginning(opening: readonly Told[]): Told[] {
  const begins = opening.find((told) => told.what === 'begins');
  if (begins === undefined) return [...opening];
  const known = (told: Told) => told.what === 'role-revealed' && told.seat === begins.sheriff;
  return [begins, ...opening.filter((told) => told !== begins && !known(told))];
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

/** Cards discarded, arrows taken and tokens paid one after another by the same player. */
function gather(last: Line['told'] | undefined, told: Told): Told | Gathered | null {
  if (told.what === 'discard' && told.against === undefined) {
    if (last?.what === 'discard' && last.seat === told.seat && last.against === undefined)
      return { what: 'discards', seat: told.seat, cards: [last.card, told.card] };
    if (last?.what === 'discards' && last.seat === told.seat) return { ...last, cards: [...last.cards, told.card] };
  }
  if (told.what === 'arrow') {
    if (last?.what === 'arrow' && last.seat === told.seat) return { what: 'arrows', seat: told.seat, count: 2 };
    if (last?.what === 'arrows' && last.seat === told.seat) return { ...last, count: last.count + 1 };
  }
  if (told.what === 'pays-load' && last?.what === 'pays-load' && last.seat === told.seat)
    return { ...last, count: last.count + told.count };
  if (told.what === 'pays-load-card' && last?.what === 'pays-load-card' && last.card === told.card)
    return { ...last, count: last.count + told.count };
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
