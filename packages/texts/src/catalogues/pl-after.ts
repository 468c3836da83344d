export { after } from '../compiled/pl-after.ts';
