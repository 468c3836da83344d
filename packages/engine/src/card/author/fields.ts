import { fieldMaker, keyMaker } from '../../kernel/fields.ts';
import type { CardGame } from '../table/game.ts';

export const field = fieldMaker<CardGame>();
export const key = keyMaker<CardGame>();
