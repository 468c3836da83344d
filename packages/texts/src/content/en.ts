import type { CardKey } from '@sixgun/engine';
import { en as armedAndDangerous } from './armed-and-dangerous/en.ts';
import type { CardText } from './card-text.ts';
import { en as diceBase } from './dice-base/en.ts';
import { en as diceOldSaloon } from './dice-old-saloon/en.ts';
import { en as dodgeCity } from './dodge-city/en.ts';
import { content as first } from './first/en.ts';
import { en as fistfulOfCards } from './fistful-of-cards/en.ts';
import { en as goldRush } from './gold-rush/en.ts';
import { en as greatTrainRobbery } from './great-train-robbery/en.ts';
import { en as highNoon } from './high-noon/en.ts';
import { en as tokens } from './tokens/en.ts';
import { unfinished } from './unfinished.ts';
import { en as valleyOfShadows } from './valley-of-shadows/en.ts';
import { en as wildWestShow } from './wild-west-show/en.ts';

/** A piece of the card game without a text fails the build here. */
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
} satisfies Readonly<Record<CardKey, CardText>>;
