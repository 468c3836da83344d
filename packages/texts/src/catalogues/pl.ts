export { messages } from '../compiled/pl.ts';
