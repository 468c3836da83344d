import { type Code, readMessage } from '@sixgun/protocol';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { closeCode } from '../http/connection.ts';
import type { Metrics } from '../metrics.ts';
import type { Client } from '../table/client.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { CROWD } from './crowd.ts';

const counted = v.strictObject({ t: v.literal('crowd'), heads: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });
/** A node that does not read would hold up nobody but its own crowd. */
const MOST_WAITING = 8 * 1024 * 1024;

/** The crowd of another node at a table of this one: one socket, however many they are. */
export class FarCrowd implements Client {
  readonly person = CROWD;
  greeted = false;
  port: Client['port'] = null;
  heads = 0;
  private readonly socket: WebSocket;
  private readonly metrics: Metrics;

  constructor(socket: WebSocket, metrics: Metrics) {
    this.socket = socket;
    this.metrics = metrics;
  }

  sendText(text: string): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) return socket.terminate();
    this.metrics.count('crowd_bytes', '', text.length);
    socket.send(text);
  }

  end(code: Code): void {
    this.socket.close(closeCode(code));
  }

  read(text: string, table: Table): void {
    const message = readMessage(text);
    if (typeof message !== 'string') return message.t === 'hello' ? table.hear(this, message) : undefined;
    const count = v.safeParse(counted, JSON.parse(text));
    if (!count.success) return this.socket.terminate();
    this.heads = count.output.heads;
    table.countAgain();
  }
}

export interface LeadParts {
  tables: Tables;
  metrics: Metrics;
  closing(): boolean;
}

/** Another node wants to tell its own crowd of this table. */
export async function leadFar(socket: WebSocket, id: string, { tables, metrics, closing }: LeadParts): Promise<void> {
  socket.on('error', () => socket.terminate());
  const table = closing() ? 'closing' : await tables.get(id).catch((): Code => 'storage');
  const crowd = new FarCrowd(socket, metrics);
  if (table === null) return crowd.end('no-table');
  if (typeof table === 'string') return crowd.end(table);
  if (!table.doc.spectators) return crowd.end('not-open');
  if (!table.join(crowd)) return crowd.end('moved');
  socket.on('message', (data: RawData) => crowd.read(data.toString(), table));
  socket.once('close', () => table.leave(crowd));
}
