export { messages } from '../compiled/cs.ts';
