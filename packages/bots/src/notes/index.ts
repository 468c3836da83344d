import { armedAndDangerous } from './armed-and-dangerous.ts';
import { base } from './base.ts';
import { dodgeCity } from './dodge-city.ts';
import { goldRush } from './gold-rush.ts';
import { greatTrainRobbery } from './great-train-robbery.ts';
import type { Notes } from './note.ts';
import { valleyOfShadows } from './valley-of-shadows.ts';

/** What simple players think of the content of all packs. */
export const notes: Notes = {
  ...base,
  ...dodgeCity,
  ...goldRush,
  ...armedAndDangerous,
  ...greatTrainRobbery,
  ...valleyOfShadows,
};
