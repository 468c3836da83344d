import { hasSeat, seatsOf, without } from '@sixgun/engine';
import { askIn, type Name, Names, type Part } from '@sixgun/narration';
import type { MessageKey, Texts } from '@sixgun/texts';
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

/** How it ended for the one who looks. */
function ownEnd(state: TableState): MessageKey {
  if (!hasSeat(state.view.winners, state.info.me)) return 'end.you-lose';
  return isOut(state) ? 'end.you-win-dead' : 'end.you-win';
}

function waiting(state: TableState, texts: Texts): Part[] {
  const { view, info } = state;
  const asked = seatsOf(without(view.asked, info.me));
  if (view.over) return [texts.t(ownEnd(state))];
  if (isOut(state)) return [texts.t('ui.you-are-out')];
  // The own answer is on its way.
  if (isAsked(view, info.me)) return [];
  if (asked.length === 0) return [texts.t('ui.loading')];
  const names = new Names(texts, info);
  if (asked.length > 1) return [texts.t('prompt.waiting', { names: names.seats(asked) })];
  return decides(state, names, names.seat(asked[0])) ?? names.say('ui.thinking', { name: names.seat(asked[0]).label });
}

/** What somebody else decides, where everybody may know it. */
function decides({ open, info }: TableState, n: Names, name: Name): Part[] | null {
  switch (open?.ask) {
    case 'answer': {
      const { needed = 1, wants, wanted } = open;
      if (wants === 'effect') return n.say('stage.decides-missed', { name, needed });
      const card = wanted ?? info.defs.findIndex(({ id }) => id === 'bang');
      return card < 0 ? n.say('stage.decides', { name }) : n.say('stage.decides-card', { name, card: n.def(card) });
    }
    case 'pick-store':
      return n.say('stage.decides-store', { name });
    case 'save':
      return n.say('stage.decides-save', { name });
    case 'discard':
      return n.say('stage.decides-discard', { name });
    default:
      return null;
  }
}

function question({ decision, info }: TableState, texts: Texts): Part[] {
  return decision === null ? [] : askIn(new Names(texts, info), decision.question);
}

/** The card without which the turn cannot be ended, -1 if there is none. */
export const boundTo = ({ decision }: TableState): number =>
  decision?.question.ask === 'play' ? (decision.question.must ?? -1) : -1;
