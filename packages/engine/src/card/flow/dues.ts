import { type Frame, NONE } from '../../kernel/frame.ts';
import { programOf } from '../../kernel/program.ts';
import { only } from '../../kernel/seats.ts';
import { optionProgram } from '../offers/extra-moves.ts';
import type { CardGame } from '../table/game.ts';
import { demandProgram } from './demand.ts';
import { playProgram } from './play.ts';

/** The step a move of a player stands at while what it does is being done; -1 for frames that are no such move. */
function runningStep(f: Frame): number {
  if (f.prog === playProgram.id) return playProgram.at.over;
  return f.prog === optionProgram.id ? optionProgram.at.over : NONE;
}

/** Has the move at this place of the stack still something to do, or to wait for, before it is settled? */
function isAtWork(g: CardGame, at: number, unmet: boolean): boolean {
  const { stack } = g.s;
  const { step } = stack[at];
  const running = runningStep(stack[at]);
  if (step !== running) return step < running;
  const effect = stack[at + 1];
  return effect !== undefined && (unmet || effect.step < programOf(effect).steps.length);
}

/** Is a Duel going on? */
export const inDuel = (g: CardGame): boolean => g.s.stack.some((f) => isQuiet(g, f));

const quietPrograms = new Set<number>();

/** The effect of a Duel that no card was played for. */
export function keepQuiet({ id }: { readonly id: number }): void {
  quietPrograms.add(id);
}

const isQuiet = (g: CardGame, f: Frame): boolean =>
  quietPrograms.has(f.prog) ||
  (f.prog === playProgram.id && f.step <= playProgram.at.over && g.rules.cards[f.src]?.quiet === true);

/** Place on the stack of the card that is being played and has not done everything yet, -1 for none. */
export function unfinishedPlay(g: CardGame): number {
  return g.s.stack.findIndex((f, at) => f.prog === playProgram.id && isAtWork(g, at, false));
}

/**
 * Seats that wait for what falls due to them: whoever has a move at work that is not settled yet,
 * and everybody while a Duel goes on.
 */
export function occupied(g: CardGame): number {
  const { stack } = g.s;
  let seats = 0;
  let unmet = false;
  for (let at = stack.length - 1; at > 0; at--) {
    const f = stack[at];
    if (f.prog === demandProgram.id) unmet ||= f.n > 0;
    else if (isQuiet(g, f)) return g.everyone;
    else if (runningStep(f) >= 0 && isAtWork(g, at, unmet)) seats |= only(f.me);
  }
  return seats;
}
