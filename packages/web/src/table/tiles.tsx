import type { TableInfo } from '@sixgun/protocol';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import { defOf, frameOf, frontZones } from './box.ts';
import { Pips } from './pips.tsx';
import { markedCharacter, piecesOf, type SeatFacts, tokenEmblem } from './seat-facts.ts';

/** Signs shown beside the cards; the sheet of the seat tells all of them. */
const MOST_MARKS = 2;
/** Open cards of a hand where there is room for one line of them. */
const MOST_OPEN = 4;

interface TilesProps {
  seat: SeatFacts;
  info: TableInfo;
  /** As many as there is room for. */
  most: number;
}

/** The cards in front of a player and the signs he bears, as small as they can be told apart. */
export function Tiles({ seat, info, most }: TilesProps) {
  const marks = seat.marks === '' ? [] : seat.marks.split(',').slice(0, MOST_MARKS);
  const room = most - marks.length;
  const front = piecesOf(seat.front);
  const loads = seat.loads.split(',');
  const fresh = piecesOf(seat.fresh);
  const shown = front.length > room ? front.slice(0, room - 1) : front;
  return (
    <span class="tiles" data-zone={frontZones(info, seat.seat)}>
      {shown.map((piece, i) => (
        <span
          key={piece}
          class={`tile frame-${frameOf(info, piece)}${fresh.includes(piece) ? ' fresh' : ''}${loads[i] === '' ? '' : ' loaded'}`}
          data-piece={piece}
        >
          <Icon name={emblemOf(defOf(info, piece))} />
          {fresh.includes(piece) && (
            <span class="not-yet">
              <Icon name={signs.waiting} />
            </span>
          )}
          {loads[i] !== '' && <Pips load={Number(loads[i])} />}
        </span>
      ))}
      {front.length > shown.length && <span class="tile more">+{front.length - shown.length}</span>}
      {marks.map((mark) => (
        <span key={mark} class={markedCharacter(mark) === '' ? 'tile token' : 'tile token face-token'}>
          {markedCharacter(mark) === '' ? (
            <Icon name={tokenEmblem(mark)} />
          ) : (
            <Portrait character={markedCharacter(mark)} />
          )}
        </span>
      ))}
    </span>
  );
}

/** The hand of another player where everything lies open, as in a puzzle. */
export const OpenHand = ({ held, info }: { held: string; info: TableInfo }) => {
  const pieces = piecesOf(held);
  return (
    <span class={pieces.length > MOST_OPEN ? 'tiles open-hand long' : 'tiles open-hand'}>
      {pieces.map((piece) => (
        <span key={piece} class={`tile frame-${defOf(info, piece).colour}`}>
          <Icon name={emblemOf(defOf(info, piece))} />
        </span>
      ))}
      {pieces.length > MOST_OPEN && <span class="tile more">+{pieces.length - MOST_OPEN + 1}</span>}
    </span>
  );
};
