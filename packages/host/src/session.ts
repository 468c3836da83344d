import { ruleBot } from '@sixgun/bots';
import { ENGINE_VERSION, type Header, hasSeat, type Refusal, type SeatEvent, type View, without } from '@sixgun/engine';
import type { Batch, Danger, NewGame, PickNode, TableInfo } from '@sixgun/protocol';
import { Host } from './host.ts';

/** A game as it is kept; nobody at the table may see it. */
export interface Kept {
  record: string;
  me: number;
  /** As they were typed; a record knows names without spaces only. */
  names: readonly string[];
  /** What the bots' chance comes from. */
  botKey: string;
}

/** A story needs no more than this of a game that is resumed. */
const TOLD_LATER: readonly SeatEvent['e'][] = ['tell', 'seat', 'over'];

/** One person at a table of bots: what happens comes in batches, and the bots go on when the last one was shown. */
export class Session {
  readonly me: number;
  private readonly host: Host;
  private readonly botKey: string;
  private shown = 0;
  private batches = 0;
  /** The last answer of the person was given for him. */
  private spared = false;

  private constructor(me: number, botKey: string, host: Host) {
    this.me = me;
    this.botKey = botKey;
    this.host = host;
  }

  static begin({ me, names, ...setup }: NewGame, seed: string, botKey: string): Session {
    const players = names.length;
    const header: Header = { ...setup, names: [...names], players, seed, engine: ENGINE_VERSION, previous: [] };
    return new Session(me, botKey, Host.deal(header, { bots: botsBeside(me, players), botKey }));
  }

  static resume({ record, me, names, botKey }: Kept): Session {
    const host = Host.replay(record, { bots: botsBeside(me, MOST_SEATS), botKey }, names);
    if (!Number.isInteger(me) || me < 0 || me >= host.header.players)
      throw new RangeError(`The game that is kept has ${host.header.players} seats, and none of them is number ${me}.`);
    const session = new Session(me, botKey, host);
    session.shown = host.happened;
    return session;
  }

  /** What must be kept to go on later. */
  kept(): Kept {
    const { names } = this.host.header;
    return { record: this.host.record(), me: this.me, names, botKey: this.botKey };
  }

  info(): TableInfo {
    return this.host.info(this.me);
  }

  firstView(): View {
    return this.host.firstView(this.me);
  }

  view(): View {
    return this.host.view(this.me);
  }

  facts() {
    return this.host.facts(this.me);
  }

  /** What a story needs of all that was shown before. */
  history(): SeatEvent[] {
    return this.host.since(this.me, 0).filter((event) => TOLD_LATER.includes(event.e));
  }

  /** What happened since the last one, and how the table stands now. */
  batch(): Batch {
    this.spareThePerson();
    this.openWindow();
    const id = ++this.batches;
    const events = this.host.since(this.me, this.shown);
    this.shown = this.host.happened;
    return {
      id,
      events,
      view: this.view(),
      facts: this.facts(),
      decision: this.host.decision(this.me, id),
      open: this.host.open(this.me),
      mayTakeBack: !this.spared && this.host.mayTakeBack(this.me),
    };
  }

  /** Windows in which the person could only pass are passed at once: nobody waits whom they could betray something. */
  private spareThePerson(): void {
    for (let picks = this.host.spared(this.me); picks !== null; picks = this.host.spared(this.me)) {
      this.host.move(this.me, picks);
      this.spared = true;
    }
  }

  /** Everybody else is a bot, so nobody is waited for once the person has answered. */
  private openWindow(): void {
    while (this.host.sealed(this.me) && this.host.moveBot() !== null) this.spareThePerson();
  }

  isNow(batch: number): boolean {
    return batch === this.batches;
  }

  /** One move of whoever else is asked; sealed answers beside the person's own question are given at once. */
  advance(): boolean {
    const { host, me } = this;
    const others = (): boolean => without(host.waiting().asked, me) !== 0;
    const mine = (): boolean => hasSeat(host.waiting().asked, me);
    if (!others() || host.moveBot() === null) return false;
    while (mine() && others() && host.moveBot() !== null);
    return true;
  }

  next(draft: readonly number[]): PickNode[] | null {
    return this.host.next(this.me, draft);
  }

  danger(picks: readonly number[]): Danger | null {
    return this.host.danger(this.me, picks);
  }

  /** Makes the move, or throws a MoveError and nothing has changed. */
  move(picks: readonly number[]): void {
    this.host.move(this.me, picks);
    this.spared = false;
  }

  takeBack(): boolean {
    if (this.spared || !this.host.mayTakeBack(this.me)) return false;
    this.host.back(this.me);
    return true;
  }

  why(picks: readonly number[], draft: readonly number[] = []): Refusal {
    return this.host.why(this.me, picks, draft);
  }
}

const MOST_SEATS = 8;

const botsBeside = (me: number, seats: number) =>
  Array.from({ length: seats }, (_, seat) => (seat === me ? null : ruleBot));
