import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { LanternMark, LevelBadge } from '../art/level.tsx';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import { lettersOf } from '../text/letters.ts';
import { defName, defOf } from './box.ts';
import { classesOf } from './classes.ts';
import { Coin } from './coin.tsx';
import { Company } from './company.ts';
import type { Meaning } from './meaning.ts';
import { OddsBar } from './odds-bar.tsx';
import { PencilMark } from './pencil-mark.tsx';
import { Pips } from './pips.tsx';
import type { SeatFacts } from './seat-facts.ts';

const MOST_WIDE_BULLETS = 6;

export function Bullets({ life, max }: { life: number; max: number }) {
  const count = Math.max(max, life);
  const many = count > MOST_WIDE_BULLETS;
  return (
    <span class={classesOf({ bullets: true, five: count >= 5, six: count >= 6, many })}>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} class={i < life ? 'bullet-on' : 'bullet-off'} />
      ))}
    </span>
  );
}

/** What is the matter with a seat just now, as classes. */
export const seatClasses = (first: string, seat: SeatFacts, target: boolean, more = ''): string =>
  [
    first,
    seat.turn && 'turn',
    seat.struck && 'struck',
    target && `target as-${seat.meaning}`,
    seat.asked && 'asked',
    !seat.alive && 'dead',
    more,
  ]
    .filter(Boolean)
    .join(' ');

const MARKS: Readonly<Record<Meaning, string>> = {
  sight: signs.target,
  hand: 'snatch',
  falls: signs.discard,
  mug: 'beer-stein',
  goes: 'plain-arrow',
};

export const TargetMark = ({ meaning }: { meaning: Meaning }) => (
  <span class={`target-mark mark-${meaning}`}>{meaning === 'goes' ? <b>↓</b> : <Icon name={MARKS[meaning]} />}</span>
);

/** What lies on the portrait: nuggets, and load tokens of a character that holds some. */
export const Holdings = ({ gold, load }: Pick<SeatFacts, 'gold' | 'load'>) => (
  <>
    {gold > 0 && <Coin gold={gold} />}
    {load > 0 && <Pips load={load} />}
  </>
);

/** What a seat of either game needs to be drawn beside its facts. */
export interface PlaceProps {
  info: TableInfo;
  texts: Texts;
  target: boolean;
  x: number;
  y: number;
  tap: (seat: number, element: HTMLElement) => void;
}

interface PosterProps extends PlaceProps {
  seat: SeatFacts;
  /** The whole seat in one sentence. */
  label: string;
  more?: string;
  badge: string;
  grave?: string;
  /** What lies before a living player. */
  things: ComponentChildren;
  children?: ComponentChildren;
}

/** One of the others: a poster with everything known of them. */
export function Poster(props: PosterProps) {
  const { seat, info, texts, target, x, y, tap, label, more, badge, grave = signs.dead, things, children } = props;
  const company = useContext(Company);
  const role = seat.role < 0 ? null : defOf(info, seat.role);
  const known = seat.alive || seat.role < 0 ? seat.characterName : defName(info, texts, info.faces[seat.role].def);
  return (
    <li class="place" style={`--x:${x};--y:${y}`}>
      <button
        type="button"
        class={seatClasses('seat', seat, target, more)}
        data-seat={seat.seat}
        data-look={`seat ${seat.seat}`}
        data-rove
        onClick={(event) => tap(seat.seat, event.currentTarget)}
      >
        <span class="contents" aria-hidden="true">
          <span class="face" data-zone={info.first.role + seat.seat}>
            <Portrait character={seat.character} />
            {role !== null && (
              <span class={`badge ${badge}`}>
                <Icon name={emblemOf(role)} />
              </span>
            )}
            {role === null && <PencilMark me={info.me} seat={seat.seat} />}
            <Holdings gold={seat.gold} load={seat.load} />
            {seat.level !== '' && <LevelBadge level={seat.level} />}
          </span>
          <b class="nick" style={`--letters:${lettersOf(seat.name)}`}>
            {seat.name}
          </b>
          <span class="as" style={`--length:${known.length}`}>
            {known}
          </span>
          {seat.alive ? (
            <>
              <span class="life-line">
                <Bullets life={seat.life} max={seat.max} />
                <b>{seat.life}</b>
              </span>
              {things}
            </>
          ) : (
            <span class="grave">
              <Icon name={grave} />
            </span>
          )}
          {children}
          {seat.distance > 0 && <span class="distance">{seat.distance}</span>}
          {seat.turn && <span class="turn-label">{texts.t('ui.on-turn')}</span>}
          {seat.asked && !seat.turn && (
            <span class="asked-mark">
              <Icon name={signs.waiting} />
            </span>
          )}
          {target && !seat.hinted && <TargetMark meaning={seat.meaning} />}
          {seat.hinted && <LanternMark />}
          {seat.odds !== '' && seat.alive && <OddsBar percents={seat.odds.split(',').map(Number)} />}
          {seat.result !== '' && !target && (
            <b class={seat.result === '✓' || seat.result.startsWith('+') ? 'seat-result good' : 'seat-result'}>
              {seat.result}
            </b>
          )}
        </span>
        <span class="heard">{label}</span>
      </button>
      {company !== null && <company.OnSeat seat={seat.seat} />}
    </li>
  );
}
