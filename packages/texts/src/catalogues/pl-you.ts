export { you } from '../compiled/pl-you.ts';
