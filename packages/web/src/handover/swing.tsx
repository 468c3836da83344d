import { useEffect, useRef } from 'preact/hooks';
import { Batwing } from '../art/batwing.tsx';
import { moves } from '../motion/timing.ts';

const TIME = 240;
const OPEN = { left: 'rotateY(-105deg)', right: 'rotateY(105deg)' } as const;
const SIDES = ['left', 'right'] as const;

/** The doors swing open before whoever has taken the device over; a tap goes through them. */
export function SwingingDoors() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const doors = ref.current;
    if (doors === null) return;
    const wings = moves() ? [...doors.querySelectorAll('.batwing')] : [];
    const swings = wings.map((wing, i) =>
      wing.animate([{ transform: 'none' }, { transform: OPEN[SIDES[i]] }], { duration: TIME, easing: 'ease-in' }),
    );
    void Promise.allSettled(swings.map(({ finished }) => finished)).then(() => {
      doors.hidden = true;
    });
  }, []);
  return (
    <div ref={ref} class="door-wings swinging" aria-hidden="true">
      {SIDES.map((side) => (
        <Batwing key={side} side={side} />
      ))}
    </div>
  );
}
