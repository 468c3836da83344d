import type { Texts } from '@sixgun/texts';
import type { Balance } from './data.ts';

const WIDTH = 480;
const HEIGHT = 200;
const FLOOR = 24;
const TOP = 26;
/** What is longer than this many steps stands together at the end. */
const MOST_STEPS = 14;

/** How many turns a game takes, and by which half of them have ended. */
export function LengthPlot({ texts, balance }: { texts: Texts; balance: Balance }) {
  const { games, step, median, medians } = balance.turns;
  const bars = games.slice(0, MOST_STEPS);
  if (games.length > MOST_STEPS) bars[MOST_STEPS - 1] += games.slice(MOST_STEPS).reduce((sum, each) => sum + each, 0);
  const most = Math.max(1, ...bars);
  const wide = WIDTH / bars.length;
  const x = (turns: number): number => Math.min(WIDTH - 2, (turns / step) * wide);
  const sentence = texts.t('ui.half-end-by', { n: median });
  const [few, many] = [medians.at(0), medians.at(-1)];
  const right = x(median) > WIDTH / 2;
  return (
    <>
      {few !== undefined && many !== undefined && (
        <p class="hint">
          {texts.t('ui.turns-at', { few: few.players, fewTurns: few.turns, many: many.players, manyTurns: many.turns })}
        </p>
      )}
      <svg class="lengths" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={sentence}>
        {bars.map((count, i) => {
          const high = (count * (HEIGHT - FLOOR - TOP)) / most;
          return <rect key={i} class="bar" x={i * wide + 1} y={HEIGHT - FLOOR - high} width={wide - 2} height={high} />;
        })}
        {bars.map((_, i) =>
          i % 2 === 0 || i === bars.length - 1 ? (
            <text key={i} class="plot-axis" x={i * wide + 2} y={HEIGHT - 7}>
              {i * step}
              {i === MOST_STEPS - 1 ? '+' : ''}
            </text>
          ) : null,
        )}
        <path class="median" d={`M${x(median)} ${TOP - 12}V${HEIGHT - FLOOR}`} />
        <text class="plot-value" x={x(median) + (right ? -6 : 6)} y={TOP - 8} text-anchor={right ? 'end' : 'start'}>
          {sentence}
        </text>
      </svg>
    </>
  );
}
