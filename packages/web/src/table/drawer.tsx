import type { Texts } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { playsByKeys } from '../state/input-mode.ts';
import type { TableState } from '../story/table-state.ts';
import { DRAWER, type DrawerName } from './shelf.tsx';

const plate = (name: DrawerName | null): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.table [data-plate="${name}"]`);

/** Which drawer is open; to be asked something shuts it. */
export function useDrawer({ decision }: TableState) {
  const [open, setOpen] = useState<DrawerName | null>(null);
  useEffect(() => {
    if (decision !== null && !decision.standing) setOpen(null);
  }, [decision?.id, decision?.draft.length]);
  const shut = () => {
    if (playsByKeys()) plate(open)?.focus({ preventScroll: true });
    setOpen(null);
  };
  const toggle = (name: DrawerName) => setOpen((now) => (now === name ? null : name));
  return { open, shut, toggle };
}

interface DrawerProps {
  title: string;
  /** What stands beside the title. */
  beside: ComponentChildren;
  texts: Texts;
  shut: () => void;
  children: ComponentChildren;
}

/** One plate of the shelf, opened over the bar and the hand; the table stays in sight. */
export function Drawer({ title, beside, texts, shut, children }: DrawerProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (playsByKeys()) ref.current?.querySelector<HTMLElement>('.drawer-body button')?.focus({ preventScroll: true });
  }, []);
  // Who has opened it with the mouse still has the focus on its plate.
  useLayoutEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && (target as Element).closest('dialog') === null) shut();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shut]);
  return (
    <section class="drawer" id={DRAWER} aria-label={title} ref={ref}>
      <header class="drawer-head">
        <h2>{title}</h2>
        <span class="drawer-beside">{beside}</span>
        <button type="button" class="chip" aria-label={texts.t('ui.close')} onClick={shut}>
          ✕
        </button>
      </header>
      <div class="drawer-body">{children}</div>
    </section>
  );
}
