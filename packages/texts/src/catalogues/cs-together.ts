export { messages } from '../compiled/cs-together.ts';
