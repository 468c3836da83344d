export { messages } from '../compiled/pl.ts';
export { content } from '../content/offered/pl.ts';
