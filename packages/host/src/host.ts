import { type Choice, optionsFor, type Question, questionFor } from '@sixgun/bots';
import {
  botRng,
  type Facts,
  type Game,
  gameKind,
  type Header,
  hasSeat,
  only,
  ownOf,
  type Refusal,
  redact,
  savedFrames,
  type Told,
  type View,
  viewOf,
  whyNotPicks,
} from '@sixgun/engine';
import {
  type Audience,
  type BatchMessage,
  type Box,
  type Danger,
  digestOf,
  encodeTree,
  type NowMessage,
  type OpenQuestion,
  type StoryRow,
  type TableMessage,
  type ToClient,
  type WireDecision,
  type WireNode,
} from '@sixgun/protocol';
import { boxOf } from './box.ts';
import { dangerOf } from './danger.ts';
import { isAsked, isBegun, openQuestionOf, treeOf } from './decision.ts';
import { KnownFacts } from './known-facts.ts';
import { BEFORE_THE_DEAL, CHECKED, Played } from './played.ts';
import type { Happened } from './ring.ts';
import type { Row } from './row.ts';
import { type Waiting, waitingOf } from './waiting.ts';

function seatsOut(g: Game): number {
  let out = 0;
  for (let seat = 0; seat < g.rules.players; seat++) if (!g.inPlay(seat)) out |= only(seat);
  return out;
}

/** The authority of one game: takes moves in, and tells each audience what it may know. No clock, no chance, no I/O. */
export class Host extends Played {
  private readonly known = new KnownFacts();
  private waitingAt: { seq: number; waiting: Waiting } | null = null;

  static deal(header: Header): Host {
    return new Host(header);
  }

  /** A game from its rows; by `line` where the numbers of pieces may have changed since. */
  static replay(header: Header, rows: Iterable<Row>, by: 'picks' | 'line' = 'picks'): Host {
    const host = new Host(header);
    for (const row of rows) host.replayRow(row, by);
    return host;
  }

  /** Fingerprint of the box, which follows from the set-up alone. */
  get boxHash(): string {
    return boxOf(this.game.rules).hash;
  }

  box(): Box {
    return boxOf(this.game.rules).box;
  }

  view(audience: Audience): View {
    return viewOf(this.game, audience);
  }

  /** Where things stand, with the story from its beginning. `spare`: see `WireDecision`. */
  table(audience: Audience, spare: number | null = null): TableMessage {
    const view = this.view(audience);
    const now = this.now(audience, spare);
    const facts = this.facts(audience);
    return { ...now, ...this.head(audience), view, facts, story: this.memory.story(0), check: digestOf(view) };
  }

  /** The table before the deal, for those who are to see it dealt: row 0 follows. */
  tableBeforeTheDeal(audience: Audience): TableMessage {
    const view = viewOf(gameKind(this.header.game).empty(this.header), audience);
    const ask = { q: BEFORE_THE_DEAL, asked: 0, standing: 0, window: false };
    const now = { seq: BEFORE_THE_DEAL, ask, open: null, facts: this.facts(audience), decision: null, back: false };
    return { ...now, ...this.head(audience), view, story: [], check: digestOf(view) };
  }

  private head(as: Audience) {
    const { header, boxHash, id: game } = this;
    const { dealing, names } = header;
    const salts = dealing === undefined ? {} : { salts: [...dealing.salts] };
    return { t: 'table', game, as, names, box: boxHash, ...salts } as const;
  }

  /** What this audience is told of a row; null if nobody is, because it was a sealed answer, or it is no longer kept. */
  batch(seq: number, audience: Audience, spare: number | null = null): BatchMessage | null {
    const row = this.ring.row(seq);
    return row === null ? null : this.told(row, audience, spare);
  }

  /** What this audience has missed since that row; null if it must be shown the table anew. */
  since(audience: Audience, seq: number): BatchMessage[] | null {
    return this.ring.since(seq)?.map((row) => this.told(row, audience, null)) ?? null;
  }

  private told({ seq, after, rewind, cid, seat, events }: Happened, audience: Audience, spare: number | null) {
    const { rules } = this.game;
    const redacted = events.flatMap((event) => redact(event, audience, rules) ?? []);
    const message: BatchMessage = { t: 'batch', seq, after, events: redacted };
    if (cid !== null && seat === audience) message.mine = cid;
    if (rewind !== null) {
      message.rewind = rewind;
      message.view = this.view(audience);
    }
    if (seq !== this.q) return message;
    const { ask, open, decision, back } = this.now(audience, spare);
    message.ask = ask;
    message.open = open;
    message.decision = decision;
    message.back = back;
    if (this.known.changed(this.game, this.q, this.qBefore, audience)) message.facts = this.facts(audience);
    if (seq % CHECKED === 0) message.check = digestOf(message.view ?? this.view(audience));
    return message;
  }

  /** How things stand for this audience; nothing has happened. */
  now(audience: Audience, spare: number | null = null): NowMessage {
    const { called: asked, standing } = this.game;
    const ask = { q: this.q, asked, standing, window: this.game.isWindow() };
    const decision = this.decision(audience, spare);
    const open = openQuestionOf(this.game, audience);
    return { t: 'now', seq: this.q, ask, open, decision, back: this.mayTakeBack(audience) };
  }

  decision(audience: Audience, spare: number | null = null): WireDecision | null {
    const g = this.game;
    const question = audience < g.rules.players ? g.question(audience) : null;
    if (question === null) return null;
    const standing = ((g.called >> audience) & 1) === 0;
    const { sealed } = ownOf(g, audience);
    return { question, standing, sealed, tree: encodeTree(treeOf(g, audience, [])), spare };
  }

  facts(audience: Audience): Facts {
    return this.known.at(this.game, this.q, audience);
  }

  /** What was told from that row on, for those who come late. */
  story(from = 0): StoryRow[] {
    return this.memory.story(from);
  }

  /** What others are asked, as far as this audience may know it. */
  open(audience: Audience): OpenQuestion | null {
    return openQuestionOf(this.game, audience);
  }

  /** What may follow these picks; null when it is not this seat's question. */
  next(seat: number, q: number, draft: readonly number[]): WireNode[] | null {
    return q === this.q && this.mayGoOn(seat, draft) ? encodeTree(treeOf(this.game, seat, draft)) : null;
  }

  /** Is this seat asked, and are these picks the beginning of a move it may make? */
  mayGoOn(seat: number, draft: readonly number[]): boolean {
    return isAsked(this.game, seat) && isBegun(this.game, seat, draft);
  }

  /** Why these picks are not offered after those made already. */
  why(seat: number, picks: readonly number[], draft: readonly number[] = []): Refusal {
    if (isAsked(this.game, seat) && !isBegun(this.game, seat, draft)) return { why: 'not-offered' };
    return whyNotPicks(this.game, seat, picks, draft);
  }

  danger(seat: number, q: number, picks: readonly number[]): Danger | null {
    return q === this.q && isAsked(this.game, seat) ? dangerOf(this.game, this.header, seat, picks) : null;
  }

  /** The view of a seat for a program that searches. */
  position(seat: number): Extract<ToClient, { t: 'position' }> {
    const view = this.view(seat);
    const frames = savedFrames(this.game);
    return { t: 'position', seq: this.q, view, frames, own: ownOf(this.game, seat) };
  }

  /** Seats that are out and that no take-back brings into the game again. */
  outForGood(): number {
    const { game, match, header } = this;
    const out = seatsOut(game);
    if (out === 0 || match.settled === game.s) return out;
    return out & seatsOut(gameKind(header.game).reopen(game.rules, match.settled));
  }

  isOutForGood(seat: number): boolean {
    return hasSeat(this.outForGood(), seat);
  }

  /** Who is asked, for whoever drives the seats; looked at several times a row, and made once. */
  waiting(): Waiting {
    const { seq } = this;
    if (this.waitingAt?.seq !== seq) this.waitingAt = { seq, waiting: waitingOf(this.game, this.q) };
    return this.waitingAt.waiting;
  }

  /** What a seat may do, given the picks it has made of this move. */
  options(seat: number, draft: readonly number[] = []): Choice[] {
    return optionsFor(this.game, seat, draft);
  }

  /** All that a bot may know when this seat is asked; of the story what was told after row `since`. */
  question(seat: number, botKey: string, draft: readonly number[] = [], since = 0): Question {
    const history = this.memory.toldSince(since);
    return questionFor(this.game, seat, draft, history, this.chance(botKey, seat), () => this.openly());
  }

  /**
   * A bot's chance for the present question. It is counted in lines of the record, not in rows: a move that was taken
   * back must not change what anybody does.
   */
  chance(botKey: string, seat: number): number[] {
    const sealed = this.game.s.sealed.filter((answer) => answer !== null).length;
    return botRng(botKey, this.match.lines.length - sealed, seat);
  }

  get history(): readonly Told[] {
    return this.memory.told;
  }
}
