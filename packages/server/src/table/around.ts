import type { Adviser, Clock, Host, Think } from '@sixgun/host';
import type { Code } from '@sixgun/protocol';
import type { Metrics } from '../metrics.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Store } from '../store/store.ts';

/** What a table needs of the server around it. */
export interface Around {
  store: Store;
  clock: Clock;
  random(): number;
  metrics: Metrics;
  /** Milliseconds; a part of it is what a table's own holds are multiplied with. */
  holdFactor: number;
  botPace: number;
  think(botKey: string): Think;
  advise(botKey: string): Adviser;
  nodes: Nodes;
  /** So many who look on take part at a table; more of them only watch. */
  mostGuests: number;
  words: readonly string[];
  log(level: 'info' | 'warn' | 'error', what: string, about: Readonly<Record<string, unknown>>): void;
  /** The box of a game can be asked for from now on. */
  playing(host: Host): void;
  /** This table has nothing in memory any more. */
  gone(table: string): void;
  sentence(code: Code): string;
}
