/** A server that works on the same database. */
export interface Peer {
  id: string;
  /** Where people reach it from outside; null: only through another node. */
  url: string | null;
  /** Where nodes reach each other. */
  address: string;
}

/** Who serves this database, and who of them has which table. Clocks decide when a table moves, the log's fence whether it may. */
export interface Nodes {
  readonly id: string;
  /** The living node of this name, if it is another one; null: what it has may be taken. */
  other(id: string): Peer | null;
  others(): readonly Peer[];
  /** The node new tables go to; null: this one. */
  leastLoaded(): Peer | null;
  /** Not so long ago the database knew that this node lives, so nobody has taken its tables. */
  isTrusted(): boolean;
  /** From now on people and other nodes find it here. */
  start(address: string): Promise<void>;
  /** Nobody is sent here any more; what it has can be handed over. */
  drain(): Promise<void>;
  leave(): Promise<void>;
}

/** The only server there is: every table is its own. */
export const alone = (id: string): Nodes => ({
  id,
  other: () => null,
  others: () => [],
  leastLoaded: () => null,
  isTrusted: () => true,
  start: async () => {},
  drain: async () => {},
  leave: async () => {},
});
