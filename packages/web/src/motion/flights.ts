import type { SeatEvent } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import { nextFrame } from '../state/frames.ts';
import { centreOf, pieceBox, stagedBox, zoneBox } from './anchors.ts';
import type { Player } from './player.ts';
import { DURATION } from './timing.ts';

export type Move = Extract<SeatEvent, { e: 'move' }>;

interface Departure {
  move: Move;
  from: DOMRect;
}

/** More face-down cards than these on one way look like no more, and cost frames. */
const MOST_ON_ONE_WAY = 3;
const MANY_WAYS = 4;
const MOST_AT_ONCE = 14;
/** Making a card that flies takes a slow machine a few milliseconds. */
const STARTS_PER_FRAME = 4;
/** Signs narrower than this are no cards: a hand that is only counted, a row of tiles. */
const NARROWEST_CARD = 40;
const SMALL = { width: 46, height: 66 };
const SHRUNK = 0.45;

/** Notes where cards are before they go. */
export function departures(moves: readonly Move[]): Departure[] {
  const wayOf = ({ from, to }: Move): string => `${from} ${to}`;
  const most = new Set(moves.map(wayOf)).size > MANY_WAYS ? 1 : MOST_ON_ONE_WAY;
  const ways = new Map<string, number>();
  const found: Departure[] = [];
  for (const move of moves) {
    const count = (ways.get(wayOf(move)) ?? 0) + 1;
    ways.set(wayOf(move), count);
    if ((move.piece < 0 && count > most) || found.length >= MOST_AT_ONCE) continue;
    const from = pieceBox(move.piece) ?? zoneBox(move.from);
    if (from !== null) found.push({ move, from });
  }
  return found;
}

/** The card in the air: what lies at its goal, or its back. */
function ghost(info: TableInfo, piece: number, width: number, height: number): HTMLElement {
  const element = document.createElement('div');
  const there =
    piece < 0
      ? null
      : document.querySelector(`.table .stage .card[data-piece="${piece}"], .table .card[data-piece="${piece}"]`);
  if (there !== null) {
    const copy = there.cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-piece');
    copy.classList.remove('arriving');
    element.append(copy);
    element.className = 'flight';
  } else element.className = `flight card-back back-${piece < 0 ? info.backs[-1 - piece] : info.faces[piece].back}`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  return element;
}

/** Flies cards from where they were to where they now lie; they stay in sight until the last one has landed. */
export async function fly(player: Player, info: TableInfo, leaving: readonly Departure[]): Promise<void> {
  const flights = leaving.flatMap(({ move, from }) => {
    const to = stagedBox(move.piece) ?? pieceBox(move.piece) ?? zoneBox(move.to);
    return to === null || (to.left === from.left && to.top === from.top) ? [] : [{ move, from, to }];
  });
  const stagger = Math.min(DURATION.stagger, (DURATION.flight * 2) / Math.max(1, flights.length));
  const ghosts: { element: HTMLElement; done: Promise<void> }[] = [];
  for (const [i, { move, from, to }] of flights.entries()) {
    if (i > 0 && i % STARTS_PER_FRAME === 0) await nextFrame();
    const size = to.width >= NARROWEST_CARD && to.height >= NARROWEST_CARD ? to : SMALL;
    const at = (box: DOMRect): string => {
      const { x, y } = centreOf(box);
      const scale = box.width >= NARROWEST_CARD ? Math.min(1.6, box.height / size.height) : SHRUNK;
      return `translate(${x - size.width / 2}px, ${y - size.height / 2}px) scale(${scale})`;
    };
    const element = ghost(info, move.piece, size.width, size.height);
    const done = player.playOn(
      element,
      [{ transform: at(from) }, { transform: at(to) }],
      { duration: DURATION.flight, delay: i * stagger, easing: 'cubic-bezier(.3, .1, .3, 1)' },
      true,
    );
    ghosts.push({ element, done });
  }
  await Promise.all(ghosts.map(({ done }) => done));
  for (const { element } of ghosts) element.remove();
}
