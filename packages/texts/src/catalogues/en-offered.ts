export { content } from '../content/offered/en.ts';
