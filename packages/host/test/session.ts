import { ruleBot } from '@sixgun/bots';
import {
  ENGINE_VERSION,
  type Header,
  hasSeat,
  MoveError,
  type Refusal,
  type SeatEvent,
  type View,
  without,
} from '@sixgun/engine';
import { type Batch, type Danger, decodeTree, type NewGame, type PickNode, type TableInfo } from '@sixgun/protocol';
import { fromRecord, Host, type Kept, type Meta, moveBot, type Result, type Seating } from '../src/index.ts';

const META: Meta = { by: 'person', cid: null, at: 0, bank: 0 };

/** One person at a table of bots, step by step and without a clock: for tests that look for positions. */
export class Session {
  readonly me: number;
  private readonly host: Host;
  private readonly seating: Seating;
  private events: SeatEvent[];
  private batches = 0;
  /** The last answer of the person was given for him. */
  private spared = false;

  private constructor(me: number, botKey: string, host: Host, resumed: boolean) {
    this.me = me;
    this.host = host;
    const bots = host.header.names.map((_, seat) => (seat === me ? null : ruleBot));
    this.seating = { bots, botKey };
    this.events = resumed ? [] : (host.batch(0, me)?.events ?? []).slice();
  }

  static begin(
    { me, names, people: _people, levels: _levels, previous = [], ...setup }: NewGame,
    seed: string,
    botKey: string,
  ): Session {
    const players = names.length;
    const header: Header = {
      ...setup,
      names: [...names],
      players,
      seed,
      engine: ENGINE_VERSION,
      previous: [...previous],
    };
    return new Session(me, botKey, Host.deal(header), false);
  }

  static resume({ record, me, names, botKey }: Kept): Session {
    const { host } = fromRecord(record, names);
    if (!Number.isInteger(me) || me < 0 || me >= host.header.players)
      throw new RangeError(`The game that is kept has ${host.header.players} seats, and none of them is number ${me}.`);
    return new Session(me, botKey, host, true);
  }

  /** What must be kept to go on later. */
  kept(): Kept {
    const { names } = this.host.header;
    return { record: this.host.recordSoFar(), me: this.me, names, botKey: this.seating.botKey };
  }

  info(): TableInfo {
    return { ...this.host.box(), me: this.me, names: this.host.header.names };
  }

  firstView(): View {
    return this.host.tableBeforeTheDeal(this.me).view;
  }

  view(): View {
    return this.host.view(this.me);
  }

  facts() {
    return this.host.facts(this.me);
  }

  /** What a story needs of all that was shown before. */
  history(): SeatEvent[] {
    return this.host.story().flatMap(([, events]) => events);
  }

  /** What happened since the last one, and how the table stands now. */
  batch(): Batch {
    this.spareThePerson();
    this.openWindow();
    const { events, host, me } = this;
    this.events = [];
    const decision = host.decision(me);
    const id = ++this.batches;
    return {
      id,
      events,
      view: this.view(),
      facts: this.facts(),
      decision: decision === null ? null : { ...decision, id, draft: [], tree: decodeTree(decision.tree) },
      open: host.open(me),
      mayTakeBack: !this.spared && host.mayTakeBack(me),
    };
  }

  private note(result: Result): void {
    if (!('rows' in result)) {
      const refusal = ('no' in result ? result.refusal : undefined) ?? { why: 'not-asked' };
      throw new MoveError(`That is refused: ${refusal.why}.`, refusal);
    }
    for (const { seq } of result.rows) this.events.push(...(this.host.batch(seq, this.me)?.events ?? []));
  }

  private moveBot(): boolean {
    const move = moveBot(this.host, this.seating);
    if (move !== null) this.note(move);
    return move !== null;
  }

  /** Windows in which the person could only pass are passed at once: nobody waits whom they could betray something. */
  private spareThePerson(): void {
    for (;;) {
      const { game: g, q } = this.host;
      const picks = g.isWindow() ? g.spared(this.me) : null;
      if (picks === null) return;
      this.note(this.host.move(this.me, q, picks, { ...META, by: 'spared' }));
      this.spared = true;
    }
  }

  /** Everybody else is a bot, so nobody is waited for once the person has answered. */
  private openWindow(): void {
    while ((this.host.game.s.sealed[this.me] ?? null) !== null && this.moveBot()) this.spareThePerson();
  }

  isNow(batch: number): boolean {
    return batch === this.batches;
  }

  /** One move of whoever else is asked; sealed answers beside the person's own question are given at once. */
  advance(): boolean {
    const { host, me } = this;
    const others = (): boolean => without(host.game.asked, me) !== 0;
    const mine = (): boolean => hasSeat(host.game.asked, me);
    if (!others() || !this.moveBot()) return false;
    while (mine() && others() && this.moveBot());
    return true;
  }

  next(draft: readonly number[]): PickNode[] | null {
    const tree = this.host.next(this.me, this.host.q, draft);
    return tree === null ? null : decodeTree(tree);
  }

  danger(picks: readonly number[]): Danger | null {
    return this.host.danger(this.me, this.host.q, picks);
  }

  /** Makes the move, or throws a MoveError and nothing has changed. */
  move(picks: readonly number[]): void {
    this.note(this.host.move(this.me, this.host.q, picks, META));
    this.spared = false;
  }

  takeBack(): boolean {
    if (this.spared || !this.host.mayTakeBack(this.me)) return false;
    this.note(this.host.back(this.me, this.host.q, META));
    return true;
  }

  why(picks: readonly number[], draft: readonly number[] = []): Refusal {
    return this.host.why(this.me, picks, draft);
  }
}
