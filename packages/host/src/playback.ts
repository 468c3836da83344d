import { type Header, hashGame, OtherRules, PUBLIC, RecordError, seatsOf, splitLines } from '@sixgun/engine';
import type { Audience, Batch, Course, CourseStep, ToPage } from '@sixgun/protocol';
import { deedsIn, doAgain } from './from-record.ts';
import { Host } from './host.ts';
import type { Meta, Row } from './row.ts';

const SOMEBODY: Meta = { by: 'person', cid: null, at: 0, bank: 0 };

/** A record as far as it can be played; other rules or a header that makes no sense leave nothing of it. */
function asFarAsItGoes(record: string) {
  try {
    return { ...deedsIn(record), broken: null };
  } catch (error) {
    if (!(error instanceof RecordError) || error instanceof OtherRules) throw error;
    const good = splitLines(record).slice(0, error.line - 1);
    // A header without its end says nothing of what is wrong with it.
    if (!good.includes('')) throw error;
    return { ...deedsIn(good.join('\n')), broken: { line: error.line, message: error.message } };
  }
}

/** Names as people write them: a record has no room for spaces in them. */
const spoken = (names: readonly string[]): string[] => names.map((name) => name.replaceAll('_', ' '));

/** A game that is over, to be looked at again from any seat, step by step and in any order. */
export class Playback {
  readonly course: Course;
  private readonly header: Header;
  private readonly rows: Row[] = [];
  /** The row after which each step stands. */
  private readonly ends: number[] = [0];
  private host: Host;
  private at = 0;

  constructor(record: string) {
    const { header, deeds, broken } = asFarAsItGoes(record);
    this.header = { ...header, names: spoken(header.names) };
    const host = Host.deal(this.header);
    const asked = [seatsOf(host.game.called)];
    for (const done of deeds) {
      // The positions are those that the record leads to: to compare them once more would only take time.
      this.rows.push(...doAgain(host, done).map((row) => ({ ...row, check: null })));
      // Sealed answers are no steps: nobody saw anything of them.
      if (host.q !== host.seq) continue;
      this.ends.push(host.seq);
      asked.push(seatsOf(host.game.called));
    }
    this.course = courseOf(host, this.ends, asked, broken);
    this.host = Host.deal(this.header);
  }

  /** The step that a turn and a step of it name: never one of a later turn, unless this one has none. */
  stepAt(turn: number, step: number): number {
    const { steps } = this.course;
    const first = steps.findIndex((each) => each.turn >= turn);
    if (first < 0) return steps.length - 1;
    return Math.min(
      first + step,
      steps.findLastIndex((each) => each.turn === steps[first].turn),
    );
  }

  /** The table as it stood after this step, with the story up to there. */
  table(step: number, audience: Audience): Extract<ToPage, { t: 'table' }> {
    this.goTo(step);
    const { host } = this;
    const batch = this.batchNow(audience, []);
    const history = host.story().flatMap(([, events]) => events);
    // Whoever looks on is nobody of those at the table, whosever eyes he borrows: `view.seat` tells whose.
    const info = { ...host.box(), me: PUBLIC, names: this.header.names };
    return { t: 'table', info, view: batch.view, facts: batch.facts, history, batch, kept: false };
  }

  /** One step on, with all that this audience was told of it; null at the end. */
  next(audience: Audience): Batch | null {
    const { ends, at } = this;
    if (at + 1 >= ends.length) return null;
    const told = this.rows.slice(ends[at], ends[at + 1]).map((row) => {
      this.host.replayRow(row);
      return this.host.batch(row.seq, audience)?.events ?? [];
    });
    this.at++;
    return this.batchNow(audience, told.flat());
  }

  /** The game as it stands after this step, for somebody who thinks about it. */
  hostAt(step: number): Host {
    this.goTo(step);
    return this.host;
  }

  /** What this seat did when it was asked there; null if it never came to that. */
  answerOf(seat: number, step: number): readonly number[] | null {
    const { ends, rows } = this;
    const following = step + 1 < ends.length ? rows.slice(ends[step], ends[step + 1]) : [];
    return following.find((row) => row.kind === 'move' && row.seat === seat)?.picks ?? null;
  }

  /**
   * The record of the game up to this step, for somebody who plays on at that seat. Without a chance the cards stay as
   * they lie. What was promised of the deal and of the end is not true of it any more.
   */
  recordFrom(step: number, seat: number, chance: readonly number[]): string {
    const { dealing: _dealing, end: _end, ...header } = this.header;
    const host = Host.replay(header, this.rows.slice(0, this.ends[step]));
    host.playOn(seat, chance, SOMEBODY);
    return host.recordSoFar();
  }

  private goTo(step: number): void {
    const wanted = Math.max(0, Math.min(step, this.ends.length - 1));
    if (wanted < this.at) {
      this.host = Host.deal(this.header);
      this.at = 0;
    }
    for (const row of this.rows.slice(this.ends[this.at], this.ends[wanted])) this.host.replayRow(row);
    this.at = wanted;
  }

  private batchNow(audience: Audience, events: Batch['events']): Batch {
    const { host } = this;
    return {
      id: this.at,
      events,
      view: host.view(audience),
      facts: host.facts(audience),
      decision: null,
      open: host.open(audience),
      mayTakeBack: false,
      replayed: this.at,
    };
  }
}

function courseOf(
  host: Host,
  ends: readonly number[],
  asked: readonly (readonly number[])[],
  broken: Course['broken'],
): Course {
  const { game, players, names, end, dealing } = host.header;
  const lifeColumn = host.game.rules.seatColumns.indexOf('life');
  const story = new Map(host.story());
  const steps: CourseStep[] = [];
  const deaths: Course['deaths'][number][] = [];
  let turn = 0;
  let lives: number[] = new Array(players).fill(0);
  ends.forEach((row, step) => {
    for (let each = step === 0 ? 0 : ends[step - 1] + 1; each <= row; each++)
      for (const event of story.get(each) ?? []) {
        if (event.e === 'seat' && event.column === lifeColumn) lives = lives.with(event.seat, Math.max(0, event.value));
        else if (event.e === 'tell' && event.told.what === 'turn') turn++;
        else if (event.e === 'tell' && event.told.what === 'dies') deaths.push({ seat: event.told.seat, step });
      }
    steps.push({ turn, lives, asked: asked[step] });
  });
  const { over } = host;
  // A server opens its secret only when nobody plays any more, also of a game that was given up.
  const mayOpen = over || end !== undefined || dealing !== undefined;
  const changed = over && end !== undefined && hashGame(host.game) !== end;
  const winners = seatsOf(host.game.s.winners);
  return { game, names, steps, deaths, over, changed, mayOpen, winners, broken };
}
