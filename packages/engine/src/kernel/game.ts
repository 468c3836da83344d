import { type Frame, frame, NONE } from './frame.ts';
import { insertEntry, runHooks } from './hooks.ts';
import { Offer } from './offer.ts';
import { askAt, type Program, programOf } from './program.ts';
import type { Rules, TriggerTable } from './rules.ts';
import { hasSeat, only, without } from './seats.ts';
import { MIDDLE_SOURCE, SEAT_SOURCE, Sources } from './sources.ts';
import { Table } from './table.ts';

/** The machine: runs acts until the top frame stands at a question that somebody has to answer. */
export abstract class Game<R extends Rules = Rules> extends Table<R> {
  /** Seats that owe an answer now; derived from the state by `run`. */
  asked = 0;
  /** Seats that may use an any-time ability beside the pending decision. */
  standing = 0;
  private readonly offered = new Offer();
  private readonly found = new Sources(this.rules);

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

  /** What can answer each hook in the present position. */
  sources(): Sources {
    if (this.listed !== this.s) {
      this.listed = this.s;
      this.found.list(this.s);
    }
    return this.found;
  }

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
    const stack = this.s.stack;
    while (!this.s.over) {
      const f = stack[stack.length - 1];
      const compiled = programOf(f).steps;
      if (f.step >= compiled.length) {
        this.end(f, f.ret);
        continue;
      }
      const step = compiled[f.step];
      if (step.act !== null) {
        f.step++;
        step.act(this, f);
        continue;
      }
      const ask = step.ask;
      if (ask === null) throw new Error(`${programOf(f).name} has an empty step.`);
      let who = ask.who(this, f);
      if (ask.window === true) {
        const all = who;
        for (let seat = 0; seat < this.rules.players; seat++)
          if (this.s.sealed[seat] !== null) who = without(who, seat);
        if (who === 0 && all !== 0) {
          this.open(f, ask.take, all);
          continue;
        }
      }
      if (who === 0) {
        f.step++;
        continue;
      }
      this.asked = who;
      this.standing = ask.lull === true ? this.standingSeats() & ~who : 0;
      this.tellStop();
      return;
    }
    this.asked = 0;
    this.standing = 0;
    this.tellStop();
  }

  /** Opens a window's answers, clockwise from the active player. */
  private open(f: Frame, take: (g: this, f: Frame, seat: number, line: readonly number[]) => void, all: number): void {
    f.step++;
    let seat = this.activeSeat();
    for (let i = 0; i < this.rules.players; i++, seat = this.leftOf(seat)) {
      const line = this.s.sealed[seat];
      this.s.sealed[seat] = null;
      if (line !== null && hasSeat(all, seat)) take(this, f, seat, line);
    }
  }

  private tellStop(): void {
    if (this.sink === null) return;
    let answered = 0;
    for (let seat = 0; seat < this.rules.players; seat++) if (this.s.sealed[seat] !== null) answered |= only(seat);
    const stack = structuredStack(this.s.stack);
    this.sink({ e: 'stop', stack, asked: this.asked, standing: this.standing, answered });
  }

  /** Something from outside the rules that a rule listens to; it is recorded like a move. */
  signal(seat: number): void {
    this.takeSignal(seat);
    this.run();
  }

  /** The table has changed outside anybody's move: nothing can be taken back, and half-made moves are void. */
  interrupt(): void {
    this.s.back = NONE;
    this.dropDrafts();
  }

  /** Will the seat be asked to go on with the move it has just made, once the others have had their say? */
  goesOn(_seat: number): boolean {
    return false;
  }

  /** The reason against a token of which the offer says nothing. */
  reasonAgainst(_seat: number, _token: string): string {
    return 'not-offered';
  }

  prompt(): string {
    const f = this.s.stack[this.s.stack.length - 1];
    return f === undefined ? '' : (askAt(f)?.prompt ?? '');
  }

  /** What a seat may do now, given the picks it has already made. The result is reused by the next call. */
  offer(seat: number, explain = false, draft: readonly number[] = this.s.drafts[seat] ?? []): Offer {
    const o = this.offered;
    o.reset(explain, draft);
    const bit = only(seat);
    if ((this.asked & bit) !== 0) {
      const f = this.s.stack[this.s.stack.length - 1];
      askAt(f)?.offer(this, f, seat, o);
    } else if ((this.standing & bit) !== 0) this.offerStanding(seat, o);
    return o;
  }

  /** Takes one of the offered options; the last pick of a move commits it. */
  choose(seat: number, index: number): void {
    const o = this.offered;
    const draft = this.s.drafts[seat];
    const line = draft === null ? o.line(index) : draft.concat(o.line(index));
    if (o.isDraft(index)) this.s.drafts[seat] = line;
    else this.commit(seat, line);
  }

  cancelDraft(seat: number): void {
    this.s.drafts[seat] = null;
  }

  private commit(seat: number, line: number[]): void {
    const s = this.s;
    s.drafts[seat] = null;
    if (!hasSeat(this.asked, seat)) {
      this.dropDrafts();
      s.back = seat;
      this.takeStanding(seat, line);
      this.run();
      return;
    }
    const f = s.stack[s.stack.length - 1];
    const ask = askAt(f);
    if (ask === null) throw new Error('The machine does not stand at a question.');
    if (ask.window === true) s.sealed[seat] = line;
    else {
      this.dropDrafts();
      f.step++;
      this.previousMover = s.back;
      s.back = seat;
      ask.take(this, f, seat, line);
    }
    this.run();
  }

  /** A half-made move is void once somebody else has changed the table. */
  private dropDrafts(): void {
    const { drafts } = this.s;
    for (let seat = 0; seat < drafts.length; seat++) drafts[seat] = null;
  }

  /** Who could still take back when the present move was made; a half-met demand returns its card on this. */
  previousMover = NONE;

  /** Collects the hooks of an event in their order and sets them going; of the players only those of a set, if one is given. */
  trigger(tableIndex: number, e: Frame, seats = this.everyone): void {
    const table = this.hookTables[tableIndex];
    if (!table.any) return;
    const sources = this.sources();
    const who = sources.who[tableIndex];
    if (who === 0) return;
    const middle = sources.middle[tableIndex];
    const before = sources.seats[tableIndex];
    const list: number[] = [];
    for (let i = 0; i < middle.length; i += MIDDLE_SOURCE) this.collect(list, table, middle[i], NONE, middle[i + 1], e);
    if (before.length > 0) {
      let seat = this.activeSeat();
      for (let i = 0; i < this.rules.players; i++, seat = this.leftOf(seat)) {
        if (!hasSeat(who & seats, seat)) continue;
        for (let k = 0; k < before.length; k += SEAT_SOURCE)
          if (before[k] === seat) this.collect(list, table, before[k + 1], seat, before[k + 2], e);
      }
    }
    if (list.length === 0) return;
    const hooks = this.push(runHooks, NONE);
    hooks.ev = this.s.stack.length - 2;
    hooks.n = tableIndex;
    hooks.mem = list;
  }

  // biome-ignore lint/suspicious/noExplicitAny: see hookTables
  private collect(list: number[], table: TriggerTable<any>, def: number, seat: number, piece: number, e: Frame): void {
    const trigger = table.of[def];
    if (trigger === undefined) return;
    if (trigger.when !== undefined && !trigger.when(this, seat, e, piece)) return;
    if (this.working(seat, def, piece)) insertEntry(list, trigger.tier, seat, def, piece);
  }
}

function structuredStack(stack: readonly Frame[]): Frame[] {
  return stack.map((f) => ({ ...f, mem: f.mem === null ? null : f.mem.slice() }));
}
