import { type Frame, frame, NONE } from './frame.ts';
import { runHooks, withEntry } from './hooks.ts';
import { MoveError } from './notation.ts';
import { Offer } from './offer.ts';
import { askAt, type Program, programOf, stepsOf } from './program.ts';
import { letter, type Rules, type TriggerTable } from './rules.ts';
import { hasSeat, only, without } from './seats.ts';
import { MIDDLE_SOURCE, SEAT_SOURCE } from './sources.ts';
import type { State } from './state.ts';
import type { Question, Refusal, Source } from './story.ts';
import { Table } from './table.ts';
import { doubledPieces, firstTwin } from './twins.ts';

/** What is at work just now, and whose it is if it is somebody else's. */
function sourceOf(stack: readonly Frame[], seat: number): Source {
  const f = stack.findLast(({ src }) => src >= 0);
  if (f === undefined) return {};
  return f.me < 0 || f.me === seat ? { cause: f.src } : { cause: f.src, by: f.me };
}

/** The machine: runs acts until the top frame stands at a question that somebody has to answer. */
export abstract class Game<R extends Rules = Rules> extends Table<R> {
  /** Seats that owe an answer now; derived from the state by `run`. */
  asked = 0;
  /** Seats the question was put to: in a window also those who have answered, because nobody may know who has. */
  called = 0;
  /** Seats that may use an any-time ability beside the pending decision. */
  standing = 0;
  /** Of each piece, whether another one has the same token. */
  readonly doubled: Uint8Array;
  private readonly offered = new Offer();

  constructor(rules: R, s: State) {
    super(rules, s);
    this.doubled = doubledPieces(rules);
  }

  // biome-ignore lint/suspicious/noExplicitAny: each game types its own tables; the kernel only walks them
  abstract readonly hookTables: readonly TriggerTable<any>[];
  abstract inPlay(seat: number): boolean;
  /** Who is first when several are concerned. */
  abstract activeSeat(): number;
  /** Is this source switched on? */
  abstract working(seat: number, def: number, piece: number): boolean;
  /**
   * Called between effects: sets going what follows from the position itself (an emptied hand …), if anything.
   * `next` is the seat whose hook comes next, NONE for the table: who sits after it waits.
   */
  abstract settle(next?: number): boolean;
  abstract standingSeats(): number;
  abstract offerStanding(seat: number, o: Offer): void;
  abstract takeSignal(seat: number): void;
  abstract takeStanding(seat: number, line: readonly number[]): void;

  push(prog: Program<never> | Program<unknown>, me: number): Frame {
    const f = frame(prog.id, me);
    this.s.stack.push(f);
    return f;
  }

  /** Ends a frame and hands its answer to the one below. */
  end(f: Frame, ret = 0): void {
    const stack = this.s.stack;
    if (stack[stack.length - 1] !== f)
      throw new Error(`${programOf(f).name} ended while another frame was on top of it.`);
    stack.pop();
    if (stack.length > 0) stack[stack.length - 1].ret = ret;
  }

  /** Place of the effect everything on top of the turn belongs to; events that are only being answered are none. */
  effectAt(): number {
    const stack = this.s.stack;
    let at = 1;
    while (at < stack.length - 1 && stack[at].prog === runHooks.id) at++;
    return at;
  }

  /** Slips a frame under one that is at work: it runs when that one is over, and must hand its answer on. */
  slipUnder(at: number, prog: Program<never> | Program<unknown>, me: number): Frame {
    const f = frame(prog.id, me);
    const stack = this.s.stack;
    stack.splice(at, 0, f);
    for (let i = at + 1; i < stack.length; i++) if (stack[i].ev >= at) stack[i].ev++;
    return f;
  }

  /** The event a hook's frame answers. */
  event(f: Frame): Frame {
    return this.s.stack[f.ev];
  }

  run(): void {
    this.offered.n = 0;
    if (!this.goOn()) return;
    if (this.sink !== null) this.sink({ e: 'stop', asked: this.called, standing: this.standing });
  }

  /** Runs to the next question; false if an answer was only sealed or taken back, which nobody is told of. */
  private goOn(): boolean {
    const stack = this.s.stack;
    let still = true;
    while (!this.s.over) {
      const f = stack[stack.length - 1];
      const compiled = stepsOf(f);
      if (f.step >= compiled.length) {
        still = false;
        this.end(f, f.ret);
        continue;
      }
      const step = compiled[f.step];
      if (step.act !== null) {
        still = false;
        f.step++;
        step.act(this, f);
        continue;
      }
      const ask = step.ask;
      if (ask === null) throw new Error(`${programOf(f).name} has an empty step.`);
      const all = ask.who(this, f);
      const who = ask.window === true ? this.unsealed(all) : all;
      if (who === 0 && all !== 0) {
        still = false;
        this.open(f, ask.take, all);
        continue;
      }
      if (who === 0) {
        still = false;
        f.step++;
        continue;
      }
      const sealing = still && ask.window === true && this.called === all;
      this.asked = who;
      this.called = all;
      this.standing = ask.lull === true ? this.standingSeats() & ~all : 0;
      return !sealing;
    }
    this.asked = 0;
    this.called = 0;
    this.standing = 0;
    return true;
  }

  /** Those of a set who have not sealed an answer yet. */
  private unsealed(seats: number): number {
    const { sealed } = this.s;
    let rest = seats;
    for (let seat = 0; seat < sealed.length; seat++) if (sealed[seat] !== null) rest = without(rest, seat);
    return rest;
  }

  /** Opens a window's answers, clockwise from the active player; what others have answered cannot be made unknown again. */
  private open(f: Frame, take: (g: this, f: Frame, seat: number, line: readonly number[]) => void, all: number): void {
    f.step++;
    this.s.back = NONE;
    let seat = this.activeSeat();
    for (let i = 0; i < this.rules.players; i++, seat = this.leftOf(seat)) {
      const line = this.s.sealed[seat];
      this.s.sealed[seat] = null;
      if (line !== null && hasSeat(all, seat)) take(this, f, seat, line);
    }
  }

  /** Something from outside the rules that a rule listens to; it is recorded like a move. */
  signal(seat: number): void {
    this.takeSignal(seat);
    this.run();
  }

  /** The table has changed outside anybody's move: nothing can be taken back. */
  interrupt(): void {
    this.s.back = NONE;
  }

  /** Will the seat be asked to go on with the move it has just made, once the others have had their say? */
  goesOn(_seat: number): boolean {
    return false;
  }

  /** The reason against a token of which the offer says nothing. */
  reasonAgainst(_seat: number, _token: string): Refusal {
    return { why: 'not-offered' };
  }

  /** What a seat is asked now; null when it has no say. */
  question(seat: number): Question | null {
    if (hasSeat(this.called, seat)) {
      const f = this.s.stack[this.s.stack.length - 1];
      const about = askAt(f)?.about(this, f, seat);
      return about === undefined ? null : { ...sourceOf(this.s.stack, seat), ...about };
    }
    return hasSeat(this.standing, seat) ? { ask: 'standing' } : null;
  }

  /** Do the answers to the present question stay sealed until the last one is in? */
  isWindow(): boolean {
    const f = this.s.stack[this.s.stack.length - 1];
    return f !== undefined && this.called !== 0 && askAt(f)?.window === true;
  }

  /** May the only possible answer to the present question be given for whoever has no other? */
  isSparing(): boolean {
    return askAt(this.s.stack[this.s.stack.length - 1])?.spare !== false;
  }

  /** The only answer of a seat that is asked, where it may be given for the player; null if there is a choice. */
  spared(seat: number): number[] | null {
    if (!hasSeat(this.asked, seat) || !this.isSparing()) return null;
    const o = this.offer(seat);
    return o.n === 1 && !o.isDraft(0) ? this.picked(seat, 0) : null;
  }

  /** What a seat may do now, given the picks it has already made. The result is reused by the next call. */
  offer(seat: number, explain = false, draft: readonly number[] = []): Offer {
    const o = this.offered;
    o.reset(seat, explain, draft);
    const bit = only(seat);
    if ((this.called & bit) !== 0) {
      const f = this.s.stack[this.s.stack.length - 1];
      askAt(f)?.offer(this, f, seat, o);
    } else if ((this.standing & bit) !== 0) this.offerStanding(seat, o);
    return o;
  }

  /** Takes an option of the offer just made to this seat: null once the move is made, or the picks to go on from. */
  choose(seat: number, index: number): number[] | null {
    const line = this.picked(seat, index);
    if (this.offered.isDraft(index)) return line;
    this.commit(seat, line);
    return null;
  }

  /** Does this option of the offer just made need more picks? */
  isDraft(index: number): boolean {
    return this.offered.isDraft(index);
  }

  /** All picks of the move with this option of the offer just made to this seat, each the first of its twins. */
  picked(seat: number, index: number): number[] {
    const o = this.offered;
    if (o.seat !== seat || !Number.isInteger(index) || index < 0 || index >= o.n)
      throw new MoveError(
        hasSeat(this.called | this.standing, seat)
          ? `${letter(seat)} was not offered option ${index} of ${o.seat === seat ? o.n : 0}.`
          : `${letter(seat)} is not asked now.`,
        { why: hasSeat(this.called | this.standing, seat) ? 'not-offered' : 'not-asked' },
      );
    const line = o.line(firstTwin(this, o, index));
    return o.draft.length === 0 ? line : o.draft.concat(line);
  }

  /** Makes a move that `picked` has found in the seat's offer. */
  commit(seat: number, line: number[]): void {
    const s = this.s;
    if (!hasSeat(this.called, seat)) {
      s.back = seat;
      this.takeStanding(seat, line);
      this.run();
      return;
    }
    const f = s.stack[s.stack.length - 1];
    const ask = askAt(f);
    if (ask === null) throw new Error('The machine does not stand at a question.');
    if (ask.window === true) {
      s.sealed[seat] = line;
      this.asked = without(this.asked, seat);
      // A sealed answer changes nothing that anybody could be asked for.
      if (this.asked !== 0) {
        this.offered.n = 0;
        return;
      }
    } else {
      f.step++;
      this.previousMover = s.back;
      s.back = seat;
      ask.take(this, f, seat, line);
    }
    this.run();
  }

  /** Who could still take back when the present move was made; a half-met demand returns its card on this. */
  previousMover = NONE;

  /** Collects the hooks of an event in their order and sets them going; of the players only those of a set, if one is given. */
  fire(tableIndex: number, e: Frame, seats = this.everyone): void {
    const table = this.hookTables[tableIndex];
    if (!table.any) return;
    const sources = this.sources();
    const who = sources.who[tableIndex];
    if (who === 0) return;
    const middle = sources.middle[tableIndex];
    const before = sources.seats[tableIndex];
    let list: number[] | null = null;
    for (let i = 0; i < middle.length; i += MIDDLE_SOURCE)
      list = this.collect(list, table, middle[i], NONE, middle[i + 1], e);
    const { order } = this.s;
    let rest = who & seats & this.allSeats;
    for (let at = rest === 0 ? 0 : order.indexOf(this.activeSeat()); rest !== 0; at = (at + 1) % order.length) {
      const seat = order[at];
      if (!hasSeat(rest, seat)) continue;
      rest = without(rest, seat);
      for (let k = 0; k < before.length; k += SEAT_SOURCE)
        if (before[k] === seat) list = this.collect(list, table, before[k + 1], seat, before[k + 2], e);
    }
    if (list === null) return;
    const hooks = this.push(runHooks, NONE);
    hooks.ev = this.s.stack.length - 2;
    hooks.n = tableIndex;
    hooks.mem = list;
  }

  private collect(
    list: number[] | null,
    // biome-ignore lint/suspicious/noExplicitAny: see hookTables
    table: TriggerTable<any>,
    def: number,
    seat: number,
    piece: number,
    e: Frame,
  ): number[] | null {
    const trigger = table.of[def];
    if (trigger === undefined) return list;
    if (trigger.when !== undefined && !trigger.when(this, seat, e, piece)) return list;
    return this.working(seat, def, piece) ? withEntry(list, trigger.tier, seat, def, piece) : list;
  }
}
