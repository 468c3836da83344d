import { en as base } from '../base/en.ts';
import { en as diceBase } from '../dice-base/en.ts';
import { en as diceOldSaloon } from '../dice-old-saloon/en.ts';
import { en as dodgeCity } from '../dodge-city/en.ts';
import { en as fistfulOfCards } from '../fistful-of-cards/en.ts';
import { en as highNoon } from '../high-noon/en.ts';
import { en as valleyOfShadows } from '../valley-of-shadows/en.ts';
import { en as wildWestShow } from '../wild-west-show/en.ts';

/** Sets that players can choose. */
export const content = {
  ...base,
  ...dodgeCity,
  ...highNoon,
  ...fistfulOfCards,
  ...wildWestShow,
  ...valleyOfShadows,
  ...diceBase,
  ...diceOldSaloon,
};
