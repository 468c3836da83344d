export { messages } from '../compiled/en.ts';
export { content } from '../content/first/en.ts';
