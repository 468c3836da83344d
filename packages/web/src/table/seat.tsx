import type { TableInfo } from '../protocol.ts';
import { inTurn } from '../state/memo.ts';
import { Icon, signs } from './art.tsx';
import { defOf } from './box.ts';
import { type PlaceProps, Poster } from './poster.tsx';
import { type SeatFacts, seatLabel } from './seat-facts.ts';
import { Tiles } from './tiles.tsx';

const MOST_TILES = 4;

function Stats({ seat, info }: { seat: SeatFacts; info: TableInfo }) {
  return (
    <span class="stats">
      <span class="stat" data-zone={info.first.hand + seat.seat}>
        <Icon name={seat.open ? signs.openHand : signs.hand} />
        {seat.hand}
      </span>
      {seat.reach > 0 && (
        <span class="stat">
          <Icon name={signs.weapon} />
          {seat.reach}
        </span>
      )}
    </span>
  );
}

export const Seat = inTurn(({ info, texts, target, x, y, tap, ...seat }: SeatFacts & PlaceProps) => (
  <Poster
    seat={seat}
    info={info}
    texts={texts}
    target={target}
    x={x}
    y={y}
    tap={tap}
    label={seatLabel(seat, info, texts, target)}
    badge={seat.role < 0 ? '' : `role-${defOf(info, seat.role).id}`}
    things={
      <>
        <Stats seat={seat} info={info} />
        <Tiles seat={seat} info={info} most={MOST_TILES} />
      </>
    }
  />
));
