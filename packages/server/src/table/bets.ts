import { seatsOf } from '@sixgun/engine';
import type { Host } from '@sixgun/host';
import type { Bet, Code, ToClient } from '@sixgun/protocol';
import { hearingAt, hears } from './chat.ts';
import { type Client, tell } from './client.ts';
import type { Company } from './company.ts';
import { seatOf } from './doc.ts';
import type { Kept } from './kept.ts';

/** On whom those bet who are out: they see it among themselves, and at the end all do. */
export class Bets {
  private readonly kept: Kept;
  private readonly company: Company;
  /** Seats that were out when it was last looked. */
  private out = 0;

  constructor(kept: Kept, company: Company) {
    this.kept = kept;
    this.company = company;
  }

  private message(): Extract<ToClient, { t: 'bets' }> {
    const bets = this.kept.doc.seats.flatMap(({ bet: side }, seat): Bet[] => (side === null ? [] : [{ seat, side }]));
    return { t: 'bets', bets };
  }

  async bet({ person }: Client, side: Bet['side'], host: Host | null): Promise<Code | null> {
    const { kept } = this;
    const seat = seatOf(kept.doc, person.id);
    if (seat < 0) return 'no-seat';
    if (kept.status !== 'open' || host === null) return 'over';
    if (!host.isOutForGood(seat)) return 'not-open';
    // A bet that could be changed up to the last shot would be none.
    if (kept.doc.seats[seat].bet !== null) return 'too-late';
    if (await kept.noteSeat(seat, { bet: side })) this.tell(host);
    return null;
  }

  /** To all who may know of them. */
  tell(host: Host | null): void {
    const { doc, status } = this.kept;
    const message = this.message();
    const hearing = hearingAt(status, host);
    if (message.bets.length > 0) this.company.tell(message, (each) => hears(doc, each.person.id, 'grave', hearing));
  }

  tellOne(client: Client, host: Host | null): void {
    const { doc, status } = this.kept;
    const message = this.message();
    if (message.bets.length > 0 && hears(doc, client.person.id, 'grave', hearingAt(status, host)))
      tell(client, message);
  }

  /** Whoever has just gone out learns what the others think. */
  follow(host: Host): void {
    const out = host.outForGood();
    const fresh = seatsOf(out & ~this.out);
    this.out = out;
    if (fresh.length === 0) return;
    const { seats } = this.kept.doc;
    for (const client of this.company.all())
      if (fresh.some((seat) => seats[seat].person === client.person.id)) this.tellOne(client, host);
  }
}
