import type { Texts } from '@sixgun/texts';
import { Icon, Portrait, signs } from '../art/pictures.tsx';
import type { TableState } from '../story/table-state.ts';
import { othersFrom } from '../table/box.ts';
import { Bullets } from '../table/poster.tsx';
import { piecesOf, type SeatFacts, seatFacts } from '../table/seat-facts.ts';
import { Tiles } from '../table/tiles.tsx';
import type { Sign } from './signs.tsx';

/** Of those who sit there the one with most to be seen. */
export function seatToExplain(state: TableState, texts: Texts): SeatFacts {
  const others = othersFrom(state.view).map((seat) => seatFacts(state, texts, seat));
  return others.reduce((best, each) => (piecesOf(each.front).length > piecesOf(best.front).length ? each : best));
}

const MOST_TILES = 4;

/** What a seat of the card game shows below its distance and its lives. */
export function cardParts(state: TableState, seat: SeatFacts): Sign[] {
  return [
    {
      says: 'sign.hand',
      sign: (
        <span class="stat">
          <Icon name={signs.hand} />
          {seat.hand}
        </span>
      ),
    },
    {
      says: 'sign.reach',
      sign: (
        <span class="stat">
          <Icon name={seat.gun} />
          {Math.max(seat.reach, 1)}
        </span>
      ),
    },
    {
      says: 'sign.tile',
      sign: seat.front === '' ? <i class="tile none" /> : <Tiles seat={seat} info={state.info} most={MOST_TILES} />,
    },
  ];
}

interface SeatPartsProps {
  texts: Texts;
  seat: SeatFacts;
  /** Beside distance, lives and character. */
  parts: readonly Sign[];
  close: () => void;
}

const Part = ({ n }: { n: number }) => <i class="part">{n}</i>;

/** A seat comes forward large, each of its parts with a number and its meaning. */
export function SeatParts({ texts, seat, parts, close }: SeatPartsProps) {
  const FIRST = 3;
  const meanings = ['sign.distance', 'sign.life', ...parts.map(({ says }) => says), 'sign.character'] as const;
  return (
    <div class="seat-parts">
      <div class="parts-seat" aria-hidden="true">
        <span class="distance">{Math.max(seat.distance, 1)}</span>
        <Part n={1} />
        <Portrait character={seat.character} />
        <ul>
          <li>
            <Bullets life={seat.life} max={seat.max} />
            <b>{seat.life}</b>
            <Part n={2} />
          </li>
          {parts.map(({ says, sign }, i) => (
            <li key={says}>
              {sign}
              <Part n={FIRST + i} />
            </li>
          ))}
        </ul>
        <p>
          <b>{seat.name}</b> <span class="as">{seat.characterName}</span>
          <Part n={meanings.length} />
        </p>
      </div>
      <ol>
        {meanings.map((says) => (
          <li key={says}>{texts.t(says)}</li>
        ))}
      </ol>
      <p class="hint">{texts.t('sign.again')}</p>
      <div class="answers">
        <button type="button" class="button strong" data-first data-got-it onClick={close}>
          {texts.t('sign.got-it')}
        </button>
      </div>
    </div>
  );
}
