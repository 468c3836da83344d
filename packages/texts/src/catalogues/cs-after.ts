export { messages } from '../compiled/cs-after.ts';
