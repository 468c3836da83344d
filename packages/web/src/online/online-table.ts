import { OPEN } from '@sixgun/engine';
import {
  type Box,
  type Code,
  Follower,
  type Heard,
  type Reaction,
  type Room,
  type ToClient,
  type ToServer,
} from '@sixgun/protocol';
import type { Bets } from '../state/bets.ts';
import { noteAbout } from '../state/notes.ts';
import { change, settings } from '../state/settings.ts';
import { Store } from '../state/store.ts';
import { call, type Trouble } from './api.ts';
import { type Ask, askedOf } from './ask.ts';
import { AskedTooSoon } from './asked-too-soon.ts';
import { Chat, type ChatLine } from './chat.ts';
import { isLeftOut, promiseSalt, saltFor } from './deals.ts';
import { noteTable } from './known-tables.ts';
import { Line } from './line.ts';
import { type Missed, missedOf, type Place } from './missed.ts';
import { Orders } from './orders.ts';
import { giveUpGame, noteOwnGame } from './own-game.ts';
import { type AroundGame, RemoteTable } from './remote-table.ts';
import { later, newId } from './socket.ts';

export type { LinkState } from './line.ts';

/** The table around the game, as the server has told it last. */
export interface RoomState {
  doc: Room | null;
  /** Names the document that an order changes. */
  rev: number;
  /** The own public number; null before the server has said it. */
  me: string | null;
  /** The own seat, -1 for whoever looks on. */
  seat: number;
  /** The last order that was not carried out; a new object each time, so that the same refusal is seen again. */
  refused: { code: Trouble } | null;
  /** What went by while one was not here. */
  missed: Missed | null;
  /** A bot has played the own seat while nobody was here for it, and one has not been told yet. */
  away: boolean;
  /** The game whose deal was made without what this device has given to it. */
  leftOut: string | null;
}

export interface Reactions {
  n: number;
  at: Readonly<Partial<Record<number, { n: number; reaction: Reaction; heard: number }>>>;
}

/** Orders that are given once and not looked after: without a connection they wait for it, the last of each kind. */
const WAITING = ['rematch', 'bet'] as const;
type Unsaid = { readonly [T in (typeof WAITING)[number]]: Extract<ToServer, { t: T }> | null };

/** Orders that nobody gives again: without a connection they are lost, and whoever gave them is told. */
const LOST: readonly ToServer['t'][] = ['sit', 'ready', 'bot', 'kick', 'mute', 'host', 'swap', 'give', 'react', 'here'];

const CAUGHT_UP_FOR = 2000;
/** Whoever was told to wait, or could not be told what is played with, asks again after so long. */
const AGAIN = 1500;

/** One's place at a table of the server: what is known of it, and every order one may give. */
export class OnlineTable extends Orders {
  readonly id: string;
  readonly room = new Store<RoomState>({
    doc: null,
    rev: 0,
    me: null,
    seat: -1,
    refused: null,
    missed: null,
    away: false,
    leftOut: null,
  });
  readonly chat = new Chat();
  /** What somebody has shown last at each seat; `n` grows with each. */
  readonly reactions = new Store<Reactions>({ n: 0, at: {} });
  /** On whom those bet who are out, as far as one may know. */
  readonly bets = new Store<{ on: Bets }>({ on: {} });
  /** What the server is told as soon as the connection is back. */
  readonly unsaid = new Store<Unsaid>({ rematch: null, bet: null });
  /** Who is asked, since when, as clocks and marks show it. */
  readonly ask = new Store<Ask>({ q: -1, seats: [], since: 0, left: null, spared: false });
  private readonly follower: Follower;
  private readonly line: Line;
  private remote: RemoteTable | null = null;
  private readonly tooSoon = new AskedTooSoon((order) => this.line.send(JSON.stringify(order)));
  /** How far one was when the connection came back; null when nothing is missing. */
  private behindSince: number | null = null;
  /** The game whose bets are known. */
  private betsOf: string | null = null;
  /** The game, and what the server was told there of answers without a choice; null: nothing in this connection. */
  private wished: string | null = null;
  private place: Place | null = null;
  /** The game whose deal this page has waited for. */
  private awaitedDeal: string | null = null;
  private caughtUp: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    super();
    this.id = id;
    this.follower = new Follower({
      send: (message) => this.send(message),
      heard: (heard) => this.heard(heard),
      newId,
    });
    this.line = new Line(id, {
      signedIn: (me) => this.room.set({ me }),
      opened: () => {
        this.behindSince = this.follower.view === null ? null : this.follower.seq;
        this.wished = null;
        this.follower.connected();
      },
      message: (text) => {
        this.follower.hear(JSON.parse(text) as ToClient);
        if (this.link.get().unsent) this.noteUnsent();
      },
      lost: () => this.noteUnsent(),
      ask: () => this.follower.connected(),
    });
  }

  get link(): Line['link'] {
    return this.line.link;
  }

  /** For the Controller: this table in the place of a worker. */
  open(): RemoteTable {
    const remote = new RemoteTable(
      this.follower,
      (message) => this.send(message),
      () => this.aroundGame(),
      () => {
        if (this.remote === remote) this.remote = null;
      },
    );
    this.remote = remote;
    if (this.follower.view !== null && this.isCurrent()) remote.open(this.isFresh());
    return remote;
  }

  close(): void {
    clearTimeout(this.caughtUp);
    noteAbout(null);
    this.line.close();
    this.remote = null;
  }

  /** Whoever leaves at once does not hear any more that the seat is free. */
  override stand(): void {
    super.stand();
    giveUpGame(this.follower);
    const { doc } = this.room.get();
    if (doc !== null) noteTable(doc, false, false);
  }

  /** Tries to come back at once. */
  tryNow(): void {
    this.line.tryNow();
  }

  /** Ready for the next deal, with an own share in it. */
  ready(): void {
    const { doc } = this.room.get();
    if (doc !== null && doc.deal !== null) this.send({ t: 'ready', hash: promiseSalt(this.id, doc.deal) });
  }

  /** Not ready after all, before the deal is frozen. */
  notReady(): void {
    this.send({ t: 'ready', hash: null });
  }

  /** A line of one's own, or the number of a phrase; false: not now, and why is known. */
  say(what: string | number, room: ChatLine['room'] = 'table'): boolean {
    if (!this.chat.passes(this.link.get().state === 'open')) return false;
    this.send(this.chat.say(newId(), what, room));
    return true;
  }

  /** Nobody answers this question for me, although there is but one answer. */
  wait(): void {
    const q = this.follower.ask?.q;
    if (q !== undefined) this.send({ t: 'wait', q });
  }

  /** Whether answers without a choice are given for oneself, at every table from now on. */
  answerForMe(on: boolean): void {
    change({ autoAnswers: on });
    if (this.link.get().state === 'open') this.tellWishes();
  }

  /** The wish of this device; the server keeps it for the seat, and tells nobody. */
  private tellWishes(): void {
    const { info, game } = this.follower;
    const { autoAnswers } = settings.get();
    const wish = `${game} ${autoAnswers}`;
    if (info === null || info.me >= info.players || this.wished === wish) return;
    this.wished = wish;
    this.send({ t: 'prefs', spare: autoAnswers });
  }

  /** One has read what has happened meanwhile. */
  noteBack(): void {
    if (this.room.get().away) this.room.set({ away: false });
  }

  protected override get rev(): number {
    return this.room.get().rev;
  }

  protected override send(message: ToServer): void {
    const isOpen = this.link.get().state === 'open';
    if (!isOpen && (message.t === 'rematch' || message.t === 'bet')) return this.keepUnsaid(message);
    if (message.t === 'bet' || message.t === 'look') this.tooSoon.note(message);
    const isRepeated = 'rev' in message && this.isRepeated;
    if (!isOpen && !isRepeated && LOST.includes(message.t)) return this.room.set({ refused: { code: 'offline' } });
    this.line.send(JSON.stringify(message));
    if (message.t !== 'move' && message.t !== 'back') return;
    this.noteUnsent();
    if (isOpen) this.line.expectAnswer();
  }

  private keepUnsaid(message: NonNullable<Unsaid[keyof Unsaid]>): void {
    this.unsaid.set({ [message.t]: message });
    // It is shown as given; what counts is told by the server again.
    if (message.t === 'bet') this.bets.set({ on: { ...this.bets.get().on, [this.room.get().seat]: message.side } });
  }

  private sayUnsaid(): void {
    const said = this.unsaid.get();
    if (said.bet !== null) this.bets.set({ on: {} });
    this.unsaid.set({ rematch: null, bet: null });
    for (const t of WAITING) if (said[t] !== null) this.send(said[t]);
  }

  private noteDeal(): void {
    const { game, salts } = this.follower;
    const leftOut = game !== null && isLeftOut(game, salts) ? game : null;
    if (leftOut !== this.room.get().leftOut) this.room.set({ leftOut });
  }

  private noteUnsent(): void {
    const unsent = this.follower.underWay !== null && this.link.get().state !== 'open';
    if (unsent !== this.link.get().unsent) this.link.set({ unsent });
  }

  private heard(heard: Heard): void {
    switch (heard.t) {
      case 'table':
        this.noteAsk();
        this.caughtUpWith();
        this.tellWishes();
        this.forgetOldBets();
        this.noteMissed();
        this.noteDeal();
        if (this.follower.info?.me === OPEN) this.tooSoon.done('look');
        noteAbout(this.follower.game);
        noteOwnGame(this.follower, this.room.get().seat);
        this.remote?.open(this.isFresh());
        return;
      case 'batch':
        this.noteAsk();
        this.place = this.placeNow();
        this.remote?.show(heard.batch.events);
        this.askAgainOutOfGame();
        return;
      case 'now':
        this.noteAsk();
        this.caughtUpWith();
        this.tellWishes();
        this.remote?.show([]);
        return;
      case 'box':
        void call<Box>('GET', `/info/${heard.hash}.json`).then(
          (box) => this.follower.know(heard.hash, box),
          // Without it nothing can be shown, so the table is asked for once more.
          () => later(AGAIN, () => this.follower.connected()),
        );
        return;
      case 'message':
        this.take(heard.message);
        return;
      case 'gap':
      case 'drift':
        return;
    }
  }

  private forgetOldBets(): void {
    const { game } = this.follower;
    if (this.betsOf !== null && this.betsOf !== game) {
      this.bets.set({ on: {} });
      this.tooSoon.forget();
    }
    this.betsOf = game;
  }

  private askAgainOutOfGame(): void {
    if (this.remote?.isOut === true) return this.tooSoon.again();
    // A death that was taken back takes with it what was asked for since.
    if (this.tooSoon.bet !== null) this.bets.set({ on: {} });
    this.tooSoon.forget();
  }

  /** Refused what the dead may do: true if it is asked for again by itself, or was said too soon. */
  private isTooSoon(code: Code): boolean {
    return code === 'not-open' && this.remote?.isOut === true;
  }

  private placeNow(): Place | null {
    const { info, view, game } = this.follower;
    if (info === null || view === null || game === null) return null;
    return { game, over: view.over, sits: info.me < info.players || info.me === OPEN };
  }

  private noteMissed(): void {
    const now = this.placeNow();
    if (now !== null) this.room.set({ missed: missedOf(this.place, now, this.room.get().missed) });
    this.place = now;
  }

  private noteAsk(): void {
    const { ask, decision } = this.follower;
    this.ask.set({ ...askedOf(ask, this.ask.get()), spared: decision !== null && decision.spare !== null });
  }

  /** The deal is shown to whoever has waited for it, not after a reload. */
  private isFresh(): boolean {
    const { seq, game } = this.follower;
    return seq === 0 && game !== null && game === this.awaitedDeal;
  }

  /** The last game stays in sight until the next one is told; then it is in nobody's way. */
  private isCurrent(): boolean {
    const { doc } = this.room.get();
    return doc === null || doc.status !== 'open' || doc.deal?.id === this.follower.game;
  }

  private aroundGame(): AroundGame {
    const { doc, seat } = this.room.get();
    const levels = doc?.seats.map(({ bot }) => bot) ?? [];
    return { seat, hints: doc?.hints === true, openDead: doc?.openDead === true, levels };
  }

  private caughtUpWith(): void {
    if (this.behindSince === null) return;
    const missed = this.follower.seq - this.behindSince;
    this.behindSince = null;
    if (missed <= 0) return;
    this.link.set({ caughtUp: missed });
    clearTimeout(this.caughtUp);
    this.caughtUp = setTimeout(() => this.link.set({ caughtUp: null }), CAUGHT_UP_FOR);
  }

  private take(message: Extract<Heard, { t: 'message' }>['message']): void {
    switch (message.t) {
      case 'welcome':
        this.room.set({ me: message.person });
        this.chat.set({ since: message.now, refused: null });
        this.line.stands();
        this.sayUnsaid();
        return;
      case 'room':
        return this.takeRoom(message.rev, message.doc);
      case 'chat':
        return this.chat.hear(message);
      case 'reaction': {
        const { n, at } = this.reactions.get();
        const shown = { n: n + 1, reaction: message.reaction, heard: Date.now() };
        this.reactions.set({ n: n + 1, at: { ...at, [message.seat]: shown } });
        return;
      }
      case 'bets':
        this.bets.set({ on: Object.fromEntries(message.bets.map(({ seat, side }) => [seat, side])) });
        if (message.bets.some(({ seat }) => seat === this.room.get().seat)) this.tooSoon.done('bet');
        return;
      case 'deal': {
        const salt = saltFor(this.id, message);
        if (salt !== null) this.send({ t: 'salt', salt });
        return;
      }
      case 'clock':
        this.ask.set({ left: { seat: message.seat, until: Date.now() + message.left } });
        return;
      case 'moved':
        this.line.moveTo(message.url);
        return;
      case 'error':
        this.link.set({ code: message.code });
        return;
      case 'no':
        return this.takeNo(message);
      default:
        this.remote?.answer(message);
    }
  }

  private takeNo(message: Extract<ToClient, { t: 'no' }>): void {
    const { id, code, refusal } = message;
    const why = this.isTooSoon(code) ? 'not-yet' : code;
    if (id !== undefined && this.chat.refuse(id, why)) return;
    if (refusal !== undefined) return this.remote?.answer(message);
    if (why === 'not-yet' && id === undefined && !this.tooSoon.isEmpty) return this.waitForMove();
    // What came too late is tried again by whoever has ordered it, or said.
    if (id === undefined && !(code === 'stale' && this.isRepeated)) this.room.set({ refused: { code } });
    // What was too much at once is said again, lest an answer be lost.
    if (code === 'rate' && this.follower.underWay !== null) later(AGAIN, () => this.follower.connected());
    this.remote?.askAgain();
  }

  /** What was asked for too soon is shown as given, and asked for again with the next move. */
  private waitForMove(): void {
    const { bet } = this.tooSoon;
    if (bet !== null) this.bets.set({ on: { ...this.bets.get().on, [this.room.get().seat]: bet.side } });
    if (this.tooSoon.refuse()) this.room.set({ refused: { code: 'not-yet' } });
    this.remote?.askAgain();
  }

  private takeRoom(rev: number, doc: Room): void {
    const { me } = this.room.get();
    const seat = doc.seats.findIndex(({ person }) => person !== null && person === me);
    const wasAway = this.room.get().away || doc.seats[seat]?.cover === 'away';
    this.room.set({ doc, rev, seat, away: wasAway && doc.status === 'open' });
    this.remote?.showSeats();
    if (doc.status === 'waiting' || doc.status === 'dealing') this.awaitedDeal = doc.deal?.id ?? null;
    const { seats } = this.ask.get();
    noteTable(doc, seat >= 0, doc.status === 'open' && seats.includes(seat));
    // The host wants to play: only others are asked whether they are ready.
    if (doc.status === 'waiting' && seat >= 0 && doc.host === me && !doc.seats[seat].ready) this.ready();
  }
}
