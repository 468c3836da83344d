import type { UnfinishedKey } from '@sixgun/engine';
import { en as armedAndDangerous } from './armed-and-dangerous/en.ts';
import type { CardText } from './card-text.ts';
import { en as goldRush } from './gold-rush/en.ts';
import { en as greatTrainRobbery } from './great-train-robbery/en.ts';

/** English of the packs that are not finished, shown where another language does not have them yet. */
export const unfinished = {
  ...goldRush,
  ...armedAndDangerous,
  ...greatTrainRobbery,
} satisfies Readonly<Record<UnfinishedKey, CardText>>;
