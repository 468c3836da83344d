import { content as later } from './later/pl.ts';
import { content as offered } from './offered/pl.ts';

export const content = { ...later, ...offered };
