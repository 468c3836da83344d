/** What the first page needs, and every game with cards. */
export { en as content } from '../base/en.ts';
