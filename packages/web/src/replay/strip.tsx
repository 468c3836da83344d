import type { Course } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { Icon, Portrait, signs } from '../art/pictures.tsx';
import { DASHES } from '../dialogs/life-curve.tsx';
import { useRoom, useWide } from '../table/use-room.ts';
import { momentText } from './now.tsx';

/** Half of what a finger needs: the head never leaves the strip. */
const SIDE = 22;
const HEIGHT = { narrow: 84, wide: 116 };
const TOP = 14;
const FLOOR = 18;
/** Turns are numbered so far apart that the numbers do not touch. */
const LEAST_GAP = 34;

interface StripProps {
  course: Course;
  texts: Texts;
  /** By seat. */
  characters: readonly string[];
  at: number;
  /** The seat whose line is thick; -1 for none. */
  chosen: number;
  /** What comes after the head is shown as well. */
  whole: boolean;
  go: (step: number) => void;
}

/** A line that stays until something happens, and stops where somebody is out. */
function lineOf(course: Course, seat: number, to: number, x: (step: number) => number, y: (life: number) => number) {
  let line = '';
  let last = 0;
  for (let step = 0; step <= to; step++) {
    const life = course.steps[step].lives[seat];
    if (last > 0 && (life !== last || step === to)) line += `H${x(step)}V${y(life)}`;
    else if (last === 0 && life > 0) line += `M${x(step)} ${y(life)}`;
    last = life;
  }
  return line;
}

function numbersOf({ steps }: Course, to: number, x: (step: number) => number) {
  const shown: { turn: number; at: number }[] = [];
  steps.slice(0, to + 1).forEach(({ turn }, step) => {
    const at = x(step);
    const begins = step === 0 ? turn > 0 : turn !== steps[step - 1].turn;
    if (begins && at - (shown.at(-1)?.at ?? -LEAST_GAP) >= LEAST_GAP) shown.push({ turn, at });
  });
  return shown;
}

/** The lives of everybody from turn to turn, with a head to be dragged along. */
export function Strip({ course, texts, characters, at, chosen, whole, go }: StripProps) {
  const { ref, width } = useRoom();
  const height = HEIGHT[useWide() ? 'wide' : 'narrow'];
  const last = course.steps.length - 1;
  const to = whole ? last : at;
  const most = Math.max(1, ...course.steps.slice(0, to + 1).flatMap(({ lives }) => lives));
  const x = (step: number): number => Math.round(SIDE + (step * (width - 2 * SIDE)) / Math.max(1, last));
  const y = (life: number, seat = 0): number =>
    height - FLOOR - (life * (height - FLOOR - TOP)) / most + (seat - course.names.length / 2) * 0.9;
  const deaths = course.deaths.filter(({ step }) => step <= to);
  const label = `${texts.t('replay.strip')}. ${deaths
    .map(({ seat, step }) => texts.t('replay.out-in', { name: course.names[seat], n: course.steps[step].turn }))
    .join(', ')}`;
  return (
    <div class="strip" ref={ref} style={`height:${height}px`}>
      <svg width={width} height={height} role="img" aria-label={label}>
        <defs>
          <pattern id="to-come" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V10" />
          </pattern>
        </defs>
        {[0, Math.ceil(most / 2), most].map((life) => (
          <g key={life} class="strip-grid">
            <path d={`M${SIDE} ${y(life, course.names.length / 2)}H${width - SIDE}`} />
            <text x={SIDE - 6} y={y(life, course.names.length / 2) + 4} text-anchor="end">
              {life}
            </text>
          </g>
        ))}
        {numbersOf(course, to, x).map(({ turn, at: place }) => (
          <text key={turn} class="strip-turn" x={place} y={height - 3} text-anchor="middle">
            {turn}
          </text>
        ))}
        {width > 0 &&
          course.names.map((_, seat) => (
            <path
              key={seat}
              class={`curve-line player-${seat}${seat === chosen ? ' chosen' : ''}`}
              stroke-dasharray={seat === chosen ? '' : DASHES[seat]}
              d={lineOf(course, seat, to, x, (life) => y(life, seat))}
            />
          ))}
        {width > 0 && !whole && at < last && (
          <rect class="strip-to-come" x={x(at)} y={TOP - 8} width={x(last) - x(at)} height={height - FLOOR - TOP + 8} />
        )}
        <path class="strip-head" d={`M${x(at)} 8V${height - FLOOR + 4}`} />
        <circle class="strip-head" cx={x(at)} cy={9} r={8} />
      </svg>
      {deaths.map(({ seat, step }) => (
        <span key={`${seat} ${step}`} class="strip-grave" style={`left:${x(step)}px`} aria-hidden="true">
          <Portrait character={characters[seat]} />
          <Icon name={signs.dead} />
        </span>
      ))}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={texts.t('replay.strip')}
        aria-valuetext={momentText(course, texts, at)}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
    </div>
  );
}
