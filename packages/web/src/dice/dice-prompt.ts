import { KIND, kindOf } from '@sixgun/engine';
import type { Part } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import { levelAt } from '../table/picks.ts';

/** What is still missing of a move that has begun; undefined while the question itself says enough. */
export function dicePrompt({ decision, path }: TableState, texts: Texts): Part[] | undefined {
  if (decision === null) return undefined;
  const made = [...decision.draft, ...path];
  if (made.length === 0) return undefined;
  const kinds = new Set(levelAt(decision, path).map((node) => kindOf(node.pick)));
  if (kinds.has(KIND.seat)) return [texts.t('dice.which-player')];
  if (kinds.has(KIND.die)) return [texts.t('dice.which-die')];
  return [texts.t(made.some((pick) => kindOf(pick) === KIND.die) ? 'dice.which-face' : 'ui.choose')];
}
