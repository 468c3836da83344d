export { messages } from '../compiled/cs.ts';
export { content } from '../content/offered/cs.ts';
