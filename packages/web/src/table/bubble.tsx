import { useEffect } from 'preact/hooks';
import { besideStyle } from '../state/beside.ts';
import type { Bubble } from '../story/table-state.ts';
import type { Controller } from './controller.ts';

const READ = 5000;
const WIDTH = 260;
const BELOW_FROM = 120;

/** Says why, beside what was tapped. */
export function WhyBubble({ bubble, control }: { bubble: Bubble; control: Controller }) {
  useEffect(() => {
    const timer = setTimeout(() => control.hush(), READ);
    return () => clearTimeout(timer);
  }, [bubble, control]);
  return (
    <div class="bubble" role="alert" style={besideStyle(bubble, WIDTH, BELOW_FROM)}>
      {bubble.text}
    </div>
  );
}
