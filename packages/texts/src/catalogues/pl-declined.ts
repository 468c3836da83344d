export { sentences } from '../compiled/pl-declined.ts';
export { pl as forms } from '../declined/pl.ts';
