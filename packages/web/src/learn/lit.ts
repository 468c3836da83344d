import { KIND, kindOf, pickValue, RANDOM_CARD } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import { seatOf } from '@sixgun/scenario';

/** Places of the table that a lesson names. */
const PLACES: Readonly<Record<string, string>> = {
  own: '.own-seat',
  role: '.own-role',
  hand: '.hand',
  seats: '.seat',
  deck: '.piles',
  dice: '.dice-row',
  arrows: '.arrow-pile',
  order: '.tray-head',
  tray: '.tray',
};

const seatPlace = (seat: number): string => `.seat[data-seat="${seat}"], .own[data-seat="${seat}"] .own-seat`;

function cardPlace(info: TableInfo, id: string): string {
  const pieces = info.faces.flatMap((face, piece) => (info.defs[face.def].id === id ? [piece] : []));
  return pieces.map((piece) => `.hand [data-piece="${piece}"], .own .tile[data-piece="${piece}"]`).join(', ');
}

/** Where a thing that a lesson names lies: `seat B`, `card bang`, or one of the places above. */
export function placeOf(info: TableInfo, name: string): string {
  const [kind, which] = name.split(' ');
  if (kind === 'seat') return seatPlace(seatOf(which));
  if (kind === 'card') return cardPlace(info, which);
  return PLACES[kind] ?? '.never';
}

/** Where a pick is made, empty if it is a word to be said. */
export function placeOfPick(pick: number): string {
  const value = pickValue(pick);
  switch (kindOf(pick)) {
    case KIND.hand:
    case KIND.play:
      return `.hand [data-piece="${value}"], .tray [data-piece="${value}"]`;
    case KIND.seat:
      return seatPlace(value);
    case KIND.dice:
      return [0, 1, 2, 3, 4, 5]
        .filter((die) => ((value >> die) & 1) === 1)
        .map((die) => `.die[data-die="${die}"]`)
        .join(', ');
    default:
      return pick === RANDOM_CARD ? '.tray .back-card' : '';
  }
}

export const foundAt = (place: string): HTMLElement[] =>
  place === '' ? [] : [...document.querySelectorAll<HTMLElement>(`.table :is(${place})`)];
