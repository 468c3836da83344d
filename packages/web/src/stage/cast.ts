import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import { characterOf, counter, defOf, hasFallen, readers } from '../table/box.ts';

/** What the stage needs of a player. */
export interface Actor {
  seat: number;
  name: string;
  character: string;
  life: number;
  max: number;
  out: boolean;
}

export function actorOf(state: TableState, texts: Texts, seat: number): Actor {
  const { info, view } = state;
  const character = characterOf(info, view, seat);
  return {
    seat,
    name: seat === readers(state).me ? texts.t('stage.you') : info.names[seat],
    character: character < 0 ? '' : defOf(info, character).id,
    life: Math.max(0, counter(info, view, 'life', seat)),
    max: counter(info, view, 'max', seat),
    out: hasFallen(info, view, seat),
  };
}

/** Seats from one player on, as the turns go, those who are out left away unless they have just died of it. */
export function ringFrom({ info, view }: TableState, seat: number, also: readonly number[]): number[] {
  const at = view.order.indexOf(seat);
  const ring = [...view.order.slice(at), ...view.order.slice(0, at)];
  return ring.filter((each) => counter(info, view, 'in', each) !== 0 || also.includes(each));
}

/** The card a demand is met with, as a definition: a Missed! where any such effect will do. */
export const answerDef = (info: TableInfo, wanted: number | undefined): number =>
  wanted ?? info.defs.findIndex((def) => def.id === 'missed');
