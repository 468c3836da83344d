import type { View } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import {
  characterOf,
  counter,
  defName,
  defOf,
  inPlay,
  isAsked,
  isFresh,
  moreAbilities,
  roleOf,
  variable,
  zoneOf,
} from './box.ts';

/** Everything a seat shows, as plain values: two equal ones need not be drawn twice. */
export interface SeatFacts {
  seat: number;
  name: string;
  character: string;
  characterName: string;
  role: number;
  life: number;
  max: number;
  alive: boolean;
  hand: number;
  reach: number;
  weapon: string;
  distance: number;
  /** Pieces in play, joined. */
  front: string;
  /** Those of them that cannot be used in this turn. */
  fresh: string;
  /** Signs beside the cards, joined. */
  marks: string;
  /** Names of abilities beside that of the character. */
  also: string;
  /** Every card of the hand is known. */
  open: boolean;
  turn: boolean;
  asked: boolean;
}

/** Counters of a seat that are shown as a token when they are set. */
const TOKENS: Readonly<Record<string, string>> = { stick: 'dynamite' };
/** In the order in which the rules count them, from 1. */
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
/** In the game without a life. */
const GHOST = 2;

export function seatFacts({ info, view, facts }: TableState, texts: Texts, seat: number): SeatFacts {
  const character = characterOf(info, view, seat);
  const front = zoneOf(info, view, 'play', seat);
  const hand = zoneOf(info, view, 'hand', seat);
  const gun = front.find((piece) => piece >= 0 && defOf(info, piece).weapon);
  return {
    seat,
    name: info.names[seat],
    character: character < 0 ? '' : defOf(info, character).id,
    characterName: character < 0 ? '' : defName(info, texts, info.faces[character].def),
    role: roleOf(info, view, seat),
    life: Math.max(0, counter(info, view, 'life', seat)),
    max: counter(info, view, 'max', seat),
    alive: inPlay(info, view, seat) || counter(info, view, 'out', seat) === 0,
    hand: hand.length,
    reach: facts.reach[seat] ?? -1,
    weapon: gun === undefined ? texts.t('name.colt') : defName(info, texts, info.faces[gun].def),
    distance: seat === info.me ? 0 : (facts.distance[seat] ?? -1),
    front: front.join(),
    fresh: front.filter((piece) => isFresh(info, view, piece)).join(),
    marks: marksOf(info, view, seat).join(),
    also: moreAbilities(info, view, seat)
      .map((def) => defName(info, texts, def))
      .join(', '),
    open: hand.length > 0 && seat !== info.me && hand.every((piece) => piece >= 0),
    turn: isOnTurn(info, view, seat),
    asked: isAsked(view, seat),
  };
}

/** Signs of a seat by name: counters, a suit that was named, somebody without life, characters whose ability it has. */
function marksOf(info: TableInfo, view: View, seat: number): string[] {
  const suit = SUITS[counter(info, view, 'named-suit', seat) - 1];
  return [
    ...info.seatColumns.filter((name) => name in TOKENS && counter(info, view, name, seat) > 0),
    ...(counter(info, view, 'in', seat) === GHOST ? ['ghost'] : []),
    ...(suit !== undefined && isOnTurn(info, view, seat) ? [suit] : []),
    ...moreAbilities(info, view, seat).map((def) => `character ${info.defs[def].id}`),
  ];
}

export const tokenEmblem = (mark: string): string => TOKENS[mark] ?? (mark === 'ghost' ? 'tombstone' : mark);
/** The character whose ability this mark stands for. */
export const markedCharacter = (mark: string): string => /^character (.*)$/.exec(mark)?.[1] ?? '';

function markLabel(mark: string, texts: Texts): string {
  if (mark === 'ghost') return texts.t('ui.ghost');
  const suit = SUITS.find((each) => each === mark);
  return suit === undefined ? '' : texts.t('ui.only-suit', { suit: texts.t(`suit.${suit}`) });
}

export const isOnTurn = (info: TableInfo, view: View, seat: number): boolean =>
  !view.over && counter(info, view, 'max', seat) > 0 && variable(info, view, 'active') === seat;

export const piecesOf = (joined: string): number[] => (joined === '' ? [] : joined.split(',').map(Number));

/** The whole seat in one sentence, for those who hear it. */
export function seatLabel(seat: SeatFacts, info: TableInfo, texts: Texts, target: boolean): string {
  const role = seat.role < 0 ? '' : defName(info, texts, info.faces[seat.role].def);
  const fresh = piecesOf(seat.fresh);
  const front = piecesOf(seat.front).map(
    (piece) =>
      defName(info, texts, info.faces[piece].def) + (fresh.includes(piece) ? ` (${texts.t('ui.not-this-turn')})` : ''),
  );
  return [
    seat.name,
    seat.characterName,
    seat.also,
    role,
    seat.alive ? texts.t('ui.life', { count: seat.life }) : texts.t('ui.out'),
    seat.alive ? texts.t('ui.cards-in-hand', { count: seat.hand }) : '',
    seat.open ? texts.t('ui.open-hand') : '',
    ...(seat.marks === '' ? [] : seat.marks.split(',').map((mark) => markLabel(mark, texts))),
    seat.distance > 0 ? texts.t('ui.distance', { count: seat.distance }) : '',
    seat.reach > 0 ? `${seat.weapon}, ${texts.t('ui.range', { count: seat.reach })}` : '',
    front.length > 0 ? `${texts.t('ui.in-play')}: ${front.join(', ')}` : '',
    seat.turn ? texts.t('ui.on-turn') : '',
    target ? texts.t('ui.can-be-chosen') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
