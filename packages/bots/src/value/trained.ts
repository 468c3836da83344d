import type { CardGame, GameName } from '@sixgun/engine';
import { CardFeatures } from './card-features.ts';
import { DiceFeatures, type Standing } from './dice-features.ts';
import type { Features } from './features.ts';
import { Value } from './model.ts';
import { card } from './weights/card.ts';
import { dice } from './weights/dice.ts';

interface Stands {
  card: CardGame;
  dice: Standing;
}

export const features: { readonly [K in GameName]: Features<Stands[K]> } = {
  card: new CardFeatures(),
  dice: new DiceFeatures(),
};

const values: { readonly [K in GameName]: Value<Stands[K]> } = {
  card: new Value(card, features.card),
  dice: new Value(dice, features.dice),
};

/** The trained value of a game. */
export const trainedValue = <K extends GameName>(game: K): Value<Stands[K]> => values[game];
