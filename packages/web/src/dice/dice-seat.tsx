import type { Texts } from '@sixgun/texts';
import { oldSaloonEmblems } from '../art/emblems.ts';
import type { TableInfo } from '../protocol.ts';
import { memo } from '../state/memo.ts';
import { emblemOf, Icon, Portrait, signs } from '../table/art.tsx';
import { defName, defOf } from '../table/box.ts';
import { Bullets } from '../table/seat.tsx';
import { Arrows, Marks } from './marks.tsx';
import { type DiceSeatFacts, diceSeatLabel } from './seat-marks.ts';

interface DiceSeatProps extends DiceSeatFacts {
  info: TableInfo;
  texts: Texts;
  target: boolean;
  x: number;
  y: number;
  tap: (seat: number, element: HTMLElement) => void;
}

/** One of the others: a poster with life, arrows and whatever is known of the role. */
export const DiceSeat = memo((props: DiceSeatProps) => {
  const { info, texts, target, x, y, tap, ...seat } = props;
  const classes = ['seat', seat.turn && 'turn', target && 'target', seat.asked && 'asked', !seat.alive && 'dead'];
  const roleName = seat.role < 0 ? '' : defName(info, texts, info.faces[seat.role].def);
  return (
    <li class="place" style={`--x:${x};--y:${y}`}>
      <button
        type="button"
        class={[...classes, seat.ghost && 'ghost'].filter(Boolean).join(' ')}
        data-seat={seat.seat}
        data-look={`seat ${seat.seat}`}
        data-rove
        onClick={(event) => tap(seat.seat, event.currentTarget)}
      >
        <span class="contents" aria-hidden="true">
          <span class="face" data-zone={info.first.role + seat.seat}>
            <Portrait character={seat.character} />
            {seat.role >= 0 && (
              <span class={`badge role-${seat.part}${seat.spent ? ' spent' : ''}`}>
                <Icon name={emblemOf(defOf(info, seat.role))} />
              </span>
            )}
          </span>
          <b class="nick">{seat.name}</b>
          <span class="as">{seat.alive || roleName === '' ? seat.characterName : roleName}</span>
          {seat.alive ? (
            <>
              <span class="life-line">
                <b>{seat.life}</b>
                <Bullets life={seat.life} max={seat.max} />
              </span>
              <Arrows seat={seat} />
            </>
          ) : (
            <span class="grave">
              <Icon name={seat.ghost ? oldSaloonEmblems.ghost : signs.dead} />
            </span>
          )}
          <Marks seat={seat} />
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
        <span class="heard">{diceSeatLabel(seat, info, texts, target)}</span>
      </button>
    </li>
  );
});
