export { sentences } from '../compiled/cs-declined.ts';
export { cs as forms } from '../declined/cs.ts';
