import type { SeatEvent } from '@sixgun/engine';
import type { TableInfo } from '../protocol.ts';
import { pieceBox, zoneBox } from './anchors.ts';
import type { Player } from './player.ts';
import { DURATION } from './timing.ts';

export type Move = Extract<SeatEvent, { e: 'move' }>;

interface Departure {
  move: Move;
  from: DOMRect;
}

/** More cards than these on one way look like no more, and cost frames. */
const MOST_ON_ONE_WAY = 3;
const MOST_AT_ONCE = 10;

/** Notes where cards are before they go. */
export function departures(moves: readonly Move[]): Departure[] {
  const ways = new Map<string, number>();
  const found: Departure[] = [];
  for (const move of moves) {
    const way = `${move.from} ${move.to}`;
    const count = (ways.get(way) ?? 0) + 1;
    ways.set(way, count);
    if (count > MOST_ON_ONE_WAY || found.length >= MOST_AT_ONCE) continue;
    const from = pieceBox(move.piece) ?? zoneBox(move.from);
    if (from !== null) found.push({ move, from });
  }
  return found;
}

function ghost(info: TableInfo, piece: number, box: DOMRect): HTMLElement {
  const element = document.createElement('div');
  const there = piece < 0 ? null : document.querySelector(`.table [data-piece="${piece}"]`);
  if (there !== null) {
    element.className = 'flight';
    const copy = there.cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-piece');
    copy.removeAttribute('id');
    copy.classList.remove('arriving');
    copy.style.transform = 'none';
    element.append(copy);
  } else element.className = `flight back-${piece < 0 ? info.backs[-1 - piece] : info.faces[piece].back} card-back`;
  element.style.left = `${box.left}px`;
  element.style.top = `${box.top}px`;
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
  return element;
}

const offset = (box: DOMRect, home: DOMRect): string =>
  `translate(${box.left - home.left + (box.width - home.width) / 2}px, ${box.top - home.top + (box.height - home.height) / 2}px) scale(${Math.min(1.2, box.width / home.width)})`;

/** Flies cards from where they were to where they now lie. */
export async function fly(player: Player, info: TableInfo, leaving: readonly Departure[]): Promise<void> {
  const flights = leaving.flatMap(({ move, from }) => {
    const to = pieceBox(move.piece) ?? zoneBox(move.to);
    return to === null || (to.left === from.left && to.top === from.top) ? [] : [{ move, from, to }];
  });
  const stagger = Math.min(DURATION.stagger, (DURATION.flight * 2) / Math.max(1, flights.length));
  await Promise.all(
    flights.map(({ move, from, to }, i) =>
      player.playOn(
        ghost(info, move.piece, to),
        [{ transform: offset(from, to) }, { transform: 'translate(0px, 0px) scale(1)' }],
        { duration: DURATION.flight, delay: i * stagger, easing: 'cubic-bezier(.3, .1, .3, 1)' },
      ),
    ),
  );
}
