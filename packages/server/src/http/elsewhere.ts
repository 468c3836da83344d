import type { Duplex } from 'node:stream';
import { CLOSE } from '@sixgun/protocol';
import type { Metrics } from '../metrics.ts';
import { DEAD } from '../nodes/lease.ts';
import { type Nodes, type Peer, socketAt } from '../nodes/nodes.ts';
import { isPassedOn, passOn } from '../nodes/passage.ts';
import type { Person } from '../people/people.ts';
import type { TableRow } from '../table/kept.ts';
import type { Tables } from '../table/tables.ts';
import { mayWatch } from './admission.ts';
import type { Callers } from './callers.ts';
import type { Accept, Knock } from './knock.ts';

/** By then somebody has taken the tables of a dead node, and so often it is looked whether. */
const TAKEN_OVER_BY = 2 * DEAD;
const LOOK_AGAIN = 200;

export interface ElsewhereParts {
  callers: Callers;
  tables: Tables;
  nodes: Nodes;
  metrics: Metrics;
}

/** Tables that other nodes have: programs are sent there, browsers are known only here and are passed on. */
export class Elsewhere {
  private readonly parts: ElsewhereParts;
  private readonly accept: Accept;
  /** Whose sockets have been passed on, and to which node. */
  private readonly passed = new Map<Duplex, string>();

  constructor(parts: ElsewhereParts, accept: Accept) {
    this.parts = parts;
    this.accept = accept;
  }

  /** Does he belong here, and only to watch? Null: he is gone, there or for good. */
  async bring(knock: Knock): Promise<{ watcher: Person | null } | null> {
    const { tables, callers } = this.parts;
    const { request, socket, table } = knock;
    const passedOn = isPassedOn(request);
    const until = performance.now() + TAKEN_OVER_BY;
    for (;;) {
      const far = passedOn ? null : await tables.farTable(table).catch(() => null);
      const watcher = far?.row.crowded === true ? await this.watcherOf(knock, far.row).catch(() => null) : null;
      if (socket.destroyed) return null;
      if (far === null || watcher !== null) return { watcher };
      const url = callers.isProgram(request) ? socketAt(far.peer, table) : null;
      if (url !== null) return this.sendTo(url, knock);
      if (await this.passOn(knock, far.peer)) return null;
      // Its node has just died: whoever waits here is at the table as soon as another one has taken it over.
      if (performance.now() > until) {
        socket.destroy();
        return null;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
  }

  /** Where a crowd watches, everybody who only wants to look on watches at the node he has come to. */
  private async watcherOf({ request }: Knock, row: TableRow): Promise<Person | null> {
    const person = await this.parts.callers.person(request);
    return person !== null && mayWatch(row, person) ? person : null;
  }

  private async passOn({ request, socket, head }: Knock, peer: Peer): Promise<boolean> {
    const { nodes, metrics } = this.parts;
    if (!(await passOn(request, socket, head, peer, nodes.id))) return false;
    metrics.count('passed_on');
    this.passed.set(socket, peer.id);
    socket.once('close', () => this.passed.delete(socket));
    return true;
  }

  private sendTo(url: string, knock: Knock): null {
    this.parts.metrics.count('sent_on');
    this.accept(knock, (opened) => {
      opened.send(JSON.stringify({ t: 'moved', url }));
      opened.close(CLOSE.moved);
    });
    return null;
  }

  /** A node that only sleeps would keep its sockets: whoever was passed on to it comes again. */
  cutOff(node: string): void {
    for (const [socket, to] of this.passed) if (to === node) socket.destroy();
  }

  close(): void {
    for (const socket of this.passed.keys()) socket.destroy();
  }
}
