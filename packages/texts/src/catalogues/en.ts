export { messages } from '../compiled/en.ts';
