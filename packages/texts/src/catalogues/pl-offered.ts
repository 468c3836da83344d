export { content } from '../content/offered/pl.ts';
