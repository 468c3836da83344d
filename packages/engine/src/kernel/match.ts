import { owesAnswer, requirePlayable } from './ahead.ts';
import { chanceText, dealAnew } from './anew.ts';
import type { Game } from './game.ts';
import { lineTokens, MoveError, nextTokens, resolve, whyNotPicks } from './notation.ts';
import { type Header, writeRecord } from './record.ts';
import { letter } from './rules.ts';
import { hasSeat } from './seats.ts';
import { cloneState, type State } from './state.ts';
import { exchanged } from './twins.ts';

/** The line of a record that says somebody has spoken. */
export const SAY = 'say';
/** The line of a record from which somebody plays on at this seat; with a chance, what it cannot know is dealt anew. */
export const PLAY_ON = 'play-on';

/** What a line of a record has come to: a move, something said, or somebody who plays on. */
export type Deed = 'move' | 'say' | 'play-on';

interface Past {
  seat: number;
  state: State;
  lines: number;
}

/** A move that a line of tokens has begun: its picks, and tokens that complete none yet. */
interface Begun {
  picks: readonly number[];
  tokens: readonly string[];
}

const NOT_BEGUN: Begun = { picks: [], tokens: [] };

/** A game with its story: the lines played, and the positions a player may still go back to. */
export class Match {
  readonly header: Header;
  readonly game: Game;
  readonly lines: string[] = [];
  private past: Past[] = [];
  private readonly begun = new Map<number, Begun>();
  /** Hears of everything that is done: a move as its picks, playing on as its chance, nothing when somebody has only spoken. */
  made: ((seat: number, picks: readonly number[], deed: Deed) => void) | null = null;
  /** Picks named in advance: they wait for those who may still object, and are void if somebody does. */
  private ahead = new Map<number, readonly string[]>();

  constructor(header: Header, game: Game) {
    this.header = header;
    this.game = game;
  }

  /** Makes a whole move, given as its picks. What is not in the seat's offer is an error and changes nothing. */
  move(seat: number, picks: readonly number[]): void {
    this.commit(seat, this.legal(seat, picks));
  }

  /** The move these picks are, each the first of its twins; a MoveError if they are in no offer. Nothing changes. */
  legal(seat: number, picks: readonly number[]): number[] {
    const g = this.game;
    let rest = picks.slice();
    let draft: number[] = [];
    for (;;) {
      const o = g.offer(seat, false, draft);
      const index = o.find(rest);
      const begins = index >= 0 && o.isDraft(index);
      const given = index < 0 ? [] : o.line(index);
      if (index < 0 || (begins && given.length === rest.length)) throw this.refusal(seat, rest, draft, index >= 0);
      const line = g.picked(seat, index);
      if (!begins) return line;
      rest = exchanged(rest.slice(given.length), given, line.slice(draft.length));
      draft = line;
    }
  }

  private refusal(seat: number, picks: readonly number[], draft: readonly number[], unfinished: boolean): MoveError {
    const name = letter(seat);
    if (!hasSeat(this.game.called | this.game.standing, seat))
      return new MoveError(`${name} is not asked now.`, { why: 'not-asked' });
    if (unfinished) return new MoveError(`${name} has begun a move that needs more picks.`, { why: 'unfinished' });
    const refusal = whyNotPicks(this.game, seat, picks, draft);
    return new MoveError(`${name} cannot do that now: ${refusal.why}.`, refusal);
  }

  /** Takes an option of the offer just made to this seat: null once the move is made, or the picks to go on from. */
  choose(seat: number, index: number): number[] | null {
    const g = this.game;
    const line = g.picked(seat, index);
    if (g.isDraft(index)) return line;
    this.commit(seat, line);
    return null;
  }

  /** The picks a seat has made of a move that is not complete yet, as they were written. */
  picked(seat: number): readonly string[] {
    return this.begunBy(seat).tokens;
  }

  /** Has this seat begun a move that its lines did not complete? */
  isBegun(seat: number): boolean {
    return this.begun.has(seat);
  }

  /** The picks that lines have begun a move with. */
  draft(seat: number): readonly number[] {
    return this.begunBy(seat).picks;
  }

  private begunBy(seat: number): Begun {
    return this.begun.get(seat) ?? NOT_BEGUN;
  }

  /** What the seat can pick next. */
  next(seat: number): string[] {
    return nextTokens(this.game, seat, this.picked(seat), this.draft(seat));
  }

  /**
   * Makes the moves a line names; picks that complete none wait for the next line. A refused line changes nothing.
   * For records, scenario files and whoever may see the outcome of a refused line; players at a table send picks.
   */
  play(seat: number, tokens: readonly string[]): void {
    const before = cloneState(this.game.s);
    const past = this.past.slice();
    const lines = this.lines.slice();
    const begun = new Map(this.begun);
    const ahead = new Map(this.ahead);
    let { picks } = this.begunBy(seat);
    let left = [...this.picked(seat), ...tokens];
    try {
      while (left.length > 0) {
        const option = resolve(this.game, seat, left, picks);
        if (option === null) break;
        if (this.lines.length === lines.length && option.tokens.length < left.length) {
          requirePlayable(this.game, seat, left, picks);
          this.game.offer(seat, false, picks);
        }
        const sealing = this.game.isWindow();
        picks = this.choose(seat, option.index) ?? [];
        left = left.slice(option.tokens.length);
        if (picks.length > 0 || left.length === 0) continue;
        const waits = !owesAnswer(this.game, seat) && this.game.goesOn(seat);
        if (!waits && !sealing) continue;
        this.begun.delete(seat);
        if (waits) this.ahead.set(seat, left);
        else this.tryToPlay(seat, left);
        return;
      }
      if (left.length > 0 || picks.length > 0) this.begun.set(seat, { picks, tokens: left });
      else this.begun.delete(seat);
    } catch (error) {
      this.restore(before);
      this.past = past;
      this.ahead = ahead;
      this.lines.splice(0, this.lines.length, ...lines);
      this.begun.clear();
      for (const [other, kept] of begun) this.begun.set(other, kept);
      throw error;
    }
  }

  /** Goes on where another match of the same game stands: with its half-made moves and what waits for an answer. */
  carryOn({ begun, ahead }: Match): void {
    for (const [seat, half] of begun) this.begun.set(seat, half);
    for (const [seat, tokens] of ahead) this.ahead.set(seat, tokens);
  }

  cancel(seat: number): void {
    this.begun.delete(seat);
  }

  private commit(seat: number, line: number[]): void {
    const g = this.game;
    const text = `${letter(seat)}: ${lineTokens(g, seat, line).join(' ')}`;
    this.made?.(seat, line, 'move');
    if (g.isWindow()) return this.seal(seat, line, text);
    this.past.push({ seat, state: cloneState(g.s), lines: this.lines.length });
    this.lines.push(text);
    this.begun.clear();
    g.commit(seat, line);
    if (g.s.back !== seat) this.past = [];
    this.goOn();
  }

  /** Makes the picks named in advance whose moment has come. */
  private goOn(): void {
    for (const [seat, tokens] of [...this.ahead]) {
      const goesOn = this.game.goesOn(seat);
      if (goesOn && !owesAnswer(this.game, seat)) continue;
      this.ahead.delete(seat);
      if (goesOn) this.tryToPlay(seat, tokens);
    }
  }

  /** What has become impossible in the meantime must not stand in the way of the one who has just moved. */
  private tryToPlay(seat: number, tokens: readonly string[]): void {
    try {
      this.play(seat, tokens);
    } catch (error) {
      if (!(error instanceof MoveError)) throw error;
    }
  }

  /** Until the window opens an answer replaces the one before it and touches nobody else's take-back. */
  private seal(seat: number, line: number[], text: string): void {
    const g = this.game;
    if (g.s.sealed[seat] !== null) this.forgetLine(seat);
    this.lines.push(text);
    this.begun.delete(seat);
    g.commit(seat, line);
    if (g.s.sealed[seat] !== null) return;
    this.past = [];
    this.begun.clear();
    this.goOn();
  }

  /** The last line of a seat whose answer lies sealed is that answer. */
  private forgetLine(seat: number): void {
    const own = `${letter(seat)}: `;
    const at = this.lines.findLastIndex((line) => line.startsWith(own) && line !== own + SAY);
    this.lines.splice(at, 1);
  }

  /** Somebody has spoken; if a rule makes anything of it, the record must tell. */
  say(seat: number): void {
    if (this.game.s.over) return;
    const before = JSON.stringify(this.game.s);
    this.game.signal(seat);
    if (JSON.stringify(this.game.s) === before) return;
    this.lines.push(`${letter(seat)}: ${SAY}`);
    this.made?.(seat, [], SAY);
    this.past = [];
    this.begun.clear();
  }

  /** From here somebody plays on at this seat, with the cards as they lie or, given a chance, dealt anew from its eyes. */
  playOn(seat: number, chance: readonly number[] = []): void {
    if (chance.length > 0) dealAnew(this.game, seat, [...chance]);
    this.lines.push(`${letter(seat)}: ${[PLAY_ON, chanceText(chance)].join(' ').trimEnd()}`);
    this.made?.(seat, chance, PLAY_ON);
    this.past = [];
    this.begun.clear();
    this.ahead.clear();
  }

  /** While nothing was revealed, nothing random was drawn and nobody else has moved; a sealed answer until the window opens. */
  mayTakeBack(seat: number): boolean {
    const { s } = this.game;
    if ((s.sealed[seat] ?? null) !== null) return true;
    return s.back === seat && this.past.length > 0 && this.past[this.past.length - 1].seat === seat;
  }

  /** The position that stands whatever is still taken back. */
  get settled(): State {
    return this.past[0]?.state ?? this.game.s;
  }

  takeBack(seat: number): void {
    const last = this.past[this.past.length - 1];
    if (!this.mayTakeBack(seat))
      throw new MoveError(`${letter(seat)} cannot take the last move back: something was revealed or decided since.`, {
        why: 'too-late',
      });
    this.begun.clear();
    if (this.game.s.sealed[seat] !== null) {
      this.forgetLine(seat);
      this.game.s.sealed[seat] = null;
      this.game.run();
      return;
    }
    this.past.pop();
    this.lines.length = last.lines;
    this.restore(last.state);
    this.goOn();
    this.game.tell({ what: 'takes-back', seat });
  }

  record(): string {
    return writeRecord(this.header, this.lines);
  }

  private restore(state: State): void {
    this.game.s = cloneState(state);
    this.game.run();
  }
}
