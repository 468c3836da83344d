export { messages } from '../compiled/cs-table.ts';
export { you } from '../compiled/cs-you.ts';
