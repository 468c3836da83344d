import { handCard, seatPick } from '@sixgun/engine';
import type { Texts } from '@sixgun/texts';
import { useEffect } from 'preact/hooks';
import type { Store } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import type { Controller } from '../table/controller.ts';
import { levelAt } from '../table/picks.ts';
import { commonTaps } from '../table/taps.ts';
import { foundAt } from './lit.ts';

const ALWAYS = '.teacher, .learn-head, dialog, .bubble';
const TAPS = ['pointerdown', 'mousedown', 'touchstart', 'click', 'contextmenu'] as const;

/** The picks that a tap on this would begin or go on with. */
function picksAt({ path }: TableState, from: Element): number[] {
  const card = from.closest<HTMLElement>('.hand [data-piece]');
  if (card !== null) return [handCard(Number(card.dataset.piece))];
  const seat = from.closest<HTMLElement>('[data-seat]');
  return seat === null ? [] : [...path, seatPick(Number(seat.dataset.seat))];
}

/** Only what is lit can be tapped; anything else says why not, and nothing happens. */
export function useWrongTaps(
  table: Store<TableState> | null,
  control: Controller,
  texts: Texts,
  lit: readonly string[] | null,
): void {
  const key = lit?.join('|') ?? null;
  useEffect(() => {
    if (table === null || lit === null) return undefined;
    const { say, explain } = commonTaps(table, control, texts);
    const onTap = (event: Event) => {
      const target = event.target as Element;
      if (target.closest(ALWAYS) !== null) return;
      if (lit.flatMap(foundAt).some((element) => element.contains(target))) return;
      event.stopPropagation();
      if (event.type !== 'click') return;
      event.preventDefault();
      const state = table.get();
      const picks = picksAt(state, target);
      const last = picks.at(-1);
      const element = target.closest('button') ?? target;
      const possible = [...levelAt(state.decision, state.path), ...levelAt(state.decision, [])];
      if (last === undefined || possible.some(({ pick }) => pick === last)) say(texts.t('learn.not-now'), element);
      else explain(picks, element);
    };
    for (const type of TAPS) addEventListener(type, onTap, { capture: true });
    return () => {
      for (const type of TAPS) removeEventListener(type, onTap, { capture: true });
    };
  }, [table, control, texts, key]);
}
