export { you } from '../compiled/cs-you.ts';
