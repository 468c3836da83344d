export { content } from '../content/later/pl.ts';
