export { messages } from '../compiled/en.ts';
export { content } from '../content/offered/en.ts';
