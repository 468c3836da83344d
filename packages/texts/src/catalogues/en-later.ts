export { content } from '../content/later/en.ts';
