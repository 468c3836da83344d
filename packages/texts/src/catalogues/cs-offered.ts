export { content } from '../content/offered/cs.ts';
