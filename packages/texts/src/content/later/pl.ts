import { pl as armedAndDangerous } from '../armed-and-dangerous/pl.ts';
import { pl as goldRush } from '../gold-rush/pl.ts';
import { pl as greatTrainRobbery } from '../great-train-robbery/pl.ts';
import { unfinished } from '../unfinished.ts';

/** Sets that players cannot choose yet: the page does without their texts. */
export const content = {
  ...unfinished,
  ...goldRush,
  ...armedAndDangerous,
  ...greatTrainRobbery,
};
