import { KIND, kindOf, seatPick } from '@sixgun/engine';
import { Names, plain, refuseIn } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import { boxOf } from '../state/beside.ts';
import type { Store } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import type { Controller } from './controller.ts';
import { levelAt } from './picks.ts';

/** What a tap means in either game: a seat is picked or looked at, and what cannot be picked says why. */
export function commonTaps(table: Store<TableState>, control: Controller, texts: Texts) {
  const say = (text: string, element: Element) => table.set({ bubble: { text, ...boxOf(element) } });
  const explain = (picks: readonly number[], element: Element) =>
    control.why(picks, (refusal) => say(plain(refuseIn(new Names(texts, table.get().info), refusal)), element));
  const seat = (at: number, element: HTMLElement) => {
    const { decision, path } = table.get();
    if (control.tap(seatPick(at))) return;
    const aiming = levelAt(decision, path).some((node) => kindOf(node.pick) === KIND.seat);
    if (aiming) explain([...path, seatPick(at)], element);
    else control.look({ kind: 'seat', seat: at });
  };
  return { say, explain, seat };
}
