import {
  type Box,
  type Code,
  Connection,
  Follower,
  type Heard,
  type Level,
  type Reaction,
  type Room,
  type SetupDoc,
  type ToClient,
  type ToServer,
} from '@sixgun/protocol';
import { Store } from '../state/store.ts';
import { call, type Trouble, troubleOf } from './api.ts';
import { type Ask, askedOf } from './ask.ts';
import { promiseSalt, saltFor } from './deals.ts';
import { forgetTable, noteTable } from './known-tables.ts';
import { forgetMe, signIn } from './person.ts';
import { RemoteTable } from './remote-table.ts';
import { browserSocket, later, newId, socketAddress } from './socket.ts';

export type ChatLine = Extract<ToClient, { t: 'chat' }>;

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
  refused: { code: Code } | null;
  /** The last game of this table that has ended: its record can be had by this name. */
  finished: string | null;
}

export interface LinkState {
  /** `lost` comes back by itself; `old`: the page must be loaded anew; `closed` does not change by waiting. */
  state: 'connecting' | 'open' | 'lost' | 'moved' | 'old' | 'closed';
  /** Why, where the server has said so. */
  code: Trouble | null;
  /** Moves that were missed and have just come, for two seconds. */
  caughtUp: number | null;
  /** An answer was given and the server has not heard it yet. */
  unsent: boolean;
}

export interface ChatState {
  lines: readonly ChatLine[];
  /** What was said after this moment of the server's clock is new to whoever looks at this page. */
  since: number;
  /** Why the last line was not said; a new object each time. */
  refused: { code: Code } | null;
}

export interface Reactions {
  n: number;
  at: Readonly<Partial<Record<number, { n: number; reaction: Reaction }>>>;
}

const MOST_LINES = 200;
const CAUGHT_UP_FOR = 2000;
/** A connection that stays silent for so long after a question is dead, whatever the browser says. */
const SILENCE = 4000;

/** One's place at a table of the server: what is known of it, and every order one may give. */
export class OnlineTable {
  readonly id: string;
  readonly room = new Store<RoomState>({ doc: null, rev: 0, me: null, seat: -1, refused: null, finished: null });
  readonly chat = new Store<ChatState>({ lines: [], since: 0, refused: null });
  readonly link = new Store<LinkState>({ state: 'connecting', code: null, caughtUp: null, unsent: false });
  /** What somebody has shown last at each seat; `n` grows with each. */
  readonly reactions = new Store<Reactions>({ n: 0, at: {} });
  /** Who is asked, since when, as clocks and marks show it. */
  readonly ask = new Store<Ask>({ q: -1, seats: [], since: 0, left: null, spared: false });
  private readonly follower: Follower;
  private connection: Connection | null = null;
  private remote: RemoteTable | null = null;
  private readonly sayings = new Set<string>();
  private closed = false;
  private signedInAgain = false;
  /** How far one was when the connection came back; null when nothing is missing. */
  private behindSince: number | null = null;
  /** The game whose deal this page has waited for. */
  private awaitedDeal: string | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private caughtUp: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.follower = new Follower({
      send: (message) => this.send(message),
      heard: (heard) => this.heard(heard),
      newId,
    });
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.look);
    void this.begin();
  }

  /** For the Controller: this table in the place of a worker. */
  open(): RemoteTable {
    const remote = new RemoteTable(
      this.follower,
      (message) => this.send(message),
      () => {
        if (this.remote === remote) this.remote = null;
      },
    );
    this.remote = remote;
    if (this.follower.view !== null && this.isCurrent()) remote.open(this.isFresh());
    return remote;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.look);
    clearTimeout(this.silence);
    clearTimeout(this.caughtUp);
    this.connection?.close();
    this.remote = null;
  }

  /** Any free seat, or this one; whoever sits already moves. */
  sit(seat?: number): void {
    this.send({ t: 'sit', ...(seat === undefined ? {} : { seat }) });
  }

  stand(): void {
    this.send({ t: 'stand' });
  }

  /** Ready for the next deal, with an own share in it. */
  ready(): void {
    const { doc } = this.room.get();
    if (doc !== null && doc.deal !== null) this.send({ t: 'ready', hash: promiseSalt(this.id, doc.deal) });
  }

  setup(doc: SetupDoc): void {
    this.send({ t: 'setup', rev: this.rev, doc });
  }

  /** Null: the seat is free for somebody. */
  bot(seat: number, level: Level | null): void {
    this.send({ t: 'bot', rev: this.rev, seat, level });
  }

  start(): void {
    this.send({ t: 'start', rev: this.rev });
  }

  kick(person: string, ban = true): void {
    this.send({ t: 'kick', rev: this.rev, person, ban });
  }

  mute(person: string, on: boolean): void {
    this.send({ t: 'mute', rev: this.rev, person, on });
  }

  /** Hands the host's chair over. */
  host(person: string): void {
    this.send({ t: 'host', rev: this.rev, person });
  }

  rematch(yes: boolean): void {
    this.send({ t: 'rematch', yes });
  }

  /** A line of one's own, or the number of a phrase. */
  say(what: string | number, room: ChatLine['room'] = 'table'): void {
    const id = newId();
    this.sayings.add(id);
    this.chat.set({ refused: null });
    this.send({ t: 'say', id, room, ...(typeof what === 'string' ? { text: what } : { phrase: what }) });
  }

  /** Shows something at the own seat without a word. */
  react(reaction: Reaction): void {
    this.send({ t: 'react', reaction });
  }

  /** Nobody answers this question for me, although there is but one answer. */
  wait(): void {
    const q = this.follower.ask?.q;
    if (q !== undefined) this.send({ t: 'wait', q });
  }

  /** I am back: the bot hands my seat over again. */
  here(): void {
    this.send({ t: 'here' });
  }

  /** Are answers without a choice given for me? */
  prefs(spare: boolean): void {
    this.send({ t: 'prefs', spare });
  }

  private get rev(): number {
    return this.room.get().rev;
  }

  private send(message: ToServer): void {
    this.connection?.send(JSON.stringify(message));
    if (message.t === 'move' || message.t === 'back') this.noteUnsent();
  }

  private async begin(): Promise<void> {
    try {
      const me = await signIn();
      this.room.set({ me: me.id });
    } catch (error) {
      if (this.closed) return;
      const code = troubleOf(error);
      this.link.set({ state: code === 'offline' ? 'lost' : 'closed', code });
      // Without a network nothing is known of the server; it is tried again until somebody leaves.
      if (code === 'offline') later(SILENCE, () => void (this.closed ? undefined : this.begin()));
      return;
    }
    if (this.closed) return;
    this.connection = new Connection({
      url: socketAddress(this.id),
      connect: browserSocket,
      later,
      random: Math.random,
      opened: () => {
        this.behindSince = this.follower.view === null ? null : this.follower.seq;
        this.follower.connected();
      },
      message: (text) => this.hear(text),
      lost: (final) => this.lost(final),
    });
  }

  private lost(final: number | null): void {
    clearTimeout(this.silence);
    const { code } = this.link.get();
    if (final === null) {
      if (this.link.get().state !== 'moved') this.link.set({ state: 'lost' });
      this.noteUnsent();
      return;
    }
    if (code === 'auth' && !this.signedInAgain) {
      this.signedInAgain = true;
      forgetMe();
      this.link.set({ state: 'connecting', code: null });
      void this.begin();
      return;
    }
    if (code === 'no-table') forgetTable(this.id);
    this.link.set(code === 'version' ? { state: 'old' } : { state: 'closed', code: code ?? 'form' });
  }

  /** Tries to come back at once. */
  tryNow(): void {
    if (this.link.get().state === 'lost') this.connection?.moveTo(socketAddress(this.id));
  }

  private readonly hurry = (): void => this.connection?.hurry();

  /** The browser keeps a socket for a while although nothing comes through any more. */
  private readonly drop = (): void => {
    this.link.set({ state: 'lost' });
    this.connection?.moveTo(socketAddress(this.id));
  };

  /** Somebody looks at the page again: is the connection still there? */
  private readonly look = (): void => {
    if (document.hidden) return;
    if (this.link.get().state !== 'open') return this.hurry();
    this.follower.connected();
    clearTimeout(this.silence);
    this.silence = setTimeout(this.drop, SILENCE);
  };

  private hear(text: string): void {
    clearTimeout(this.silence);
    this.follower.hear(JSON.parse(text) as ToClient);
    if (this.link.get().unsent) this.noteUnsent();
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
        this.remote?.open(this.isFresh());
        return;
      case 'batch':
        this.noteAsk();
        this.remote?.show(heard.batch.events);
        return;
      case 'now':
        this.noteAsk();
        this.caughtUpWith();
        this.remote?.show([]);
        return;
      case 'box':
        void call<Box>('GET', `/info/${heard.hash}.json`).then(
          (box) => this.follower.know(heard.hash, box),
          // The server is away just now; the table is told again once it is back.
          () => {},
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
        this.signedInAgain = false;
        this.room.set({ me: message.person });
        this.chat.set({ since: message.now });
        this.link.set({ state: 'open', code: null });
        return;
      case 'room':
        return this.takeRoom(message.rev, message.doc);
      case 'chat': {
        const lines = this.chat.get().lines.filter(({ n }) => n !== message.n);
        this.chat.set({ lines: [...lines, message].slice(-MOST_LINES) });
        return;
      }
      case 'reaction': {
        const { n, at } = this.reactions.get();
        this.reactions.set({ n: n + 1, at: { ...at, [message.seat]: { n: n + 1, reaction: message.reaction } } });
        return;
      }
      case 'deal': {
        const salt = saltFor(message);
        if (salt !== null) this.send({ t: 'salt', salt });
        return;
      }
      case 'opened':
        this.room.set({ finished: message.id });
        return;
      case 'clock':
        this.ask.set({ left: { seat: message.seat, until: Date.now() + message.left } });
        return;
      case 'moved':
        this.link.set({ state: 'moved' });
        this.connection?.moveTo(message.url);
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
    if (id !== undefined && this.sayings.delete(id)) return this.chat.set({ refused: { code } });
    if (refusal !== undefined) return this.remote?.answer(message);
    if (id === undefined) this.room.set({ refused: { code } });
    this.remote?.askAgain();
  }

  private takeRoom(rev: number, doc: Room): void {
    const { me } = this.room.get();
    const seat = doc.seats.findIndex(({ person }) => person !== null && person === me);
    this.room.set({ doc, rev, seat });
    if (doc.status === 'waiting' || doc.status === 'dealing') this.awaitedDeal = doc.deal?.id ?? null;
    const { seats } = this.ask.get();
    noteTable(doc, seat >= 0, doc.status === 'open' && seats.includes(seat));
    // The host wants to play: only others are asked whether they are ready.
    if (doc.status === 'waiting' && seat >= 0 && doc.host === me && !doc.seats[seat].ready) this.ready();
  }
}
