export { you } from '../compiled/en-you.ts';
