export { type Config, readConfig, StartError } from './config.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export { openSqlite } from './store/sqlite.ts';
export type { Found, Outcome, Step, Store, StoreEvents, Unit } from './store/store.ts';
