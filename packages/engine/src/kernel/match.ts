import { isAsked, requirePlayable } from './ahead.ts';
import type { Game } from './game.ts';
import { lineTokens, MoveError, nextTokens, resolve } from './notation.ts';
import type { Offer } from './offer.ts';
import { type Header, writeRecord } from './record.ts';
import { letter } from './rules.ts';
import { cloneState, type State } from './state.ts';

/** The line of a record that says somebody has spoken. */
export const SAY = 'say';

interface Past {
  seat: number;
  state: State;
  lines: number;
}

/** A game with its story: the lines played, and the positions a player may still go back to. */
export class Match {
  readonly header: Header;
  readonly game: Game;
  readonly lines: string[] = [];
  private past: Past[] = [];
  private readonly unfinished = new Map<number, readonly string[]>();
  /** Picks named in advance: they wait for those who may still object, and are void if somebody does. */
  private ahead = new Map<number, readonly string[]>();

  constructor(header: Header, game: Game) {
    this.header = header;
    this.game = game;
  }

  /** The picks a seat has made of a move that is not complete yet. */
  picked(seat: number): readonly string[] {
    return this.unfinished.get(seat) ?? [];
  }

  /** What the seat can pick next. */
  next(seat: number): string[] {
    return nextTokens(this.game, seat, this.picked(seat));
  }

  /** Makes the moves a line names; picks that complete none wait for the next line. A refused line changes nothing. */
  play(seat: number, tokens: readonly string[]): void {
    const before = cloneState(this.game.s);
    const past = this.past.slice();
    const count = this.lines.length;
    const waiting = this.picked(seat);
    const ahead = new Map(this.ahead);
    let left = [...waiting, ...tokens];
    try {
      while (left.length > 0) {
        const option = resolve(this.game, seat, left);
        if (option === null) break;
        if (this.lines.length === count && option.tokens.length < left.length) requirePlayable(this.game, seat, left);
        this.choose(seat, option.index);
        left = left.slice(option.tokens.length);
        if (left.length === 0 || isAsked(this.game, seat) || !this.game.goesOn(seat)) continue;
        this.ahead.set(seat, left);
        return;
      }
      if (left.length > 0) this.unfinished.set(seat, left);
    } catch (error) {
      this.restore(before);
      this.past = past;
      this.ahead = ahead;
      this.lines.length = count;
      this.unfinished.set(seat, waiting);
      throw error;
    }
  }

  /** Goes on where another match of the same game stands: with its half-made moves and what waits for an answer. */
  carryOn({ unfinished, ahead }: Match): void {
    for (const [seat, picked] of unfinished) this.unfinished.set(seat, picked);
    for (const [seat, tokens] of ahead) this.ahead.set(seat, tokens);
  }

  cancel(seat: number): void {
    this.unfinished.delete(seat);
    this.game.cancelDraft(seat);
  }

  /** Takes an option of the last offer made to this seat. */
  choose(seat: number, chosen: number): void {
    const g = this.game;
    const o = g.offer(seat);
    const index = firstLike(g, seat, o, chosen);
    this.unfinished.clear();
    const picks = (g.s.drafts[seat] ?? []).concat(o.line(index));
    if (o.isDraft(index)) return g.choose(seat, index);
    const tokens = lineTokens(g, seat, picks).join(' ');
    const line = `${letter(seat)}: ${tokens}`;
    const state = cloneState(g.s);
    state.drafts.fill(null);
    this.past.push({ seat, state, lines: this.lines.length });
    this.lines.push(line);
    g.choose(seat, index);
    if (g.s.back !== seat) this.past = [];
    this.goOn();
  }

  /** Makes the picks named in advance whose moment has come. */
  private goOn(): void {
    for (const [seat, tokens] of [...this.ahead]) {
      const goesOn = this.game.goesOn(seat);
      if (goesOn && !isAsked(this.game, seat)) continue;
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

  /** Somebody has spoken; if a rule makes anything of it, the record must tell. */
  say(seat: number): void {
    if (this.game.s.over) return;
    const before = JSON.stringify(this.game.s);
    this.game.signal(seat);
    if (JSON.stringify(this.game.s) === before) return;
    this.lines.push(`${letter(seat)}: ${SAY}`);
    this.past = [];
    this.unfinished.clear();
  }

  /** While nothing was revealed, nothing random was drawn and nobody else has moved. */
  mayTakeBack(seat: number): boolean {
    return this.game.s.back === seat && this.past.length > 0 && this.past[this.past.length - 1].seat === seat;
  }

  takeBack(seat: number): void {
    const last = this.past[this.past.length - 1];
    if (!this.mayTakeBack(seat) || last === undefined)
      throw new MoveError(
        `${letter(seat)} cannot take the last move back: something was revealed or decided since.`,
        'too-late',
      );
    this.past.pop();
    this.lines.length = last.lines;
    this.unfinished.clear();
    this.restore(last.state);
    this.goOn();
    this.game.tell('takes-back', seat);
  }

  record(): string {
    return writeRecord(this.header, this.lines);
  }

  private restore(state: State): void {
    this.game.s = cloneState(state);
    this.game.run();
  }
}

/** Copies that share a name share a token: the record cannot tell them apart, so neither may the game. */
function firstLike(g: Game, seat: number, o: Offer, index: number): number {
  const wanted = lineTokens(g, seat, o.line(index)).join(' ');
  for (let i = 0; i < index; i++) if (lineTokens(g, seat, o.line(i)).join(' ') === wanted) return i;
  return index;
}
