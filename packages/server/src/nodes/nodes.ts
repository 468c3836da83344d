/** A server that works on the same database. */
export interface Peer {
  id: string;
  /** Where people reach it from outside; null: only through another node. */
  url: string | null;
  /** Where nodes reach each other. */
  address: string;
  /** What only nodes know, from the database: who shows it is one of them. */
  pass: string;
}

/** Where programs reach a table at that node alone; null: it has no name of its own. */
export const socketAt = ({ url }: Pick<Peer, 'url'>, table: string): string | null =>
  url === null ? null : `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/ws/${table}`;

/** The newest of the rules that a game was played under; it says all of them, like `3` or `3,4`. */
export const newestOf = (engine: string): number => Math.max(0, ...engine.split(',').map((each) => Number(each) || 0));

/** Who serves this database, and who of them has which table. Clocks decide when a table moves, the log's fence whether it may. */
export interface Nodes {
  readonly id: string;
  readonly pass: string;
  /** The living node of this name, if it is another one; null: what it has may be taken. */
  other(id: string): Peer | null;
  /** The same of an owner that may have started a moment ago, so that only the database knows it. */
  find(id: string): Promise<Peer | null>;
  others(): readonly Peer[];
  /** The node new tables go to; null: this one. */
  leastLoaded(): Peer | null;
  /** A living node that knows these rules, if they are newer than the own ones; null: none needed, or none there. */
  knowing(engine: string): Peer | null;
  /** Not so long ago the database knew that this node lives, so nobody has taken its tables. */
  isTrusted(): boolean;
  /** From now on people and other nodes find it here. */
  start(address: string): Promise<void>;
  /** Nothing is sent here any more, as soon as the others know; what it has can be handed over at once. */
  drain(): Promise<void>;
  leave(): Promise<void>;
  /** All other nodes hear that this device is not the person's any more; null: none of his is. */
  part(person: string, device: string | null): Promise<void>;
}

/** The only server there is: every table is its own. */
export const alone = (id: string): Nodes => ({
  id,
  pass: '',
  other: () => null,
  find: async () => null,
  others: () => [],
  leastLoaded: () => null,
  knowing: () => null,
  isTrusted: () => true,
  start: async () => {},
  drain: async () => {},
  leave: async () => {},
  part: async () => {},
});
