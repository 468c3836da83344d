import type { SeatEvent } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';

type Tell = Extract<SeatEvent, { e: 'tell' }>;

/** One line of the story as data; it is put into words only when it is shown. */
export interface Line {
  id: number;
  what: string;
  seat: number;
  to: number;
  card: number;
  def: number;
  n: number;
  /** The card played last, for lines that speak of what replaced what. */
  played: number;
  /** Of a throw: the faces that came up. */
  faces: readonly number[];
  /** 0 a turn, 1 something done, 2 something that came of it. */
  depth: 0 | 1 | 2;
}

export interface Chronicle {
  lines: readonly Line[];
  /** Lives of every seat at the start of each turn and at the end. */
  curve: readonly (readonly number[])[];
  lives: readonly number[];
  played: number;
  /** What the dice show. */
  dice: readonly number[];
  /** Told before the first turn; the story begins with the beginning of the game. */
  opening: readonly Tell[];
}

export const blank = (info: TableInfo): Chronicle => ({
  lines: [],
  curve: [],
  lives: new Array(info.players).fill(0),
  played: -1,
  dice: [],
  opening: [],
});

/** The counters that hold the face of a die, by their names. */
export const DIE_SHOWN = /^die(\d)$/;

const TURNS = ['game-start', 'game-start-open', 'turn', 'over'];
const DICE_DEEDS = ['saloon-die', 'throw', 'shot', 'beer', 'gatling', 'gift', 'power', 'token'];
const DEEDS = [
  'play',
  'play-at',
  'use',
  'ability',
  'discard',
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
  'names-spades',
  'names-hearts',
  'names-diamonds',
  'names-clubs',
  'seats-swapped',
  'repeats',
  'returns',
  'discard-hand',
  'discard-count',
  ...DICE_DEEDS,
];
/** The draw that follows is already told by these. */
const TELL_THE_DRAW = ['reward', 'ability-draw'];

const depthOf = (what: string): Line['depth'] => (TURNS.includes(what) ? 0 : DEEDS.includes(what) ? 1 : 2);

/** The chronicle with one more event in it; the same object when the event is no matter for a story. */
export function told(c: Chronicle, event: SeatEvent, info: TableInfo): Chronicle {
  if (event.e === 'seat') {
    if (info.seatColumns[event.column] !== 'life') return c;
    return { ...c, lives: c.lives.with(event.seat, Math.max(0, event.value)) };
  }
  if (event.e === 'over') {
    const ended = add(c, { e: 'tell', what: 'over', seat: -1, to: -1, card: -1, def: -1, n: event.winners });
    return { ...ended, curve: [...c.curve, c.lives] };
  }
  if (event.e === 'var') {
    const die = DIE_SHOWN.exec(info.vars[event.name]);
    return die === null ? c : { ...c, dice: Object.assign([...c.dice], { [Number(die[1]) - 1]: event.value }) };
  }
  if (event.e !== 'tell') return c;
  if (event.what === 'turn') return beginTurn(c, event, info);
  if (event.what === 'draw') return drawn(c, event);
  if (c.curve.length === 0) return { ...c, opening: [...c.opening, event] };
  const next = add(c, event);
  return event.what === 'play' || event.what === 'play-at' ? { ...next, played: event.card } : next;
}

function beginTurn(c: Chronicle, event: Tell, info: TableInfo): Chronicle {
  const before = c.curve.length === 0 ? beginning(c, event, info) : [];
  return { ...[...before, event].reduce(add, c), curve: [...c.curve, c.lives], opening: [] };
}

function beginning({ opening }: Chronicle, first: Tell, info: TableInfo): Tell[] {
  if (info.players === 3) return [{ ...first, what: 'game-start-open' }, ...opening];
  // Whose turn is first is the sheriff, and the first line says so.
  const known = ({ what, seat }: Tell) => what === 'role-revealed' && seat === first.seat;
  return [{ ...first, what: 'game-start' }, ...opening.filter((event) => !known(event))];
}

function drawn(c: Chronicle, event: Tell): Chronicle {
  const last = c.lines.at(-1);
  if (last === undefined || c.curve.length === 0) return c;
  if (last.seat === event.seat && TELL_THE_DRAW.includes(last.what)) return c;
  if (last.seat !== event.seat || last.what !== 'draw') return add(c, event);
  return { ...c, lines: [...c.lines.slice(0, -1), { ...last, n: last.n + event.n }] };
}

function add(c: Chronicle, { what, seat, to, card, def, n }: Tell): Chronicle {
  const id = (c.lines.at(-1)?.id ?? 0) + 1;
  const faces = what === 'throw' ? c.dice.filter((_, die) => ((n >> die) & 1) === 1) : [];
  const line: Line = { id, what, seat, to, card, def, n, played: c.played, faces, depth: depthOf(what) };
  return { ...c, lines: [...c.lines, line] };
}
