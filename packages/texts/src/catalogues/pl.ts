export { messages } from '../compiled/pl.ts';
export { content } from '../content/pl.ts';
