import { KIND, kindOf, pickValue } from '@sixgun/engine';
import type { Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import { answerText } from '../table/answer-text.ts';
import { defName } from '../table/box.ts';
import type { Controller } from '../table/controller.ts';
import { isComplete, nodeAt } from '../table/picks.ts';
import { foundAt, placeOfPick } from './lit.ts';

/** One thing to do: something to tap at the table, or words to say, which are a button. */
export interface Task {
  text: string;
  done: boolean;
  /** Lies at the table while it is not empty. */
  place: string;
  say: (() => void) | null;
}

const sizeOf = (set: number): number => [...set.toString(2)].filter((bit) => bit === '1').length;

/** The dice that are chosen to be thrown again, as they are seen to be. */
export const chosenDice = (): number =>
  foundAt('.die.again').reduce((set, die) => set | (1 << Number(die.dataset.die)), 0);

function nameOfPick({ info }: TableState, texts: Texts, pick: number): string {
  if (kindOf(pick) === KIND.seat) return info.names[pickValue(pick)];
  if (kindOf(pick) === KIND.word) return texts.t('ui.random-card');
  return defName(info, texts, info.faces[pickValue(pick)].def);
}

/** What is left to do of the move that is waited for, pick by pick. */
export function tasksOf(state: TableState, texts: Texts, control: Controller): Task[] {
  const { taught, decision, path } = state;
  const picks = taught?.awaited ?? [];
  const made = (decision?.draft.length ?? 0) + path.length;
  const tasks = picks.flatMap((pick, i): Task[] => {
    const done = i < made && picks.slice(0, made).join() === [...(decision?.draft ?? []), ...path].join();
    // A card before oneself is used by saying so.
    const place = i === 0 && kindOf(pick) === KIND.play ? '' : placeOfPick(pick);
    if (kindOf(pick) === KIND.dice) {
      const set = pickValue(pick);
      const chosen = chosenDice() === set;
      const roll = () => (chosenDice() === set ? control.choose([pick]) : undefined);
      const count = sizeOf(set);
      return [
        { text: texts.t('learn.tap-dice', { count }), done: chosen, place, say: null },
        { text: texts.t('dice.reroll', { count }), done: false, place: '', say: roll },
      ];
    }
    if (place === '') return [{ text: answerText(state, texts, pick), done, place, say: () => control.choose([pick]) }];
    return [{ text: texts.t('learn.tap', { what: nameOfPick(state, texts, pick) }), done, place, say: null }];
  });
  const whole = tasks.length > 0 && tasks.every(({ done }) => done) && isComplete(nodeAt(decision, path));
  const last = tasks.at(-1);
  if (whole && last !== undefined)
    tasks.push({ text: texts.t('learn.tap-again'), done: false, place: last.place, say: () => control.choose(path) });
  return tasks;
}

/** Where to look now: what was taken up already, and the next thing to tap. */
export function litOf(tasks: readonly Task[]): string[] {
  const next = tasks.findIndex(({ done }) => !done);
  const laidOut = next >= 0 && foundAt(tasks[next].place).some((element) => element.closest('.tray') !== null);
  // Cards that are laid out lie over the table: nothing below them is spoken of.
  if (laidOut) return [tasks[next].place];
  return tasks.slice(0, next < 0 ? tasks.length : next + 1).flatMap(({ place }) => (place === '' ? [] : [place]));
}
