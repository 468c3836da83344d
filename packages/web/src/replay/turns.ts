import { OPEN } from '@sixgun/engine';
import type { Audience, Course } from '@sixgun/protocol';

type Steps = Course['steps'];

/** The first step of the turn that this one belongs to. */
export const firstOfTurn = (steps: Steps, at: number): number => steps.findIndex(({ turn }) => turn === steps[at].turn);

/** Who may be asked for his thoughts at a step: they tell a hand, so with a seat's eyes only that seat. */
export function askedAt(steps: Steps, at: number, eyes: Audience): number | null {
  const { asked } = steps[at];
  return asked.find((seat) => seat === eyes || eyes === OPEN) ?? null;
}

/** Back to the beginning of the turn, from there to that of the turn before. */
export function turnBack(steps: Steps, at: number): number {
  const first = firstOfTurn(steps, at);
  return first < at || first === 0 ? first : firstOfTurn(steps, first - 1);
}

/** The beginning of the next turn, or the end. */
export function turnOn(steps: Steps, at: number): number {
  const next = steps.findIndex(({ turn }) => turn > steps[at].turn);
  return next < 0 ? steps.length - 1 : next;
}
