export { after } from '../compiled/cs-after.ts';
