import {
  cloneState,
  type Game,
  gameKinds,
  hasSeat,
  letter,
  Match,
  MoveError,
  parseMove,
  pieceToken,
  positions,
  quoted,
  requireKnown,
  seatsOf,
} from '@sixgun/engine';
import { requireFieldsInPlay } from './fields.ts';
import type { Given } from './scenario.ts';
import { otherWordings } from './wordings.ts';

/** Hears what is played and sees every decision. */
export interface Watcher {
  line?(text: string, how: 'played' | 'forced' | 'unfinished'): void;
  decision?(match: Match): void;
}

/** A position on its way: who is asked, and what comes of what they say. */
export class Run {
  readonly match: Match;
  private readonly watcher: Watcher;
  /** Pieces turned by draw! since the last line. */
  private readonly flipped: number[];

  private constructor(match: Match, flipped: number[], watcher: Watcher) {
    this.match = match;
    this.flipped = flipped;
    this.watcher = watcher;
  }

  /** Builds the position; a FieldError or RangeError says what is wrong with it. */
  static of(given: Given, watcher: Watcher = {}): Run {
    requireFieldsInPlay(given);
    const flipped: number[] = [];
    const game = positions[given.game].build(given, (event) => {
      if (event.e === 'tell' && event.told.what === 'flip') flipped.push(event.told.card);
    });
    const { packs, variants, players } = game.rules;
    const names = Array.from({ length: players }, (_, seat) => letter(seat));
    const seed = String(given.seed ?? 1);
    const header = { game: given.game, packs, variants, players, names, seed, engine: 'scenario', previous: [] };
    const run = new Run(new Match(header, game), flipped, watcher);
    watcher.decision?.(run.match);
    return run;
  }

  get game(): Game {
    return this.match.game;
  }

  /** The seats that are asked, or may speak beside those who are. */
  get asked(): string[] {
    return seatsOf(this.game.asked | this.game.standing).map(letter);
  }

  /** What a seat can pick next. */
  next(seat: string): string[] {
    return this.match.next(seatOf(seat));
  }

  /** Cards turned by draw! since the last line. */
  get flips(): string[] {
    return this.flipped.map((piece) => pieceToken(this.game.rules, piece));
  }

  /** Plays a line, taking what is forced on the way to it; a MoveError says why it cannot be played. */
  play(line: string): void {
    const { seat, tokens } = this.parse(line);
    this.flipped.length = 0;
    for (;;) {
      try {
        const before = this.match.lines.length;
        playAsMeant(this.match, seat, tokens);
        const played = this.match.lines.slice(before);
        if (played.length === 0) this.watcher.line?.(line, 'unfinished');
        for (const text of played) this.watcher.line?.(text, 'played');
        this.watcher.decision?.(this.match);
        return;
      } catch (error) {
        if (!(error instanceof MoveError) || isMistake(error) || !this.takeForced(false)) throw error;
      }
    }
  }

  /** Plays the line if it can be played; otherwise nothing has happened, and the error says why. */
  attempt(line: string): MoveError | null {
    const copy = this.copy();
    const refused = refusedBy(() => copy.play(line));
    if (refused === null) this.play(line);
    return refused;
  }

  /** Why the line would be refused right now, null if it is legal; a token that nobody could mean is an error. */
  refusal(line: string): string | null {
    const { seat, tokens } = this.parse(line);
    const copy = this.copy();
    copy.goOnTo(seat);
    const refused = refusedBy(() => playAsMeant(copy.match, seat, tokens));
    if (refused !== null && isMistake(refused)) throw refused;
    return refused?.why ?? null;
  }

  /** Takes what is forced until the seat is asked, or may speak. */
  goOnTo(seat: number): void {
    const { game } = this;
    while (!hasSeat(game.asked | game.standing, seat) && this.takeForced(false));
  }

  mayTakeBack(seat: string): boolean {
    return this.match.mayTakeBack(seatOf(seat));
  }

  takeBack(seat: string): void {
    this.match.takeBack(seatOf(seat));
    this.watcher.decision?.(this.match);
  }

  say(seat: string): void {
    this.match.say(seatOf(seat));
  }

  /** Passes wherever nothing else can be done. */
  passAlone(): void {
    while (this.takeForced(true));
  }

  /** Throws that the position lists and nobody has made: each is its number of dice and then their faces. */
  throwsLeft(): number {
    const { picks, rules } = this.game;
    if (rules.game !== 'dice' || picks === null) return 0;
    let lists = 0;
    for (let i = 0; i < picks.length; i += picks[i] + 1) lists++;
    return lists;
  }

  private parse(line: string): { seat: number; tokens: string[] } {
    const { seat, tokens } = parseLine(line);
    for (const token of tokens) requireKnown(this.game.rules, token);
    return { seat, tokens };
  }

  /** Takes one decision that has a single answer; `end` is never one of them. */
  private takeForced(onlyPass: boolean): boolean {
    for (const seat of seatsOf(this.game.asked)) {
      const next = this.match.next(seat);
      if (next.length !== 1 || next[0] === 'end' || (onlyPass && next[0] !== 'pass')) continue;
      this.watcher.line?.(`${letter(seat)}: ${next[0]}`, 'forced');
      this.match.play(seat, next);
      this.watcher.decision?.(this.match);
      return true;
    }
    return false;
  }

  /** The same position, to try something out. */
  private copy(): Run {
    const { game, header } = this.match;
    const copy = gameKinds[header.game].reopen(game.rules, cloneState(game.s));
    copy.picks = game.picks?.slice() ?? null;
    copy.run();
    const match = new Match(header, copy);
    match.carryOn(this.match);
    return new Run(match, [], {});
  }
}

/** The line as it is written, or in another wording if that is no move; the error is that of the line itself. */
function playAsMeant(match: Match, seat: number, tokens: readonly string[]): void {
  const refused = refusedBy(() => match.play(seat, tokens));
  if (refused === null) return;
  const meant = otherWordings(match, seat, tokens).some((way) => refusedBy(() => match.play(seat, way)) === null);
  if (!meant) throw refused;
}

const seatOf = (name: string): number => name.charCodeAt(0) - 65;

function refusedBy(work: () => void): MoveError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    return error;
  }
}

/** A line nobody could mean is no refused move. */
const isMistake = ({ why }: MoveError): boolean => why === 'unknown-token' || why === 'ambiguous';

/** A seat, a colon and tokens. */
export function parseLine(line: string): { seat: number; tokens: string[] } {
  const move = parseMove(line.trim());
  if (move === null) throw new Error(`${quoted(line)} is no move; write a seat, a colon and tokens, like "A: bang B".`);
  return move;
}
