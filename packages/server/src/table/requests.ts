import {
  type Code,
  type GameMessage,
  isGameMessage,
  type RoomMessage,
  SPOKEN,
  type ToServer,
  VERSION,
} from '@sixgun/protocol';
import type { Looks } from '../people/people.ts';
import type { Around } from './around.ts';
import type { Bets } from './bets.ts';
import { type Client, tell } from './client.ts';
import type { Company } from './company.ts';
import type { Dealer } from './dealer.ts';
import { mayChangeLooks, seatOf } from './doc.ts';
import type { Kept } from './kept.ts';
import type { Notice } from './notice.ts';
import { type Order, order, shownAs } from './orders.ts';
import type { Places } from './places.ts';
import type { Play } from './play.ts';
import type { Rematch } from './rematch.ts';
import type { Talk } from './talk.ts';

/** What a table is made of, as far as anybody can ask something of it. */
export interface Parts {
  around: Around;
  kept: Kept;
  company: Company;
  play: Play;
  notice: Notice;
  places: Places;
  talk: Talk;
  bets: Bets;
  dealer: Dealer;
  rematch: Rematch;
}

/** What people say to a table, one after another, and what becomes of it. */
export class Requests {
  private readonly parts: Parts;
  private readonly start: (client: Client, rev: number) => Promise<Code | null>;

  /** `start`: the host wants the game to begin. */
  constructor(parts: Parts, start: Requests['start']) {
    this.parts = parts;
    this.start = start;
  }

  async take(client: Client, message: ToServer): Promise<void> {
    if (message.t === 'hello') return this.greet(client, message);
    if (!client.greeted) return tell(client, { t: 'no', code: 'form' });
    const code = await this.codeOf(client, message);
    if (code === null) return;
    this.parts.around.metrics.count('refusals', `code="${code}"`);
    tell(client, { t: 'no', code, ...('id' in message ? { id: message.id } : {}) });
  }

  /** Null: it was done. What was already on its way when its sender was banned is not. */
  private async codeOf(client: Client, message: Exclude<ToServer, { t: 'hello' }>): Promise<Code | null> {
    if (this.parts.kept.doc.banned.includes(client.person.id)) return 'banned';
    return isGameMessage(message) ? this.takeGame(client, message) : this.takeRoom(client, message);
  }

  private async greet(client: Client, hello: Extract<ToServer, { t: 'hello' }>): Promise<void> {
    if (!SPOKEN.includes(hello.v)) return client.end('version');
    const { around, company, notice, talk, dealer, bets, places, play } = this.parts;
    const first = !client.greeted;
    client.greeted = true;
    if (first) {
      const { nodes, clock } = around;
      tell(client, { t: 'welcome', v: VERSION, person: client.person.id, now: clock.now(), node: nodes.id });
      notice.tellOne(client);
      notice.tellSoon();
      await talk.tellLast(client, hello.chat ?? 0, play.host);
      for (const message of [dealer.message(), notice.opened()]) if (message !== null) tell(client, message);
      bets.tellOne(client, play.host);
      // It may have changed while nobody here could hear of it.
      await this.rename(client.person);
    }
    // Who greets again wants to know that he is heard; before the first deal no game answers.
    if (!first && play.actor === null) notice.tellOne(client);
    // Whoever has gone meanwhile would keep his place in the game for ever.
    if (company.has(client)) places.greet(client, hello);
  }

  /** A code says why it is not done. */
  private async takeGame(client: Client, message: GameMessage): Promise<Code | null> {
    const { kept } = this.parts;
    const { doc, status } = kept;
    const { actor } = this.parts.play;
    const { port } = client;
    if (actor === null || port === null) return status === 'waiting' || status === 'dealing' ? 'not-asked' : 'stuck';
    if ((message.t === 'hint' || message.t === 'odds') && !doc.hints) return 'not-open';
    const [seat] = port.seats;
    if (message.t === 'look' && message.seat === 'open' && !actor.host.over && actor.mayLookOpen(port)) {
      const { id } = client.person;
      if (doc.seen[id] !== 'all' && !(await kept.note({ ...doc, seen: { ...doc.seen, [id]: 'all' } }))) return null;
    }
    if (message.t === 'prefs' && seat !== undefined && doc.seats[seat].spare !== message.spare)
      if (!(await kept.noteSeat(seat, { spare: message.spare }))) return null;
    actor.hear(port, message);
    return null;
  }

  private takeRoom(client: Client, message: RoomMessage): Promise<Code | null> {
    const { play, talk, bets, dealer } = this.parts;
    const signal = (seat: number): void => play.say(seat);
    switch (message.t) {
      case 'say':
        return talk.say(client, message, play.host, signal);
      case 'react':
        return talk.react(client, message, play.host, signal);
      case 'bet':
        return bets.bet(client, message.side, play.host);
      case 'start':
        return this.start(client, message.rev);
      case 'salt':
        return dealer.takeSalt(client.person.id, message.salt);
      default:
        return this.obey(client.person, message);
    }
  }

  /** An order changes nothing but the document; whoever gives it need not be here. */
  async obey(person: Looks, message: Order): Promise<Code | null> {
    const { around, kept, company, places, notice, rematch } = this.parts;
    const { doc: before, status } = kept;
    const here = (id: string): boolean => company.isHere(id);
    const guest = (id: string): Looks | null => company.guest(id);
    const at = { doc: before, rev: kept.rev, status, now: around.clock.now(), here, guest };
    const result = order(at, person, message);
    if ('no' in result) return result.no;
    if (!(await kept.keep(result.doc))) return null;
    if (message.t === 'kick')
      for (const each of company.all())
        if (each.person.id === message.person) each.end(message.ban ? 'banned' : 'kicked');
    places.follow(before);
    notice.tell();
    if (message.t === 'rematch') await rematch.heard();
    else if (message.t === 'stand' || message.t === 'kick') await rematch.weigh();
    return null;
  }

  /** Somebody has another name or face; in a game that is played the name stays as it was dealt. */
  async rename(looks: Looks): Promise<void> {
    const { kept, notice } = this.parts;
    const { doc, status } = kept;
    const seat = seatOf(doc, looks.id);
    if (!mayChangeLooks(doc, status, looks.id)) return;
    if (seat < 0) return notice.tellSoon();
    const before = doc.seats[seat];
    const { name, portrait } = shownAs(doc, seat, looks).seats[seat];
    const shown = { name: status === 'waiting' ? name : before.name, portrait };
    if (shown.name === before.name && portrait === before.portrait) return;
    if (await kept.keepSeat(seat, shown)) notice.tell();
  }
}
