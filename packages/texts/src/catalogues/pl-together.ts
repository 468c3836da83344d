export { messages } from '../compiled/pl-together.ts';
