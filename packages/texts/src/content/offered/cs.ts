import { cs as base } from '../base/cs.ts';
import { cs as diceBase } from '../dice-base/cs.ts';
import { cs as diceOldSaloon } from '../dice-old-saloon/cs.ts';
import { cs as dodgeCity } from '../dodge-city/cs.ts';
import { cs as fistfulOfCards } from '../fistful-of-cards/cs.ts';
import { cs as highNoon } from '../high-noon/cs.ts';
import { cs as valleyOfShadows } from '../valley-of-shadows/cs.ts';
import { cs as wildWestShow } from '../wild-west-show/cs.ts';

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
