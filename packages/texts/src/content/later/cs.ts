import { cs as armedAndDangerous } from '../armed-and-dangerous/cs.ts';
import { cs as goldRush } from '../gold-rush/cs.ts';
import { cs as greatTrainRobbery } from '../great-train-robbery/cs.ts';
import { unfinished } from '../unfinished.ts';

/** Sets that players cannot choose yet: the page does without their texts. */
export const content = {
  ...unfinished,
  ...goldRush,
  ...armedAndDangerous,
  ...greatTrainRobbery,
};
