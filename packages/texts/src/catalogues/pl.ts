export { messages, you } from '../compiled/pl.ts';
export { content } from '../content/offered/pl.ts';
