import { seatsOf, without } from '@sixgun/engine';
import { askIn, Names, type Part } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import { counter, inPlay, isAsked } from './box.ts';
import { isBegun, pickPrompt } from './pick-prompt.ts';

/** The one question of the moment. */
export function promptOf(state: TableState, texts: Texts): Part[] {
  if (state.decision === null) return waiting(state, texts);
  return isBegun(state) ? pickPrompt(state, texts) : question(state, texts);
}

/** Out of the game, and nothing has brought one back. */
export const isOut = ({ info, view }: TableState): boolean =>
  counter(info, view, 'out', info.me) > 0 && !inPlay(info, view, info.me);

function waiting(state: TableState, texts: Texts): Part[] {
  const { view, info } = state;
  const asked = seatsOf(without(view.asked, info.me));
  if (view.over) return [texts.t('ui.game-over')];
  if (isOut(state)) return [texts.t('ui.you-are-out')];
  // The own answer is on its way.
  if (isAsked(view, info.me)) return [];
  if (asked.length === 0) return [texts.t('ui.loading')];
  const names = new Names(texts, info).seats(asked);
  return [asked.length === 1 ? texts.t('ui.thinking', { name: names }) : texts.t('prompt.waiting', { names })];
}

function question({ decision, info }: TableState, texts: Texts): Part[] {
  return decision === null ? [] : askIn(new Names(texts, info), decision.question);
}

/** The card without which the turn cannot be ended, -1 if there is none. */
export const boundTo = ({ decision }: TableState): number =>
  decision?.question.ask === 'play' ? (decision.question.must ?? -1) : -1;
