import { black } from '../gear.ts';

/** One more card in phase 1. */
export const pickaxe = black('pickaxe', { copies: 1, price: 4, query: { drawCount: (cards) => cards + 1 } });
