import type { TableInfo } from '@sixgun/protocol';
import { Icon, signs } from '../art/pictures.tsx';
import { inTurn } from '../state/memo.ts';
import { defOf } from './box.ts';
import { type PlaceProps, Poster } from './poster.tsx';
import { type SeatFacts, seatLabel } from './seat-facts.ts';
import { OpenHand, Tiles } from './tiles.tsx';

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
          <Icon name={seat.gun} />
          {seat.reach}
        </span>
      )}
    </span>
  );
}

export const Seat = inTurn((props: SeatFacts & PlaceProps) => {
  const { info, texts, target, role } = props;
  return (
    <Poster
      {...props}
      seat={props}
      label={seatLabel(props, info, texts, target)}
      badge={role < 0 ? '' : `role-${defOf(info, role).id}`}
      things={
        <>
          <Stats seat={props} info={info} />
          <Tiles seat={props} info={info} most={MOST_TILES} />
          {props.held !== '' && <OpenHand held={props.held} info={info} />}
        </>
      }
    />
  );
});
