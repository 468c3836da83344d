export { messages } from '../compiled/en-table.ts';
export { you } from '../compiled/en-you.ts';
