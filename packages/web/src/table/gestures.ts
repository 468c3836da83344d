import { useLayoutEffect } from 'preact/hooks';
import type { Controller } from './controller.ts';
import { expertKey } from './expert-keys.ts';

const HOLD = 450;
const SLIP = 10;

function lookAt(control: Controller, from: EventTarget | null): boolean {
  const marked = (from as Element | null)?.closest?.('[data-look]');
  const [kind, first, second] = (marked?.getAttribute('data-look') ?? '').split(' ');
  if (kind === 'card') control.look({ kind: 'card', def: Number(first), piece: Number(second) });
  else if (kind === 'seat') control.look({ kind: 'seat', seat: Number(first) });
  else if (kind === 'face') control.look({ kind: 'face', face: first });
  else if (kind === 'events') control.look({ kind: 'events', pile: Number(first), force: Number(second) });
  return marked !== null && marked !== undefined;
}

/** Holding, the right button and the keys that work everywhere at the table. */
export function useGestures(control: Controller): void {
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let held = false;
    const onPointerDown = (event: PointerEvent) => {
      held = false;
      start = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      if (event.button === 0)
        timer = setTimeout(() => {
          held = lookAt(control, event.target);
        }, HOLD);
    };
    const onPointerMove = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) clearTimeout(timer);
    };
    const onPointerUp = () => clearTimeout(timer);
    const onClick = (event: MouseEvent) => {
      const answers = (event.target as Element).closest('.answers') !== null;
      if (held || (answers && event.detail > 0 && control.hasJustAsked())) {
        // Holding has already shown it, and a tap at what has only just come up was meant for something else.
        held = false;
        event.preventDefault();
        event.stopPropagation();
      } else if ((event.target as Element).closest('[data-look-on-tap]') !== null) lookAt(control, event.target);
      else if ((event.target as Element).matches('.felt, .arena, .seats')) control.hurry();
    };
    const onContextMenu = (event: MouseEvent) => {
      clearTimeout(timer);
      if (lookAt(control, event.target)) event.preventDefault();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const free = event.target instanceof Element && event.target.closest('dialog, input, select') === null;
      if (!free || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') control.cancel();
      else if (event.key === 'l' || event.key === 'L') control.look({ kind: 'log' });
      else if (event.key === 'n' || event.key === 'N') control.look({ kind: 'notebook' });
      else if (event.key === '?') control.look({ kind: 'summary' });
      else if (event.key === 'i' || event.key === 'I') lookAt(control, document.activeElement);
      else if (!expertKey(event)) return;
      event.preventDefault();
    };
    const listeners = [
      ['pointerdown', onPointerDown],
      ['pointermove', onPointerMove],
      ['pointerup', onPointerUp],
      ['pointercancel', onPointerUp],
      ['click', onClick],
      ['contextmenu', onContextMenu],
      ['keydown', onKeyDown],
    ] as const;
    for (const [type, listener] of listeners) document.addEventListener(type, listener as EventListener, true);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of listeners) document.removeEventListener(type, listener as EventListener, true);
    };
  }, [control]);
}
