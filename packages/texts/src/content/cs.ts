import { content as later } from './later/cs.ts';
import { content as offered } from './offered/cs.ts';

export const content = { ...later, ...offered };
