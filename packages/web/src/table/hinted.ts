import { KIND, kindOf, pickValue } from '@sixgun/engine';
import type { TableState } from '../story/table-state.ts';

/** Does the hint that is shown speak of this pick? */
export const isHinted = ({ hint, path }: Pick<TableState, 'hint' | 'path'>, pick: number): boolean =>
  hint !== null && typeof hint === 'object' && path.length === 0 && hint.picks.includes(pick);

/** The set of dice that the hint would throw again. */
export function hintedDice({ hint, path }: Pick<TableState, 'hint' | 'path'>): number {
  if (hint === null || typeof hint !== 'object' || path.length > 0) return 0;
  return pickValue(hint.picks.find((pick) => kindOf(pick) === KIND.dice) ?? 0);
}
