import { roleOdds } from '@sixgun/bots';
import { OPEN, PASS, PUBLIC } from '@sixgun/engine';
import { Actor, type Host, type Kept, type Log, type Outgoing, type Port } from '@sixgun/host';
import {
  type Asked,
  type Batch,
  Follower,
  type GameMessage,
  type Grave,
  type Heard,
  type Level,
  PageSide,
  type RoleOdds,
  type TableInfo,
  type ToClient,
  type ToPage,
  type ToServer,
  type ToWorker,
} from '@sixgun/protocol';
import { Doorkeeper } from './doorkeeper.ts';
import type { Mind } from './mind.ts';
import { Thinking } from './thinking.ts';

type Said = Asked | Extract<ToWorker, { t: 'shown' | 'look' | 'pass-all' | 'hint' | 'coach' }>;

/** Who sat at tables before there were levels. */
const BEFORE_LEVELS: Level = 'rule';

export interface Edges {
  post(message: ToPage): void;
  /** Keeps the game; false if nothing can be kept. */
  keep(game: Kept): Promise<boolean>;
  now(): number;
  /** Thinks for legends and hints. */
  mind: Mind;
}

/** One person at a table of bots, or several who share the device: the host's half and the page's half of the protocol, in one worker. */
export class LocalTable {
  private readonly host: Host;
  private readonly edges: Edges;
  private readonly doors: Doorkeeper;
  private readonly botKey: string;
  /** By seat; empty in games from before there were levels. */
  private readonly levels: readonly Level[];
  private readonly thinking: Thinking;
  private readonly actor: Actor;
  private readonly follower: Follower;
  private readonly port: Port;
  private readonly page: PageSide;
  private kept = false;
  /** What the page is to see first, until it has seen it. */
  private opening: Pick<Extract<ToPage, { t: 'table' }>, 'view' | 'history'> | null = null;
  private ids = 0;
  /** Somebody wants to know the odds of the roles. */
  private coached = false;
  private ended = false;

  constructor(host: Host, people: readonly number[], botKey: string, edges: Edges, levels: readonly Level[] = []) {
    this.host = host;
    const doors = new Doorkeeper(host, people);
    this.doors = doors;
    this.botKey = botKey;
    this.levels = levels;
    this.edges = edges;
    this.thinking = new Thinking(botKey, edges.mind);
    // Where nothing can be kept the game goes on all the same.
    const log: Log = {
      append: async () => {
        this.kept = await edges.keep(this.whole());
        return 'durable';
      },
    };
    this.port = { audience: doors.closed, seats: people, send: ({ message }: Outgoing) => this.follower.hear(message) };
    this.actor = new Actor({
      host,
      log,
      clock: { now: edges.now, later: (ms, run) => later(ms, run) },
      // Nobody else is here whom a moment could tell something.
      random: () => 0,
      think: this.thinking.think,
      seats: host.header.names.map((_, seat) => ({
        person: people.includes(seat),
        level: levels[seat] ?? BEFORE_LEVELS,
        // Among several people an answer given for one of them would tell what he has.
        spare: !doors.several,
      })),
      times: null,
      hold: { least: 0, most: 0 },
      botPace: 0,
      waitsForShown: true,
      spares: 'windows',
      // Several people at one device would see each other's hands.
      openDead: !doors.several,
      standsStill: false,
      news: (news) => {
        if (news.t === 'stuck') edges.post({ t: 'trouble', message: messageOf(news.error) });
      },
    });
    // The host is in the same worker, so only what concerns a game is ever sent.
    const send = (message: ToServer): void => this.actor.hear(this.port, message as GameMessage);
    this.follower = new Follower({
      send,
      heard: (heard) => this.heard(heard),
      newId: () => `local-${this.ids++}`,
    });
    this.page = new PageSide(this.follower, send);
    this.follower.know(host.boxHash, host.box());
  }

  /** Shows the deal from its beginning, or the table where it stands. */
  async open(resumed: boolean): Promise<void> {
    this.kept = await this.edges.keep(this.whole());
    if (!resumed && !this.doors.several) {
      const table = this.host.tableBeforeTheDeal(this.doors.closed);
      this.follower.hear(table);
      this.opening = { view: table.view, history: [] };
    }
    this.follower.connected();
  }

  close(): void {
    this.actor.stop();
    this.thinking.close();
  }

  /** How often a simpler bot had to answer. */
  get late(): number {
    return this.thinking.late;
  }

  hear(message: Said): void {
    const { follower, actor, port } = this;
    switch (message.t) {
      case 'shown':
        if (message.batch === follower.seq) actor.hear(port, { t: 'shown', seq: message.batch });
        return;
      case 'look':
        this.look(message.seat);
        return;
      case 'pass-all':
        for (const seat of this.doors.owing()) follower.move([PASS], true, seat);
        return;
      case 'hint':
        if (message.decision === follower.seq) void this.hint(message.decision, message.draft);
        return;
      case 'coach':
        this.coached = message.on;
        this.tellOdds();
        return;
      default:
        this.page.hear(message);
    }
  }

  /** Only who plays alone is advised: among several it would be one more at the table. */
  private get mayHint(): boolean {
    return !this.doors.several;
  }

  private async hint(decision: number, draft: readonly number[]): Promise<void> {
    const { host, port, edges, thinking } = this;
    if (!this.mayHint || port.audience >= host.header.players) return;
    try {
      edges.post({ t: 'hint', decision, hint: await thinking.hint(host, port.audience, draft) });
    } catch (error) {
      edges.post({ t: 'trouble', message: messageOf(error) });
    }
  }

  /** What the one who looks may think of the roles. */
  private odds(): RoleOdds | null {
    const { host, port } = this;
    if (!this.coached || !this.mayHint || port.audience >= host.header.players) return null;
    return roleOdds(host.game.rules, host.openly(), host.view(port.audience));
  }

  private tellOdds(): void {
    const odds = this.odds();
    if (odds !== null) this.edges.post({ t: 'odds', odds });
  }

  private look(seat: number | 'open' | null): void {
    const { doors, port, follower, actor } = this;
    if (typeof seat === 'number' && !doors.mayLook(seat)) return;
    doors.turnsAway(port.audience, follower.seq);
    actor.hear(port, { t: 'look', seat });
  }

  /** Resolves when nothing is left to do but to wait for the page. */
  settled(): Promise<void> {
    return this.actor.settled();
  }

  private whole(): Kept {
    const { host, botKey, levels } = this;
    const { people } = this.doors;
    return { record: host.recordSoFar(), me: people[0], names: host.header.names, botKey, people, levels };
  }

  private heard(heard: Heard): void {
    switch (heard.t) {
      case 'table': {
        // The deal is still to come.
        if (this.opening !== null || this.follower.seq < 0) return;
        const seen = this.seen();
        if (seen === null) return;
        this.opening = { view: seen.view, history: this.follower.story.flatMap(([, events]) => events) };
        this.show([]);
        return;
      }
      case 'batch':
        this.show(heard.batch.events);
        return;
      case 'message':
        this.answer(heard.message);
        return;
      case 'now':
        // The own answer lies sealed, and somebody else at this device is awaited.
        if (this.doors.several) this.show([]);
        return;
      case 'box':
      case 'gap':
      case 'drift':
        return;
    }
  }

  /** The table from the own place, whoever's eyes one has. */
  private seen() {
    const { info, view } = this.follower;
    if (info === null || view === null) return null;
    if (info.me !== OPEN) return { info, view, grave: this.graveOf(info) };
    const [me] = this.doors.people;
    return { info: { ...info, me }, view: { ...view, seat: me }, grave: 'open' as const };
  }

  private graveOf({ me, first, deadStayDead }: TableInfo): Grave | null {
    const { game, over } = this.host;
    if (over || me >= game.rules.players || game.inPlay(me)) return null;
    if (!deadStayDead) return 'may-return';
    return 'hand' in first && this.actor.mayLookOpen(this.port) ? 'can-open' : 'for-good';
  }

  private show(events: Batch['events']): void {
    const { story } = this.follower;
    const plain = this.page.batch(events);
    const seen = this.seen();
    if (seen === null || plain === null) return;
    const { facts } = plain;
    const { view, grave } = seen;
    const info = { ...seen.info, levels: this.shownLevels() };
    const door = this.doors.door(info.me, story);
    if (info.me === PUBLIC) {
      if (door === null) return this.goOnUnseen(view.over);
      this.opening ??= { view, history: story.flatMap(([, each]) => each) };
    }
    const odds = this.odds();
    const batch: Batch = {
      ...plain,
      view,
      ...(grave === null ? {} : { grave }),
      ...(this.doors.several ? { door } : {}),
      ...(odds === null ? {} : { odds }),
    };
    const { opening, kept, mayHint } = this;
    this.opening = null;
    if (opening === null) this.edges.post({ t: 'batch', batch });
    else this.edges.post({ t: 'table', info, facts, batch, kept, mayHint, ...opening });
    if (view.over) this.tellEnd(info);
  }

  private shownLevels(): (Level | null)[] {
    const { people } = this.doors;
    return this.host.header.names.map((_, seat) => (people.includes(seat) ? null : (this.levels[seat] ?? null)));
  }

  /** Nobody plays any more, so that the record is no secret; it is told once. */
  private tellEnd(info: TableInfo): void {
    if (this.ended) return;
    this.ended = true;
    const { host, doors } = this;
    const [seat] = doors.people;
    this.edges.post({ t: 'ended', of: { record: host.record() }, info, view: host.view(seat), seat });
  }

  /** Behind closed doors bots play at once: what they did is told to the next person. */
  private goOnUnseen(over: boolean): void {
    this.opening = null;
    const { actor, port, follower, doors } = this;
    actor.hear(port, over ? { t: 'look', seat: doors.people[0] } : { t: 'shown', seq: follower.seq });
  }

  private answer(message: Exclude<ToClient, { t: 'table' | 'batch' | 'now' }>): void {
    // Somebody has passed without looking.
    if (message.t === 'done') return this.doors.several ? this.show([]) : undefined;
    const answer = this.page.answer(message);
    if (answer !== null) this.edges.post(answer);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
