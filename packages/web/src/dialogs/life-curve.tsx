import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';

const WIDTH = 320;
const HEIGHT = 120;
const SIDE = 18;
const FLOOR = 14;
/** Told apart without colour, too. */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 5', '1 4', '12 4', '3 2 8 2'];

/** Lives over the turns, one line a player. */
export function LifeCurve({
  info,
  texts,
  curve,
}: {
  info: TableInfo;
  texts: Texts;
  curve: readonly (readonly number[])[];
}) {
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
            class={`curve-line player-${seat}`}
            stroke-dasharray={DASHES[seat]}
            points={curve.map((lives, i) => `${x(i).toFixed(1)},${y(lives[seat], seat).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
      <ul class="curve-names">
        {info.names.map((name, seat) => (
          <li key={name}>
            <svg viewBox="0 0 26 6" aria-hidden="true">
              <path class={`curve-line player-${seat}`} stroke-dasharray={DASHES[seat]} d="M0 3H26" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
