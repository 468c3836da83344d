import { useEffect, useState } from 'preact/hooks';
import { playsByKeys } from '../state/input-mode.ts';
import { foundAt } from './lit.ts';

const PATIENCE = 10_000;
/** After the table itself has taken its own focus to what is asked. */
const LATER = 150;

/** The finger comes when nothing has happened for a while; at the very beginning it is there at once. */
export function useFinger(what: string, atOnce: boolean): boolean {
  const [shown, show] = useState(atOnce);
  useEffect(() => {
    show(atOnce);
    const timer = setTimeout(() => show(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [what]);
  return shown;
}

/** Who plays by keys stands on what is lit, or on what is to be said. */
export function useFocusOnLit(lit: readonly string[] | null): void {
  const key = lit?.join('|') ?? null;
  useEffect(() => {
    if (lit === null || !playsByKeys()) return undefined;
    const timer = setTimeout(() => {
      const said = document.querySelector<HTMLElement>('.teacher [data-task]');
      const element = said ?? foundAt(lit.at(-1) ?? '')[0];
      element?.focus({ preventScroll: true });
    }, LATER);
    return () => clearTimeout(timer);
  }, [key]);
}

const OFTEN = 100;

/** What the table keeps to itself, as the dice that are chosen, is looked up again and again. */
export function useSeen<T extends number | string>(look: () => T): T {
  const [seen, see] = useState(look);
  useEffect(() => {
    const timer = setInterval(() => see(look()), OFTEN);
    return () => clearInterval(timer);
  }, []);
  return seen;
}
