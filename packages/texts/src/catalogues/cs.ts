export { messages } from '../compiled/cs.ts';
export { content } from '../content/first/cs.ts';
