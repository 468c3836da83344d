export { messages } from '../compiled/pl-after.ts';
