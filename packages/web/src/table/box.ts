import type { View } from '@sixgun/engine';
import { hasSeat } from '@sixgun/engine';
import type { DefInfo, TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';

/** Questions to the box and the view that every part of the table asks, by the names of zones and counters. */
/** Does whoever looks sit at the table? Onlookers have neither a seat nor anything on it. */
export const sitsHere = ({ me, players }: TableInfo): boolean => me < players;

export const zoneIndex = (info: TableInfo, name: string, owner = -1): number =>
  owner >= 0 && owner < info.players && name in info.first
    ? info.first[name] + owner
    : info.zones.findIndex((zone) => zone.name === name && zone.owner === owner);

export function zoneOf(info: TableInfo, view: View, name: string, owner = -1): readonly number[] {
  return view.zones[zoneIndex(info, name, owner)] ?? [];
}

/** Counter of a seat; 0 where the game has no such counter. */
export function counter(info: TableInfo, view: View, name: string, seat: number): number {
  const column = info.seatColumns.indexOf(name);
  return column < 0 || seat >= info.players ? 0 : view.seats[column * 8 + seat];
}

/** Lives of everybody, as they are shown. */
export const livesIn = (info: TableInfo, view: View): number[] =>
  info.names.slice(0, info.players).map((_, seat) => Math.max(0, counter(info, view, 'life', seat)));

export function variable(info: TableInfo, view: View, name: string): number {
  return view.vars[info.vars.indexOf(name)] ?? 0;
}

/** To whom is told: at the end of a game on a shared device to nobody in particular. */
export const readers = ({ info, view, shared }: TableState): TableInfo =>
  shared && view.over ? { ...info, me: -1 } : info;

export const defOf = (info: TableInfo, piece: number): DefInfo => info.defs[info.faces[piece].def];

/** What a role counts as: a special one is still one of the four. */
export const partOf = (info: TableInfo, role: number): string => info.faces[role].sort ?? defOf(info, role).id;

/** Seats as they sit around the human, clockwise from the left hand. */
export function othersFrom(view: View): number[] {
  const at = view.order.indexOf(view.seat);
  if (at < 0) return [...view.order];
  return [...view.order.slice(at + 1), ...view.order.slice(0, at)];
}

export const inPlay = (info: TableInfo, view: View, seat: number): boolean => counter(info, view, 'in', seat) !== 0;

/** Has fallen and not come back. Nobody is in play yet while characters are chosen, and nobody is out. */
export const hasFallen = (info: TableInfo, view: View, seat: number): boolean =>
  counter(info, view, 'out', seat) > 0 && !inPlay(info, view, seat);

/** The role card of a seat, -1 while its face is unknown. */
export function roleOf(info: TableInfo, view: View, seat: number): number {
  return zoneOf(info, view, 'role', seat)[0] ?? -1;
}

/** The character of a seat; while two are to choose from nobody has come yet. Others may lie behind it later. */
export function characterOf(info: TableInfo, view: View, seat: number): number {
  const pieces = zoneOf(info, view, 'character', seat);
  return pieces.length === 1 || counter(info, view, 'max', seat) > 0 ? (pieces[0] ?? -1) : -1;
}

/** Everybody's characters, empty where they are not known. */
export const charactersAt = (info: TableInfo, view: View): string[] =>
  Array.from({ length: info.players }, (_, seat) => {
    const piece = characterOf(info, view, seat);
    return piece < 0 ? '' : info.defs[info.faces[piece].def].id;
  });

/** Abilities of a seat beside that of its character: copied or borrowed ones, as definitions. */
export function moreAbilities(info: TableInfo, view: View, seat: number): number[] {
  const character = characterOf(info, view, seat);
  const own = character < 0 ? -1 : info.faces[character].def;
  return (view.abilities[seat] ?? []).filter((def) => def !== own && info.defs[def].kind === 'character');
}

/** A counter of a piece; 0 where the game has no such counter. */
export function tokenOf(info: TableInfo, view: View, name: string, piece: number): number {
  const column = info.tokenColumns.indexOf(name);
  return column < 0 || piece < 0 ? 0 : (view.tokens[column * info.faces.length + piece] ?? 0);
}

/** Whatever lies before a player: cards, then equipment and wagons. */
export const frontOf = (info: TableInfo, view: View, seat: number): number[] =>
  FRONT.flatMap((name) => zoneOf(info, view, name, seat));

const FRONT = ['play', 'gear', 'wagons'];

/** The zones of these cards, for those who look where something flies. */
export const frontZones = (info: TableInfo, seat: number): string =>
  FRONT.filter((name) => name in info.first)
    .map((name) => info.first[name] + seat)
    .join(' ');

/** Orange cards are paid for with tokens that lie on them. */
export const holdsLoad = (info: TableInfo, piece: number): boolean =>
  piece >= 0 && defOf(info, piece).colour === 'orange';

/** The edge that something of this kind is drawn with. */
export const frameKind = ({ colour, kind }: DefInfo): string => (colour === '' ? kind : colour);
export const frameOf = (info: TableInfo, piece: number): string => frameKind(info.defs[info.faces[piece].def]);

/** A green card that lies there only since this turn. */
export const isFresh = (info: TableInfo, view: View, piece: number): boolean =>
  piece >= 0 && defOf(info, piece).colour === 'green' && tokenOf(info, view, 'fresh', piece) > 0;

export const isAsked = (view: View, seat: number): boolean => hasSeat(view.asked, seat);

const SUIT_NAMES = { S: 'suit.spades', H: 'suit.hearts', D: 'suit.diamonds', C: 'suit.clubs' } as const;
const COURT = { J: 'rank.J', Q: 'rank.Q', K: 'rank.K', A: 'rank.A' } as const;

export const isRedSuit = (suit: string): boolean => suit === 'H' || suit === 'D';

export function defName(info: TableInfo, texts: Texts, def: number): string {
  const { key, id } = info.defs[def];
  return texts.has(key) ? texts.content(key).name : id;
}

/** Rank and suit in words, empty for pieces without them. */
export function rankInWords(info: TableInfo, texts: Texts, piece: number): string {
  const { rank, suit } = info.faces[piece];
  if (!(suit in SUIT_NAMES)) return '';
  const spoken = rank in COURT ? texts.t(COURT[rank as keyof typeof COURT]) : rank;
  return texts.t('card-of', { rank: spoken, suit: texts.t(SUIT_NAMES[suit as keyof typeof SUIT_NAMES]) });
}
