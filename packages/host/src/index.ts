export { Host, type Seating } from './host.ts';
export { type Kept, Session } from './session.ts';
