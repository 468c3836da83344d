import { useEffect } from 'preact/hooks';
import type { TableState } from './state.ts';

const FIRST = [
  '.tray .card',
  '.hand .card.playable',
  '.seat.target',
  '.own.target .own-seat',
  '.answers .strong',
  '.answers .button',
];
const TARGETS = ['.tray .card', '.seat.target', '.own.target .own-seat'];

let byKeys = false;
addEventListener('keydown', () => (byKeys = true), true);
addEventListener('pointerdown', () => (byKeys = false), true);

function focusFirst(places: readonly string[]): void {
  for (const place of places) {
    const element = document.querySelector<HTMLElement>(`.table ${place}`);
    if (element !== null) return element.focus({ preventScroll: true });
  }
}

/** Who plays by keys is taken to what is asked: the first playable card, then the first target. */
export function useFocusOnDecision({ decision, path, sheet }: TableState): void {
  const complete = path.length;
  useEffect(() => {
    if (decision === null || sheet !== null || !byKeys) return;
    if (complete === 0) focusFirst(FIRST);
    else focusFirst(TARGETS);
  }, [decision?.id, complete, sheet === null]);
}
