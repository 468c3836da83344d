import { fieldMaker, keyMaker } from '../kernel/fields.ts';
import type { DiceGame } from './game.ts';

export const field = fieldMaker<DiceGame>();
export const key = keyMaker<DiceGame>();
