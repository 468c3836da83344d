export { after } from '../compiled/en-after.ts';
