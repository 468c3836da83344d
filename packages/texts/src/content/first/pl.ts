/** What the first page needs, and every game with cards. */
export { pl as content } from '../base/pl.ts';
