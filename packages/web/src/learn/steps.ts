import type { Lesson, LessonStep } from '@sixgun/scenario';

/** The number of the step that is told after so many moves, and as many sentences read since the last of them. */
export function stepAt({ steps }: Lesson, made: number, read: number): number {
  let index = 0;
  for (let left = made; left > 0 && index < steps.length; index++) if (steps[index].do !== null) left--;
  for (let left = read; left > 0 && index < steps.length && steps[index].do === null; left--) index++;
  return index;
}

export const tellsOnly = (step: LessonStep | undefined): boolean => step?.do === null;
