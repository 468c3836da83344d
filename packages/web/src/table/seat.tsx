import type { Texts } from '@sixgun/texts';
import type { TableInfo } from '../protocol.ts';
import { memo } from '../state/memo.ts';
import { emblemOf, Icon, Portrait, signs } from './art.tsx';
import { defName, defOf } from './box.ts';
import { type SeatFacts, seatLabel } from './seat-facts.ts';
import { Tiles } from './tiles.tsx';

const MOST_TILES = 4;
const MOST_WIDE_BULLETS = 6;

export function Bullets({ life, max }: { life: number; max: number }) {
  return (
    <span class={Math.max(max, life) > MOST_WIDE_BULLETS ? 'bullets many' : 'bullets'}>
      {Array.from({ length: Math.max(max, life) }, (_, i) => (
        <i key={i} class={i < life ? 'bullet-on' : 'bullet-off'} />
      ))}
    </span>
  );
}

export function Stats({ seat, info }: { seat: SeatFacts; info: TableInfo }) {
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

interface SeatProps extends SeatFacts {
  info: TableInfo;
  texts: Texts;
  target: boolean;
  x: number;
  y: number;
  tap: (seat: number, element: HTMLElement) => void;
}

/** One of the others: a poster with everything known of them. */
export const Seat = memo((props: SeatProps) => {
  const { info, texts, target, x, y, tap, ...seat } = props;
  const state = [seat.turn && 'turn', target && 'target', seat.asked && 'asked', !seat.alive && 'dead'];
  return (
    <li class="place" style={`--x:${x};--y:${y}`}>
      <button
        type="button"
        class={['seat', ...state.filter(Boolean)].join(' ')}
        data-seat={seat.seat}
        data-look={`seat ${seat.seat}`}
        data-rove
        onClick={(event) => tap(seat.seat, event.currentTarget)}
      >
        <span class="contents" aria-hidden="true">
          <span class="face" data-zone={info.first.role + seat.seat}>
            <Portrait character={seat.character} />
            {seat.role >= 0 && (
              <span class={`badge role-${defOf(info, seat.role).id}`}>
                <Icon name={emblemOf(defOf(info, seat.role))} />
              </span>
            )}
          </span>
          <b class="nick">{seat.name}</b>
          <span class="as">
            {seat.alive || seat.role < 0 ? seat.characterName : defName(info, texts, info.faces[seat.role].def)}
          </span>
          {seat.alive ? (
            <>
              <span class="life-line">
                <Bullets life={seat.life} max={seat.max} />
                <b>{seat.life}</b>
              </span>
              <Stats seat={seat} info={info} />
              <Tiles seat={seat} info={info} most={MOST_TILES} />
            </>
          ) : (
            <span class="grave">
              <Icon name={signs.dead} />
            </span>
          )}
          {seat.distance > 0 && <span class="distance">{seat.distance}</span>}
          {seat.turn && <span class="turn-label">{texts.t('ui.on-turn')}</span>}
          {seat.asked && !seat.turn && (
            <span class="asked-mark">
              <Icon name={signs.waiting} />
            </span>
          )}
          {target && (
            <span class="target-mark">
              <Icon name={signs.target} />
            </span>
          )}
        </span>
        <span class="heard">{seatLabel(seat, info, texts, target)}</span>
      </button>
    </li>
  );
});
