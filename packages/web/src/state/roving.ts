import { useLayoutEffect, useRef } from 'preact/hooks';
import { allDrawn } from './frames.ts';

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const itemsOf = (group: HTMLElement): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-rove]')];

function enter(items: readonly HTMLElement[], current: HTMLElement | undefined): void {
  for (const item of items) item.tabIndex = item === current ? 0 : -1;
}

/** One stop of the Tab key for a whole group; arrows move inside it. */
export function useRoving<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const group = ref.current;
    if (group === null) return;
    const enterOne = () => {
      const items = itemsOf(group);
      enter(items, items.find((item) => item.tabIndex === 0 && item.hasAttribute('tabindex')) ?? items[0]);
    };
    enterOne();
    void allDrawn().then(enterOne);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    const group = ref.current;
    if (step === undefined || group === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const items = itemsOf(group);
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    items[(at + step + items.length) % items.length].focus();
  };
  const onFocusIn = (event: FocusEvent) => {
    const group = ref.current;
    if (group !== null && (event.target as HTMLElement).hasAttribute('data-rove'))
      enter(itemsOf(group), event.target as HTMLElement);
  };
  return { ref, onKeyDown, onFocusIn };
}
