import type { Host } from '@sixgun/host';
import type { Code, RoomMessage } from '@sixgun/protocol';
import type { Around } from './around.ts';
import { chatOf, hearingAt, hears, said } from './chat.ts';
import { type Client, tell } from './client.ts';
import type { Company } from './company.ts';
import { seatOf } from './doc.ts';
import type { Kept } from './kept.ts';

type React = Extract<RoomMessage, { t: 'react' }>;
type Say = Extract<RoomMessage, { t: 'say' }>;

/** What is said at a table: kept before it is heard, and apart from the game, because it may be deleted. */
export class Talk {
  private readonly around: Around;
  private readonly kept: Kept;
  private readonly company: Company;
  private readonly lost: () => void;
  /** By room: the number of its last line. */
  private readonly last: Record<Say['room'], number> = { table: 0, grave: 0 };

  constructor(around: Around, kept: Kept, company: Company, lost: () => void) {
    this.around = around;
    this.kept = kept;
    this.company = company;
    this.lost = lost;
  }

  async load(): Promise<void> {
    for (const { room, n } of await this.around.store.all('chat.last', this.kept.id))
      this.last[room === 'grave' ? 'grave' : 'table'] = Number(n);
  }

  /** `signal` is called for words that a living seat speaks at the table: some rules listen. */
  async say({ person }: Client, message: Say, host: Host | null, signal: (seat: number) => void): Promise<Code | null> {
    const { kept, around } = this;
    const seat = seatOf(kept.doc, person.id);
    if (seat < 0 && !kept.doc.spectators) return 'not-open';
    const hearing = hearingAt(kept.status, host);
    const result = said(kept.doc, person, message, hearing, around.words);
    if ('no' in result) return result.no;
    const at = around.clock.now();
    const { room } = message;
    // By its time and apart from the other room: a counter would tell the living how much is said in the graveyard.
    const n = Math.max(this.last[room] + 2, 2 * at + (room === 'grave' ? 1 : 0));
    const outcome = await kept.write([
      ['chat.add', kept.id, n, at, person.id, room, JSON.stringify(result.body)],
      ['chat.trim', kept.id, room, kept.id, room],
    ]);
    if (outcome === 'lost') {
      this.lost();
      return null;
    }
    this.last[room] = n;
    this.company.tell({ t: 'chat', n, at, from: person.id, room, ...result.body }, (each) =>
      hears(kept.doc, each.person.id, room, hearing),
    );
    if (room === 'table' && seat >= 0 && kept.status === 'open' && host?.game.inPlay(seat) === true) signal(seat);
    return null;
  }

  /** Shown, and kept nowhere. Whoever has seen all hands shows nothing to the living; where talk costs, this is talk. */
  async react(
    { person }: Client,
    { reaction }: React,
    host: Host | null,
    signal: (seat: number) => void,
  ): Promise<Code | null> {
    const { doc, status } = this.kept;
    const seat = seatOf(doc, person.id);
    if (seat < 0) return 'no-seat';
    if (doc.muted.includes(person.id)) return 'muted';
    const hearing = hearingAt(status, host);
    const room = !hearing.over && doc.seen[person.id] === 'all' ? 'grave' : 'table';
    this.company.tell({ t: 'reaction', seat, reaction }, (each) => hears(doc, each.person.id, room, hearing));
    if (status === 'open' && host?.game.inPlay(seat) === true) signal(seat);
    return null;
  }

  async tellLast(client: Client, since: number, host: Host | null): Promise<void> {
    if (since >= Math.max(this.last.table, this.last.grave)) return;
    const hearing = hearingAt(this.kept.status, host);
    const found = await this.around.store.all('chat.since', this.kept.id, since);
    for (const line of found.toReversed().map(chatOf))
      if (hears(this.kept.doc, client.person.id, line.room, hearing)) tell(client, line);
  }
}
