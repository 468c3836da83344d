import { KIND, kindOf, PASS } from '@sixgun/engine';
import type { Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import { counter } from './box.ts';
import type { Choices } from './picks.ts';

/** What a question may cost the one who is asked. */
export interface Stake {
  from: number;
  to: number;
  max: number;
}

/** Questions in which to pass is to suffer something. */
const SUFFER = ['answer', 'save', 'discard-or-lose'];
/** What takes more or less than one life. */
const LIVES: Readonly<Record<string, number>> = { 'russian-roulette': 2, ricochet: 0 };

export const isDanger = ({ decision }: TableState): boolean =>
  decision !== null && !decision.standing && SUFFER.includes(decision.question.ask);

/** The lives that go with the answer that gives in; null where none are at stake. */
export function stakeOf({ decision, info, view }: TableState): Stake | null {
  if (decision === null || !SUFFER.includes(decision.question.ask)) return null;
  const { cause, ask } = decision.question;
  const lives = cause === undefined ? 1 : (LIVES[info.defs[cause].id] ?? 1);
  if (lives === 0) return null;
  const life = counter(info, view, 'life', info.me);
  const from = ask === 'save' ? Math.max(1, life + 1) : life;
  return { from, to: ask === 'save' ? 0 : Math.max(0, from - lives), max: counter(info, view, 'max', info.me) };
}

export const isHopeless = ({ decision }: TableState): boolean =>
  decision !== null && 'hopeless' in decision.question && decision.question.hopeless;

/** Counts what helps, on the edge of the bar; empty where there is nothing to count. */
export function tagOf(state: TableState, texts: Texts, choices: Choices, goesOn: boolean): string {
  const { decision } = state;
  if (decision === null || decision.standing || state.path.length > 0) return '';
  const { question } = decision;
  if (question.ask !== 'answer' && question.ask !== 'save') return '';
  if (question.hopeless)
    return texts.t(goesOn && question.ask === 'answer' ? 'stage.by-itself' : 'stage.nothing-helps');
  const cards = choices.hand.size;
  const others = choices.buttons.filter(({ pick }) => pick !== PASS && kindOf(pick) !== KIND.word).length;
  if (others === 0 && cards < question.needed)
    return texts.t('stage.of-needed', { have: cards, needed: question.needed });
  if (others > 0) return texts.t('stage.ways-help', { count: cards + others });
  return texts.t('stage.cards-help', { count: cards });
}
