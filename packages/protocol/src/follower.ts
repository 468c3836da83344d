import { applyEvent, cloneView, type View } from '@sixgun/engine';
import { VERSION } from './limits.ts';
import type { Box, Facts, OpenQuestion, TableInfo } from './table.ts';
import type { ToClient } from './to-client.ts';
import type { ToServer } from './to-server.ts';
import { digestOf } from './tree.ts';
import type { BatchMessage, NowMessage, StoryEvent, StoryRow, TableMessage, WireAsk, WireDecision } from './wire.ts';

/** Messages that have their place in the order of rows. */
type Following = TableMessage | BatchMessage | NowMessage;
type Action = Extract<ToServer, { t: 'move' | 'back' }>;

/** What a message has come to. */
export type Heard =
  /** Everything stands anew. */
  | { t: 'table' }
  /** The view has gone on by one row. */
  | { t: 'batch'; batch: BatchMessage }
  /** The same table, another question or answer: the end of what was missed, or the own answer lies sealed. */
  | { t: 'now' }
  /** Nothing goes on before `know` is called with the box of this fingerprint. */
  | { t: 'box'; hash: string }
  /** Something was missed or has come off the track; it was asked for. */
  | { t: 'gap' | 'drift' }
  /** Anything that is no matter of the view. */
  | { t: 'message'; message: Exclude<ToClient, Following> };

export interface FollowerOptions {
  send(message: ToServer): void;
  heard(heard: Heard): void;
  /** Twelve random characters. */
  newId(): string;
}

/** The client's half of a table: knows how things stand from what it is told, and from nothing else. */
export class Follower {
  info: TableInfo | null = null;
  view: View | null = null;
  seq = -1;
  game: string | null = null;
  ask: WireAsk | null = null;
  facts: Facts | null = null;
  decision: WireDecision | null = null;
  /** What others are asked. */
  others: OpenQuestion | null = null;
  /** May the last move be taken back? */
  back = false;
  story: StoryRow[] = [];
  /** What the game was dealt with, by seat; empty where it was not dealt fairly. */
  salts: readonly (string | null)[] = [];
  /** How often the view was found to differ. */
  drifts = 0;
  /** The action that was sent and not answered yet: it is sent again after a reconnection. */
  underWay: Action | null = null;
  private chat: number | undefined;
  private readonly options: FollowerOptions;
  private readonly boxes = new Map<string, Box>();
  /** A table whose box is not known yet, and what came after it. */
  private waiting: Following[] = [];
  private asking = false;
  /** What is under way is sent again as soon as it is known how things stand. */
  private resends = false;

  constructor(options: FollowerOptions) {
    this.options = options;
  }

  /** The connection stands, for the first time or again. What was applied already is only confirmed. */
  connected(): void {
    this.waiting = [];
    this.resends = true;
    this.hello(this.view === null ? undefined : this.seq);
  }

  private sendAgain(): void {
    if (this.resends && this.underWay !== null) this.options.send(this.underWay);
    this.resends = false;
  }

  move(picks: readonly number[], sure = false, seat?: number): string {
    const id = this.options.newId();
    const q = this.ask?.q ?? -1;
    return this.act({ t: 'move', id, q, picks: [...picks], sure, ...(seat === undefined ? {} : { seat }) });
  }

  takeBack(): string {
    return this.act({ t: 'back', id: this.options.newId(), q: this.ask?.q ?? -1 });
  }

  private act(action: Action): string {
    this.underWay = action;
    this.resends = false;
    this.options.send(action);
    return action.id;
  }

  know(hash: string, box: Box): void {
    this.boxes.set(hash, box);
    for (const message of this.waiting.splice(0)) this.hear(message);
  }

  hear(message: ToClient): void {
    if (message.t === 'table' || message.t === 'batch' || message.t === 'now') return this.follow(message);
    // What came too soon was not looked at: it is still under way, and sent again.
    const unread = message.t === 'no' && message.code === 'rate';
    if (!unread && (message.t === 'done' || message.t === 'no' || message.t === 'danger')) this.answered(message.id);
    // What was asked for too often will not come; the next thing that does not fit asks again.
    if (message.t === 'no' && message.id === undefined && message.code === 'rate') this.asking = false;
    if (message.t === 'chat') this.chat = message.n;
    this.options.heard({ t: 'message', message });
  }

  private follow(message: Following): void {
    if (message.t === 'table') {
      this.waiting = [];
      const box = this.boxes.get(message.box);
      if (box !== undefined) return this.open(message, box);
      this.waiting.push(message);
      this.options.heard({ t: 'box', hash: message.box });
    } else if (this.waiting.length > 0) this.waiting.push(message);
    else if (message.t === 'batch') this.take(message);
    else this.hold(message);
  }

  private open(table: TableMessage, box: Box): void {
    this.asking = false;
    // Another game has been dealt meanwhile: what was meant for the last one would be a move in this one.
    if (table.game !== this.game) this.underWay = null;
    this.info = { ...box, me: table.as, names: table.names };
    this.game = table.game;
    this.view = cloneView(table.view);
    this.seq = table.seq;
    this.story = table.story.slice();
    this.salts = table.salts ?? [];
    this.stand(table);
    this.options.heard({ t: 'table' });
    this.compare(table.check);
    this.sendAgain();
  }

  private take(batch: BatchMessage): void {
    const { info } = this;
    let { view } = this;
    if (view === null || info === null || batch.seq <= this.seq) return;
    if (batch.after !== this.seq) return this.miss('gap', this.seq);
    this.asking = false;
    if (batch.rewind !== undefined && batch.view !== undefined) {
      const { rewind } = batch;
      view = cloneView(batch.view);
      this.view = view;
      this.story = this.story.filter(([seq]) => seq <= rewind);
    }
    for (const event of batch.events) applyEvent(view, event, info);
    const told = batch.rewind === undefined ? storyOf(batch.events, info) : [];
    if (told.length > 0) this.story.push([batch.seq, told]);
    this.seq = batch.seq;
    this.answered(batch.mine);
    this.stand(batch);
    this.options.heard({ t: 'batch', batch });
    this.compare(batch.check);
  }

  private hold(now: NowMessage): void {
    if (this.view === null || now.seq < this.seq) return;
    if (now.seq > this.seq) return this.miss('gap', this.seq);
    this.asking = false;
    this.answered(now.mine);
    this.stand(now);
    this.options.heard({ t: 'now' });
    this.sendAgain();
  }

  private answered(id: string | undefined): void {
    if (id !== undefined && id === this.underWay?.id) this.underWay = null;
  }

  private stand(now: Pick<BatchMessage, 'ask' | 'open' | 'facts' | 'decision' | 'back'>): void {
    const { ask, open, facts, decision, back } = now;
    if (ask !== undefined) this.ask = ask;
    if (open !== undefined) this.others = open;
    if (facts !== undefined) this.facts = facts;
    if (decision !== undefined) this.decision = decision;
    if (back !== undefined) this.back = back;
  }

  private compare(check: number | undefined): void {
    if (check === undefined || this.view === null || digestOf(this.view) === check) return;
    this.drifts++;
    this.miss('drift', undefined);
  }

  private miss(what: 'gap' | 'drift', since: number | undefined): void {
    if (this.asking) return;
    this.hello(since);
    this.options.heard({ t: what });
  }

  private hello(since: number | undefined): void {
    this.asking = true;
    const { game, chat, info } = this;
    this.options.send({
      t: 'hello',
      v: VERSION,
      ...(game === null || since === undefined || info === null ? {} : { game, since, as: info.me }),
      ...(chat === undefined ? {} : { chat }),
    });
  }
}

/** What of these events belongs into a story. */
export function storyOf(events: BatchMessage['events'], { seatColumns }: Pick<TableInfo, 'seatColumns'>): StoryEvent[] {
  return events.filter(
    (event): event is StoryEvent =>
      event.e === 'tell' || event.e === 'over' || (event.e === 'seat' && seatColumns[event.column] === 'life'),
  );
}
