import { pl as base } from '../base/pl.ts';
import { pl as diceBase } from '../dice-base/pl.ts';
import { pl as diceOldSaloon } from '../dice-old-saloon/pl.ts';
import { pl as dodgeCity } from '../dodge-city/pl.ts';
import { pl as fistfulOfCards } from '../fistful-of-cards/pl.ts';
import { pl as highNoon } from '../high-noon/pl.ts';
import { pl as valleyOfShadows } from '../valley-of-shadows/pl.ts';
import { pl as wildWestShow } from '../wild-west-show/pl.ts';

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
