import { en as armedAndDangerous } from '../armed-and-dangerous/en.ts';
import { en as goldRush } from '../gold-rush/en.ts';
import { en as greatTrainRobbery } from '../great-train-robbery/en.ts';

/** Sets that players cannot choose yet: the page does without their texts. */
export const content = {
  ...goldRush,
  ...armedAndDangerous,
  ...greatTrainRobbery,
};
