import { useEffect } from 'preact/hooks';
import type { Replayer } from './replayer.ts';

/** Places in which these keys mean something else already. */
const TYPED = 'dialog, input:not([type=range]), select, textarea, [data-rove]';

/** Arrows step, with Shift they turn, space plays, Escape sends the adviser away. */
export function useReplayKeys(replayer: Replayer): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => replayer.stepBack(),
      ArrowRight: () => replayer.stepOn(),
      'Shift ArrowLeft': () => replayer.turnBack(),
      'Shift ArrowRight': () => replayer.turnOn(),
      ' ': () => replayer.toggle(),
      Escape: () => replayer.hush(),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(TYPED) !== null || (event.key === ' ' && target.closest('button') !== null)) return;
      const act = acts[event.shiftKey ? `Shift ${event.key}` : event.key];
      if (act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [replayer]);
}
