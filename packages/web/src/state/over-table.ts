import { Store } from './store.ts';

/** A page that lies over the table for a while; the table stays where it is. */
export const overTable = new Store<{ gallery: boolean }>({ gallery: false });
