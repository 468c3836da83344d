export { messages } from '../compiled/en-together.ts';
