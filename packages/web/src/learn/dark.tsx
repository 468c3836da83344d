import { useEffect, useState } from 'preact/hooks';
import { moves } from '../motion/timing.ts';
import { foundAt } from './lit.ts';

const OFTEN = 100;
const ROOM = 5;
const ROUND = 12;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

function boxAround(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: Math.round(left - ROOM),
    y: Math.round(top - ROOM),
    w: Math.round(width + 2 * ROOM),
    h: Math.round(height + 2 * ROOM),
  };
}

/** Things lie still only after a while, so their places are looked up again and again. */
function useBoxes(places: readonly string[]): Box[] {
  const [boxes, setBoxes] = useState<Box[]>([]);
  const key = places.join('|');
  useEffect(() => {
    let last = '';
    const look = () => {
      // What is to be tapped twice is lit once: two holes in one place would cover each other.
      const now = [...new Set(places.flatMap(foundAt))].map(boxAround);
      const text = JSON.stringify(now);
      if (text === last) return;
      last = text;
      setBoxes(now);
    };
    look();
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
  }, [key]);
  return boxes;
}

/** A rectangle with round corners, as a path. */
function hole({ x, y, w, h }: Box): string {
  const r = Math.max(0, Math.min(ROUND, w / 2, h / 2));
  const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [w - 2 * r, h - 2 * r];
  return `M${x + r} ${y}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`;
}

const POINTING = {
  duration: 1200,
  iterations: Number.POSITIVE_INFINITY,
  direction: 'alternate',
  easing: 'ease-in-out',
} as const;

/** The finger beckons, unless somebody wants less motion. */
function point(finger: SVGElement | null): void {
  if (moves()) finger?.animate([{ transform: 'none' }, { transform: 'translate(-8px, -8px)' }], POINTING);
}

/** The dark over everything that is not spoken of, and the finger on what is to be tapped. */
export function Dark({ places, finger }: { places: readonly string[]; finger: boolean }) {
  const boxes = useBoxes(places);
  const last = boxes.at(-1);
  return (
    <>
      <svg class="dark" aria-hidden="true">
        <path class="night" fill-rule="evenodd" d={`M0 0H9999V9999H0Z${boxes.map(hole).join('')}`} />
        {boxes.map((box, i) => (
          <path key={i} class="lit-edge" d={hole(box)} />
        ))}
      </svg>
      {finger && last !== undefined && (
        <svg
          ref={point}
          class="finger"
          viewBox="0 0 64 64"
          aria-hidden="true"
          style={`left:${last.x + last.w / 2}px;top:${last.y + last.h * 0.72}px`}
        >
          <path d="M5 5c3-3 8-2 10 1l14 20 6-3c4-2 8 0 9 4l4-1c4-1 7 1 8 5l3 14-1 15-24 2-13-11c-4-3-3-8 0-9l6 1L6 14C4 11 3 8 5 5z" />
        </svg>
      )}
    </>
  );
}
