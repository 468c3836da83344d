import { useEffect } from 'preact/hooks';
import type { Controller } from './controller.ts';
import type { Bubble } from './state.ts';

const READ = 5000;
const WIDTH = 260;
const MARGIN = 8;
const BELOW_FROM = 120;

/** Says why, beside what was tapped. */
export function WhyBubble({ bubble, control }: { bubble: Bubble; control: Controller }) {
  useEffect(() => {
    const timer = setTimeout(() => control.hush(), READ);
    return () => clearTimeout(timer);
  }, [bubble, control]);
  const width = Math.min(WIDTH, innerWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(bubble.x - width / 2, innerWidth - width - MARGIN));
  const below = bubble.top < BELOW_FROM;
  const place = below
    ? { left: `${left}px`, top: `${bubble.bottom + 6}px`, width: `${width}px` }
    : { left: `${left}px`, bottom: `${innerHeight - bubble.top + 6}px`, width: `${width}px` };
  return (
    <div class="bubble" role="alert" style={place}>
      {bubble.text}
    </div>
  );
}
