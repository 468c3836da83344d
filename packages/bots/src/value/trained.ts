import type { GameName } from '@sixgun/engine';
import { Value } from './model.ts';
import { card } from './weights/card.ts';
import { dice } from './weights/dice.ts';

const values: Record<GameName, Value> = { card: new Value(card), dice: new Value(dice) };

/** The trained value of a game. */
export const trainedValue = (game: GameName): Value => values[game];
