import type { Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import { partOf, readers, roleOf } from '../table/box.ts';

const WIDTH = 320;
const HEIGHT = 120;
const SIDE = 18;
const FLOOR = 14;
/** Told apart without colour, too. */
export const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 5', '1 4', '12 4', '3 2 8 2'];

interface LifeCurveProps {
  state: TableState;
  texts: Texts;
  curve: readonly (readonly number[])[];
}

const PARTS = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const;
const SIDE_NAMES = { law: 'side.law', outlaws: 'side.outlaws', renegade: 'side.renegade' } as const;
const SIDE_OF = { sheriff: 'law', deputy: 'law', outlaw: 'outlaws', renegade: 'renegade' } as const;

/** The players of each side, under its name. */
function sidesOf({ info, view }: TableState): { side: keyof typeof SIDE_NAMES | null; seats: number[] }[] {
  const sides = new Map<keyof typeof SIDE_NAMES | null, number[]>();
  for (const seat of view.order) {
    const role = roleOf(info, view, seat);
    const part = role < 0 ? undefined : PARTS.find((each) => each === partOf(info, role));
    const side = part === undefined ? null : SIDE_OF[part];
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return [...sides].map(([side, seats]) => ({ side, seats }));
}

/** Lives over the turns, one line a player; the names below it by their sides. */
export function LifeCurve({ state, texts, curve }: LifeCurveProps) {
  const { info } = state;
  const { me } = readers(state);
  const classOf = (seat: number): string => `curve-line player-${seat}${seat === me ? ' own' : ''}`;
  const most = Math.max(1, ...curve.flat());
  const x = (i: number): number => SIDE + (i * (WIDTH - SIDE - 6)) / Math.max(1, curve.length - 1);
  // Lines of equal value lie side by side, not on top of each other.
  const y = (life: number, seat: number): number =>
    HEIGHT - FLOOR - (life * (HEIGHT - FLOOR - 10)) / most + (seat - info.players / 2) * 1.1;
  return (
    <figure class="curve">
      <figcaption>{texts.t('ui.life-curve')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.t('ui.life-curve')}>
        {Array.from({ length: most + 1 }, (_, life) => (
          <g key={life} class="grid">
            <path d={`M${SIDE} ${y(life, info.players / 2)}H${WIDTH}`} />
            <text x={SIDE - 6} y={y(life, info.players / 2) + 3}>
              {life}
            </text>
          </g>
        ))}
        {info.names.map((name, seat) => (
          <polyline
            key={name}
            class={classOf(seat)}
            stroke-dasharray={DASHES[seat]}
            points={curve.map((lives, i) => `${x(i).toFixed(1)},${y(lives[seat], seat).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
      {sidesOf(state).map(({ side, seats }) => (
        <div key={side} class="curve-side">
          {side !== null && <b>{texts.t(SIDE_NAMES[side])}</b>}
          <ul class="curve-names">
            {seats.map((seat) => (
              <li key={seat}>
                <svg viewBox="0 0 26 6" aria-hidden="true">
                  <path class={classOf(seat)} stroke-dasharray={DASHES[seat]} d="M0 3H26" />
                </svg>
                {info.names[seat]}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </figure>
  );
}
