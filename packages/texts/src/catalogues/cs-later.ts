export { content } from '../content/later/cs.ts';
