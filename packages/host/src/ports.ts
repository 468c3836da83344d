import type { ToClient } from '@sixgun/protocol';
import type { Host } from './host.ts';
import type { Outgoing, Port, Row } from './row.ts';

/** The text of a message is made when it is first needed, and once. */
const outgoing = (message: ToClient): Outgoing => {
  let text: string | null = null;
  return {
    message,
    text() {
      text ??= JSON.stringify(message);
      return text;
    },
  };
};

/** Who sent an action, by its number. */
export type Senders = readonly [id: string, port: Port][];

/** Everybody who is connected to a table. */
export class Ports {
  private readonly ports = new Set<Port>();
  private readonly host: Host;
  private readonly spareIn: (audience: number) => number | null;

  constructor(host: Host, spareIn: (audience: number) => number | null) {
    this.host = host;
    this.spareIn = spareIn;
  }

  get size(): number {
    return this.ports.size;
  }

  add(port: Port): void {
    this.ports.add(port);
  }

  delete(port: Port): boolean {
    return this.ports.delete(port);
  }

  isHere(seat: number): boolean {
    return this.some((port) => port.seats.includes(seat));
  }

  some(is: (port: Port) => boolean): boolean {
    for (const port of this.ports) if (is(port)) return true;
    return false;
  }

  reply(port: Port, message: ToClient): void {
    port.send(outgoing(message));
  }

  /** To everybody who may answer for this seat. */
  tellSeat(seat: number, message: ToClient): void {
    const out = outgoing(message);
    for (const port of this.ports) if (port.seats.includes(seat)) port.send(out);
  }

  tellAll(message: ToClient): void {
    const out = outgoing(message);
    for (const port of this.ports) port.send(out);
  }

  /** What has become durable, to each audience as it may know it. */
  tell(rows: readonly Row[], senders: Senders): void {
    for (const row of rows) {
      const made = new Map<number, Outgoing | null>();
      for (const port of this.ports) {
        const out = made.get(port.audience) ?? this.batch(row.seq, port.audience);
        made.set(port.audience, out);
        if (out !== null) port.send(out);
        else if (port.audience === row.seat) this.tellSealed(port, row);
      }
      // Whoever answers for a seat without looking through its eyes.
      for (const [id, port] of senders)
        if (id === row.cid && port.audience !== row.seat) this.reply(port, { t: 'done', id, seq: this.host.q });
    }
  }

  private batch(seq: number, audience: number): Outgoing | null {
    const batch = this.host.batch(seq, audience, this.spareIn(audience));
    return batch === null ? null : outgoing(batch);
  }

  /** A sealed answer is told to its own seat alone; if the window has opened since, the opening tells the rest. */
  private tellSealed(port: Port, { seq, cid, seat }: Row): void {
    const { host } = this;
    const mine = cid === null ? {} : { mine: cid };
    if (seq > host.q) this.reply(port, { ...host.now(seat, this.spareIn(seat)), ...mine });
    else if (cid !== null) this.reply(port, { t: 'done', id: cid, seq: host.q });
  }
}
