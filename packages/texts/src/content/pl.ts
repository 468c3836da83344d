import { pl as armedAndDangerous } from './armed-and-dangerous/pl.ts';
import { pl as diceBase } from './dice-base/pl.ts';
import { pl as diceOldSaloon } from './dice-old-saloon/pl.ts';
import { pl as dodgeCity } from './dodge-city/pl.ts';
import { content as first } from './first/pl.ts';
import { pl as fistfulOfCards } from './fistful-of-cards/pl.ts';
import { pl as goldRush } from './gold-rush/pl.ts';
import { pl as greatTrainRobbery } from './great-train-robbery/pl.ts';
import { pl as highNoon } from './high-noon/pl.ts';
import { pl as tokens } from './tokens/pl.ts';
import { unfinished } from './unfinished.ts';
import { pl as valleyOfShadows } from './valley-of-shadows/pl.ts';
import { pl as wildWestShow } from './wild-west-show/pl.ts';

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
