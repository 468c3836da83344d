import { useEffect } from 'preact/hooks';

const DIGIT = /^[1-6]$/;

/** A digit takes up the die in that place. */
export function useDiceKeys(tap: (place: number, element: HTMLElement) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const free = event.target instanceof Element && event.target.closest('dialog, input, select') === null;
      if (!free || !DIGIT.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      const die = document.querySelector<HTMLElement>(`.table [data-die="${Number(event.key) - 1}"]`);
      if (die === null) return;
      die.focus();
      tap(Number(event.key) - 1, die);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [tap]);
}
