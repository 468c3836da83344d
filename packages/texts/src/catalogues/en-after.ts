export { messages } from '../compiled/en-after.ts';
