export { messages } from '../compiled/pl-table.ts';
export { you } from '../compiled/pl-you.ts';
