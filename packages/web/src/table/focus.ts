import { useEffect } from 'preact/hooks';
import { allDrawn } from '../state/frames.ts';
import { playsByKeys } from '../state/input-mode.ts';
import type { TableState } from '../story/table-state.ts';

const FIRST = [
  '.tray .card',
  '.die.open',
  '.die.pick',
  '.tray .named',
  '.hand .card.playable',
  '.seat.target',
  '.own.target .own-seat',
  '.answers .strong',
  '.answers .button',
];
const TARGETS = ['.tray .card', '.tray .named', '.seat.target', '.own.target .own-seat'];

/** Whoever writes to the others goes on writing. */
const writes = (): boolean => document.activeElement?.matches('input, textarea') === true;

async function focusFirst(places: readonly string[]): Promise<void> {
  await allDrawn();
  if (writes()) return;
  for (const place of places) {
    const element = document.querySelector<HTMLElement>(`.table ${place}`);
    if (element !== null) return element.focus({ preventScroll: true });
  }
}

/** Who plays by keys is taken to what is asked: the first playable card, then the first target. */
export function useFocusOnDecision({ decision, path, sheet }: TableState): void {
  const picked = path.length;
  const open = sheet !== null;
  useEffect(() => {
    if (decision !== null && !open && playsByKeys()) void focusFirst(picked === 0 ? FIRST : TARGETS);
  }, [decision?.id, picked]);
  useEffect(() => {
    // A closed sheet gives the focus back to what had it, if that is still there.
    if (!open && decision !== null && playsByKeys() && document.activeElement === document.body) void focusFirst(FIRST);
  }, [open]);
}
