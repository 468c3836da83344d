import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Somebody who wants a socket at a table, and has none yet. */
export interface Knock {
  request: IncomingMessage;
  socket: Duplex;
  /** What he has sent already. */
  head: Buffer;
  table: string;
}

/** Lets him in; what follows is said in the socket. */
export type Accept = (knock: Knock, opened: (socket: WebSocket) => void) => void;
