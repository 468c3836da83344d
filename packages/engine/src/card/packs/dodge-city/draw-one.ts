import type { Step } from '../../author/index.ts';

/** The second line of several cards, whatever became of the first. */
export const drawOne: Step = (g, f) => {
  if (g.inPlay(f.me)) g.draw(f.me, 1);
};
