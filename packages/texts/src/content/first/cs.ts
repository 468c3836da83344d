/** What the first page needs, and every game with cards. */
export { cs as content } from '../base/cs.ts';
