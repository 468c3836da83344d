import type { Told } from '@sixgun/bots';
import {
  ENGINE_VERSION,
  type Game,
  type GameEvent,
  type Header,
  hasSeat,
  Match,
  parseRecord,
  type Rules,
  redact,
  replay,
  type SeatEvent,
  type View,
  viewOf,
} from '@sixgun/engine';
import type { Batch, Danger, NewGame, Refusal, SavedGame, TableInfo } from '../protocol.ts';
import { DIE_SHOWN } from '../story/chronicle.ts';
import { Bots } from './bots.ts';
import { dangerOf } from './danger.ts';
import { decisionOf, refusalOf, tokensOf } from './decision.ts';
import { type GameKit, kitOf } from './games.ts';

/** A story needs no more than this of a game that is resumed. */
const toldLater = (event: SeatEvent, { vars }: Rules): boolean =>
  event.e === 'tell' ||
  event.e === 'seat' ||
  event.e === 'over' ||
  (event.e === 'var' && DIE_SHOWN.test(vars[event.name]));

type Sink = NonNullable<Game['sink']>;

/** One game with one human seat. Nothing leaves it but what that seat may know. */
export class Session {
  readonly me: number;
  readonly history: SeatEvent[] = [];
  private readonly header: Header;
  private readonly match: Match;
  private readonly kit: GameKit;
  private readonly bots: Bots;
  /** The public story, as every bot hears it. */
  private readonly story: Told[] = [];
  /** Dealing speaks before there is a match to ask for the rules. */
  private heard: GameEvent[] = [];
  private batches = 0;
  /** Tokens of the picks that the rules hold as a draft of the human seat. */
  private draft: string[] = [];
  /** The last answer of the human seat was given for it. */
  private spared = false;

  private constructor(me: number, header: Header, make: (kit: GameKit, sink: Sink) => Match) {
    this.me = me;
    this.header = header;
    this.kit = kitOf(header.game);
    this.match = make(this.kit, (event) => {
      this.heard.push(event);
      if (event.e === 'tell') this.story.push(event);
    });
    this.bots = new Bots(header.players, me, header.seed);
  }

  static begin({ me, names, ...setup }: NewGame): Session {
    const header = { ...setup, names: [...names], players: names.length, engine: ENGINE_VERSION, previous: [] };
    return new Session(me, header, (kit, sink) => new Match(header, kit.start(header, sink)));
  }

  static resume(saved: SavedGame): Session {
    const { header } = parseRecord(saved.record);
    if (saved.names.length === header.players) header.names = [...saved.names];
    const session = new Session(saved.me, header, (kit, sink) =>
      replay(saved.record, { [header.game]: { start: (each: Header) => kit.start(each, sink) } }),
    );
    session.history.push(...session.tell().filter((event) => toldLater(event, session.game.rules)));
    for (const tokens of saved.draft) {
      session.match.play(saved.me, tokens.split(' '));
      session.draft.push(tokens);
    }
    return session;
  }

  private get game(): Game {
    return this.match.game;
  }

  info(): TableInfo {
    const { rules } = this.game;
    return {
      game: rules.game,
      packs: rules.packs,
      variants: rules.variants,
      players: rules.players,
      me: this.me,
      names: this.header.names,
      faces: rules.faces,
      backs: rules.backs,
      defs: this.kit.describe(rules),
      zones: rules.zones,
      first: rules.first,
      seatColumns: rules.seatColumns,
      tokenColumns: rules.tokenColumns,
      vars: rules.vars,
      words: rules.words,
    };
  }

  firstView(): View {
    return this.kit.firstView(this.header, this.me);
  }

  view(): View {
    return viewOf(this.game, this.me);
  }

  facts() {
    return this.kit.facts(this.game, this.me);
  }

  /** What happened since it was asked last, as the human seat gets it. */
  private tell(): SeatEvent[] {
    const told = this.heard.flatMap((event) => redact(event, this.me, this.game.rules) ?? []);
    this.heard = [];
    return told;
  }

  /** Windows in which the human could only pass are passed at once: nobody waits whom they could betray something. */
  private spareTheHuman(): void {
    while (hasSeat(this.game.asked, this.me) && this.kit.nothingToDecide(this.game, this.me)) {
      this.match.choose(this.me, 0);
      this.spared = true;
    }
  }

  batch(): Batch {
    this.spareTheHuman();
    const id = ++this.batches;
    return {
      id,
      events: this.tell(),
      view: this.view(),
      facts: this.facts(),
      decision: decisionOf(this.game, this.me, id),
      mayTakeBack: !this.spared && this.match.mayTakeBack(this.me),
      saved: {
        record: this.match.record(),
        me: this.me,
        draft: this.draft.slice(),
        over: this.game.s.over,
        names: this.header.names,
      },
    };
  }

  isNow(batch: number): boolean {
    return batch === this.batches;
  }

  /** One move of whoever else is asked; sealed answers beside the human's own question are given at once. */
  advance(): boolean {
    const others = () => (this.game.asked & ~(1 << this.me)) !== 0;
    const mine = () => hasSeat(this.game.asked, this.me);
    if (!others() || !this.bots.move(this.match, this.story)) return false;
    while (mine() && others() && this.bots.move(this.match, this.story));
    return true;
  }

  danger(option: number): Danger | null {
    return dangerOf(this.game, this.me, option, (state) => this.kit.reopen(this.game.rules, state));
  }

  choose(option: number): void {
    this.spared = false;
    const isDraft = this.game.offer(this.me).isDraft(option);
    if (isDraft) this.draft.push(tokensOf(this.game, this.me, option));
    else this.draft = [];
    this.match.choose(this.me, option);
  }

  cancel(): void {
    this.draft = [];
    this.match.cancel(this.me);
  }

  takeBack(): boolean {
    if (!this.match.mayTakeBack(this.me)) return false;
    this.draft = [];
    this.match.takeBack(this.me);
    return true;
  }

  why(picks: readonly number[]): Refusal {
    return refusalOf(this.game, this.me, picks);
  }
}
