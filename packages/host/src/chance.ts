import { botRng } from '@sixgun/engine';

/**
 * The chance of a bot at one question: from a key of the game that has nothing to do with the deal, the row and the seat,
 * so that neither a reload nor a take-back changes what it does.
 */
export const botChance = (key: string, row: number, seat: number): number[] => botRng(key, row, seat);
