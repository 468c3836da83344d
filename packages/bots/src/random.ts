import { nextBelow } from '@sixgun/engine';
import { type Bot, NOTHING } from './bot.ts';

/** One time in how many an any-time ability is used when it could be. */
const RARELY = 8;

/** Uniform over what is offered, -1 for nothing; shared with the playouts. */
export function randomIndex(options: number, optional: boolean, rng: number[]): number {
  if (optional && nextBelow(rng, RARELY) > 0) return -1;
  return options === 1 ? 0 : nextBelow(rng, options);
}

export const randomBot: Bot = {
  decide: ({ options, optional, rng }) => options[randomIndex(options.length, optional, rng)]?.line ?? NOTHING,
};
