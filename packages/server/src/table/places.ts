import { OPEN, PUBLIC } from '@sixgun/engine';
import type { Port } from '@sixgun/host';
import { type ToServer, VERSION } from '@sixgun/protocol';
import { type Client, portOf } from './client.ts';
import type { Company } from './company.ts';
import { seatOf, type TableDoc } from './doc.ts';
import type { Kept } from './kept.ts';
import type { Play } from './play.ts';

/** With whose eyes everybody who is connected sees the game. */
export class Places {
  private readonly kept: Kept;
  private readonly company: Company;
  private readonly play: Play;

  constructor(kept: Kept, company: Company, play: Play) {
    this.kept = kept;
    this.company = company;
    this.play = play;
  }

  private newPort(client: Client): Port {
    const { doc, status } = this.kept;
    const seat = seatOf(doc, client.person.id);
    const seats = seat < 0 || status === 'waiting' ? [] : [seat];
    // Whoever has seen all hands goes on seeing them when he comes again.
    const open = doc.seen[client.person.id] === 'all' && this.play.actor?.mayLookOpen({ seats }) === true;
    return portOf(client, seats, open ? OPEN : (seats[0] ?? PUBLIC));
  }

  greet(client: Client, hello: Extract<ToServer, { t: 'hello' }>): void {
    const { actor } = this.play;
    if (actor === null) return;
    client.port ??= this.newPort(client);
    actor.hear(client.port, hello);
  }

  leave(client: Client): void {
    if (client.port !== null) this.play.actor?.leave(client.port);
    client.port = null;
  }

  /** Shows the table anew: another game, or another seat. */
  private reseat(client: Client): void {
    this.leave(client);
    if (client.greeted) this.greet(client, { t: 'hello', v: VERSION });
  }

  /** A game has begun: who may not look on must go, and who is too many comes again, to watch with the crowd. */
  begin(mostGuests: number): void {
    const { doc } = this.kept;
    let guests = 0;
    for (const client of this.company.all()) {
      const isGuest = seatOf(doc, client.person.id) < 0;
      if (isGuest && !doc.spectators) client.end('not-open');
      else if (isGuest && client.heads === undefined && ++guests > mostGuests) client.end('moved');
      else this.reseat(client);
    }
  }

  /** Nobody sees the last game any more. */
  clear(): void {
    for (const client of this.company.all()) client.port = null;
  }

  /** Whoever has left a seat of a game looks on, and whoever has come to one sees with its eyes. */
  follow(before: TableDoc): void {
    const { doc, status } = this.kept;
    if (status === 'waiting') return;
    doc.seats.forEach((seat, i) => {
      const { person } = before.seats[i];
      if (seat.person === person) return;
      this.play.drive(i);
      for (const client of this.company.all())
        if (client.person.id === person || client.person.id === seat.person) this.reseat(client);
    });
  }
}
