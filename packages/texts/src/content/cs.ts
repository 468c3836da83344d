import { cs as armedAndDangerous } from './armed-and-dangerous/cs.ts';
import { cs as diceBase } from './dice-base/cs.ts';
import { cs as diceOldSaloon } from './dice-old-saloon/cs.ts';
import { cs as dodgeCity } from './dodge-city/cs.ts';
import { content as first } from './first/cs.ts';
import { cs as fistfulOfCards } from './fistful-of-cards/cs.ts';
import { cs as goldRush } from './gold-rush/cs.ts';
import { cs as greatTrainRobbery } from './great-train-robbery/cs.ts';
import { cs as highNoon } from './high-noon/cs.ts';
import { cs as tokens } from './tokens/cs.ts';
import { unfinished } from './unfinished.ts';
import { cs as valleyOfShadows } from './valley-of-shadows/cs.ts';
import { cs as wildWestShow } from './wild-west-show/cs.ts';

export const content = {
  ...unfinished,
  ...first,
  ...diceBase,
  ...diceOldSaloon,
  ...dodgeCity,
  ...highNoon,
  ...fistfulOfCards,
  ...wildWestShow,
  ...goldRush,
  ...armedAndDangerous,
  ...greatTrainRobbery,
  ...valleyOfShadows,
  ...tokens,
};
