import { KIND, kindOf } from '@sixgun/engine';
import { type Lesson, settings } from '../state/settings.ts';
import type { Sheet, TableState } from '../story/table-state.ts';
import { othersFrom } from './box.ts';
import { levelAt } from './picks.ts';
import { eventPlaces, eventState } from './table-zones.ts';

/** Nobody else is kept waiting, and who wants everything at once wants no words either. */
const hasTime = ({ shared, skipping, company, taught, replayed }: TableState): boolean =>
  !shared && !skipping && !company && taught === null && replayed === null && settings.get().speed !== 'instant';

const isNew = (lesson: Lesson): boolean => !settings.get().explained.includes(lesson);

/** What is explained to those who wait: one thing, when it first matters. Null where nothing is new. */
export function markForWaiting(state: TableState): Sheet | null {
  if (!hasTime(state)) return null;
  const { info, view, chronicle } = state;
  if (isNew(info.game)) return { kind: 'parts' };
  if (isNew('holes') && chronicle.theatre.scene?.question?.ask === 'answer') return { kind: 'mark', mark: 'holes' };
  const eventLies = eventPlaces(info).some((place) => eventState(place, view).force.length > 0);
  return isNew('shelf') && eventLies ? { kind: 'mark', mark: 'shelf' } : null;
}

/** Distances are explained with the first card that does not reach everybody. */
export function markForAiming(state: TableState): Sheet | null {
  const { info, view, decision, path } = state;
  if (info.game !== 'card' || path.length === 0 || !hasTime(state) || !isNew('distance')) return null;
  const seats = levelAt(decision, path).filter(({ pick }) => kindOf(pick) === KIND.seat).length;
  return seats > 0 && seats < othersFrom(view).length ? { kind: 'mark', mark: 'distance' } : null;
}

/** What somebody has been told who closes this sheet. */
export function lessonOf(sheet: Sheet | null, game: Lesson): Lesson | null {
  if (sheet?.kind === 'parts') return game;
  return sheet?.kind === 'mark' ? sheet.mark : null;
}
