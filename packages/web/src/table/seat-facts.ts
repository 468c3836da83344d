import { seatPick, type View } from '@sixgun/engine';
import { Names, plain, reasonOpenlyIn } from '@sixgun/narration';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { shownLevel } from '../art/level.tsx';
import { emblemOf, signs } from '../art/pictures.tsx';
import { setEmblems } from '../art/set-emblems.ts';
import type { Scene } from '../story/scene.ts';
import type { TableState } from '../story/table-state.ts';
import {
  characterOf,
  counter,
  defName,
  defOf,
  frontOf,
  hasFallen,
  holdsLoad,
  isAsked,
  isFresh,
  moreAbilities,
  roleOf,
  tokenOf,
  variable,
  zoneOf,
} from './box.ts';
import { isHinted } from './hinted.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { oddsLabel, percentsOf } from './odds-bar.tsx';

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
  /** Emblem of the weapon. */
  gun: string;
  distance: number;
  /** Nuggets, -1 in a game without them. */
  gold: number;
  /** Load tokens on the character. */
  load: number;
  /** Pieces in play with equipment and wagons, joined. */
  front: string;
  /** Load tokens on each of them, joined; empty where it holds none. */
  loads: string;
  /** Those of them that cannot be used in this turn. */
  fresh: string;
  /** Signs beside the cards, joined. */
  marks: string;
  /** Names of abilities beside that of the character. */
  also: string;
  /** Every card of the hand is known. */
  open: boolean;
  /** The cards of such a hand, joined. */
  held: string;
  turn: boolean;
  asked: boolean;
  /** The scene on the stage is about this player. */
  struck: boolean;
  /** What the scene on the stage has brought this player: lives lost or regained, death, or nothing. */
  result: string;
  /** What becomes of this player if he is chosen. */
  meaning: Meaning;
  /** How strong a bot it is, empty for people. */
  level: '' | 'greenhorn' | 'gunslinger' | 'legend';
  /** What the coach thinks of the role in percent, joined; empty where nobody asks or where it is known. */
  odds: string;
  /** A hint speaks of this player. */
  hinted: boolean;
}

/** Counters of a seat that are shown as a token when they are set. */
const TOKENS: Readonly<Record<string, string>> = { stick: 'dynamite' };
/** In the order in which the rules count them, from 1. */
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
/** In the game without a life. */
const GHOST = 2;
/** The sides a dead renegade's card shows, from 1. */
const SIDES = ['shadow-deputy', 'shadow-outlaw'] as const;

export function seatFacts(state: TableState, texts: Texts, seat: number): SeatFacts {
  const { info, view, facts, chronicle } = state;
  const character = characterOf(info, view, seat);
  const front = frontOf(info, view, seat);
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
    alive: !hasFallen(info, view, seat),
    hand: hand.length,
    reach: facts.reach[seat] ?? -1,
    weapon: gun === undefined ? texts.t('name.colt') : defName(info, texts, info.faces[gun].def),
    gun: gun === undefined ? signs.weapon : emblemOf(defOf(info, gun)),
    distance: seat === info.me ? 0 : (facts.distance[seat] ?? -1),
    gold: info.seatColumns.includes('gold') ? counter(info, view, 'gold', seat) : -1,
    load: counter(info, view, 'load', seat),
    front: front.join(),
    loads: front.map((piece) => (holdsLoad(info, piece) ? tokenOf(info, view, 'load', piece) : '')).join(),
    fresh: front.filter((piece) => isFresh(info, view, piece)).join(),
    marks: marksOf(info, view, seat).join(),
    also: moreAbilities(info, view, seat)
      .map((def) => defName(info, texts, def))
      .join(', '),
    open: isOpen(info, seat, hand),
    held: isOpen(info, seat, hand) ? hand.join() : '',
    turn: isOnTurn(info, view, seat),
    asked: isAsked(view, seat),
    meaning: meaningOf(state),
    level: levelOf(info, seat),
    odds: percentsOf(state.odds?.[seat] ?? null).join(),
    hinted: isHinted(state, seatPick(seat)),
    result: resultOf(chronicle.theatre.scene, seat),
    struck: chronicle.theatre.scene?.to.includes(seat) === true,
  };
}

/** Why a bot has attacked somebody last, in its own words. */
export function groundOf({ info, grounds }: TableState, texts: Texts, seat: number): string {
  const parts = reasonOpenlyIn(new Names(texts, info), { openly: grounds[seat] ?? null });
  return parts === null ? '' : plain(parts);
}

function levelOf({ levels }: TableInfo, seat: number): SeatFacts['level'] {
  return shownLevel(levels?.[seat]);
}

const isOpen = (info: TableInfo, seat: number, hand: readonly number[]): boolean =>
  hand.length > 0 && seat !== info.me && hand.every((piece) => piece >= 0);

/** The same sign as on the stage, at the corner of the seat until all is settled. */
function resultOf(scene: Scene | null, seat: number): string {
  const change = scene?.changes.find((each) => each.seat === seat);
  if (change?.dead === true) return '✝';
  if (change !== undefined && change.from !== change.to)
    return change.from > change.to ? `−${change.from - change.to}` : `+${change.to - change.from}`;
  return scene?.spared.includes(seat) === true ? '✓' : '';
}

/** Signs of a seat by name: counters, a suit that was named, somebody without life, characters whose ability it has. */
function marksOf(info: TableInfo, view: View, seat: number): string[] {
  const suit = SUITS[counter(info, view, 'named-suit', seat) - 1];
  return [
    ...info.seatColumns.filter((name) => name in TOKENS && counter(info, view, name, seat) > 0),
    ...(counter(info, view, 'in', seat) === GHOST
      ? [counter(info, view, 'shadow', seat) > 0 ? 'shadow' : 'ghost']
      : []),
    ...SIDES.slice(counter(info, view, 'side', seat) - 1, counter(info, view, 'side', seat)),
    ...(suit !== undefined && isOnTurn(info, view, seat) ? [suit] : []),
    ...moreAbilities(info, view, seat).map((def) => `character ${info.defs[def].id}`),
  ];
}

const EMBLEMS: Readonly<Record<string, string>> = { ...TOKENS, ghost: 'tombstone', shadow: 'two-shadows' };

export const tokenEmblem = (mark: string): string => EMBLEMS[mark] ?? setEmblems.get(mark) ?? mark;
/** The character whose ability this mark stands for. */
export const markedCharacter = (mark: string): string => /^character (.*)$/.exec(mark)?.[1] ?? '';

function markLabel(mark: string, texts: Texts): string {
  if (mark === 'ghost' || mark === 'shadow') return texts.t(`ui.${mark}`);
  const side = SIDES.find((each) => each === mark);
  if (side !== undefined) return texts.content(`card/role/${side}`).name;
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
  const loads = seat.loads.split(',');
  const front = piecesOf(seat.front).map((piece, i) => {
    const more = [
      fresh.includes(piece) ? texts.t('ui.not-this-turn') : '',
      loads[i] === '' ? '' : texts.t('ui.loads', { count: Number(loads[i]) }),
    ].filter((part) => part !== '');
    return defName(info, texts, info.faces[piece].def) + (more.length > 0 ? ` (${more.join(', ')})` : '');
  });
  return [
    seat.name,
    seat.characterName,
    seat.also,
    role,
    seat.alive ? texts.t('ui.life', { count: seat.life }) : texts.t('ui.out'),
    seat.alive ? texts.t('ui.cards-in-hand', { count: seat.hand }) : '',
    seat.open ? texts.t('ui.open-hand') : '',
    seat.gold > 0 ? texts.t('ui.nuggets', { count: seat.gold }) : '',
    seat.load > 0 ? texts.t('ui.loads', { count: seat.load }) : '',
    ...(seat.marks === '' ? [] : seat.marks.split(',').map((mark) => markLabel(mark, texts))),
    seat.distance > 0 ? texts.t('ui.distance', { count: seat.distance }) : '',
    seat.reach > 0 ? `${seat.weapon}, ${texts.t('ui.range', { count: seat.reach })}` : '',
    front.length > 0 ? `${texts.t('ui.in-play')}: ${front.join(', ')}` : '',
    seat.level === '' ? '' : texts.t(`level.${seat.level}`),
    seat.odds === '' ? '' : oddsLabel(texts, piecesOf(seat.odds)),
    seat.hinted ? texts.t('hint.here') : '',
    seat.turn ? texts.t('ui.on-turn') : '',
    target ? texts.t(`mark.${seat.meaning}`) : '',
    target ? texts.t('ui.can-be-chosen') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
