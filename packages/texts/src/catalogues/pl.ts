export { messages } from '../compiled/pl.ts';
export { content } from '../content/first/pl.ts';
