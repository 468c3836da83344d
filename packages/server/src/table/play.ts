import { Actor, type Driver, type Host, type News, type Row } from '@sixgun/host';
import { PACE_TIMES } from '@sixgun/protocol';
import type { Outcome } from '../store/store.ts';
import type { Around } from './around.ts';
import type { Frozen } from './dealing.ts';
import type { DocSeat } from './doc.ts';
import type { Kept } from './kept.ts';
import { type GameRow, replayGame, rowStep, withOwnRules } from './live-game.ts';

/** What the game needs of its table. */
interface Table {
  /** Does something when it is its turn among the changes of the room. */
  post(job: () => Promise<void>): void;
  heardOf(news: News): void;
}

/** The game that is played at a table, or was played last: out of its log, and driven by an actor. */
export class Play {
  actor: Actor | null = null;
  private readonly around: Around;
  private readonly kept: Kept;
  private readonly table: Table;

  constructor(around: Around, kept: Kept, table: Table) {
    this.around = around;
    this.kept = kept;
    this.table = table;
  }

  get host(): Host | null {
    return this.actor?.host ?? null;
  }

  /** Takes the game up where its log ends. */
  async replay(game: GameRow, { header }: Frozen): Promise<void> {
    const { around, kept } = this;
    const bank = PACE_TIMES[kept.doc.pace]?.bank ?? 0;
    const replayed = await replayGame(around.store, game, header, bank);
    // Rows of a game that is over are deleted some day; its record stays.
    if (game.status === 'over' && replayed.host?.over !== true) return;
    if (!('stuck' in replayed)) {
      if (await this.isNoted(game)) this.begin(replayed.host, game.botKey, replayed.banks);
      return;
    }
    const { stuck, host } = replayed;
    around.log('error', 'a game is stuck', { table: kept.id, game: game.id, reason: String(stuck) });
    around.metrics.count('stuck_games');
    await kept.giveUp('stuck', host);
  }

  /** Whoever plays it next must know that these rules were among those it was played under. */
  private async isNoted({ id, engine, status }: GameRow): Promise<boolean> {
    const engines = withOwnRules(engine);
    if (status !== 'open' || engines === engine) return true;
    if ((await this.kept.write([['game.engine', engines, id]])) === 'durable') return true;
    this.table.heardOf({ t: 'lost' });
    return false;
  }

  private begin(host: Host, botKey: string, banks: number[]): void {
    const { around, kept } = this;
    const { clock, holdFactor, botPace } = around;
    const { doc } = kept;
    const mean = doc.hold * holdFactor;
    this.actor = new Actor({
      host,
      log: { append: (rows) => this.append(host, rows) },
      clock,
      random: around.random,
      think: around.think(botKey),
      adviser: around.advise(botKey),
      seats: doc.seats.map((seat) => this.driverOf(seat)),
      banks,
      times: PACE_TIMES[doc.pace],
      hold: { least: (mean * 2) / 3, most: (mean * 4) / 3 },
      botPace,
      waitsForShown: false,
      spares: 'all',
      openDead: doc.openDead,
      // Where a move may take a day nobody is expected to be here.
      standsStill: doc.pace !== 'days',
      news: (news) => this.table.heardOf(news),
    });
    around.playing(host);
    this.actor.start();
  }

  private driverOf({ person, bot, spare }: DocSeat): Driver {
    return { person: person !== null, level: bot ?? this.kept.doc.coverLevel, spare };
  }

  private async append(host: Host, rows: readonly Row[]): Promise<Outcome> {
    const steps = rows.map((row) => rowStep(host.id, row));
    if (!host.over) return this.kept.write(steps);
    // The end changes the document too, so it waits for its turn among the changes of the room.
    return new Promise((resolve) => this.table.post(async () => resolve(await this.kept.keepEnd(host, steps))));
  }

  /** Somebody else has this seat from now on. */
  drive(seat: number): void {
    if (this.kept.status === 'open') this.actor?.drive(seat, this.driverOf(this.kept.doc.seats[seat]));
  }

  say(seat: number): void {
    this.actor?.say(seat);
  }

  stop(): void {
    this.actor?.stop();
  }

  /** The last game makes room for the next one. */
  clear(): void {
    this.stop();
    this.actor = null;
  }

  /** For tests: how an audience must see the table. */
  viewOf(audience: number): Promise<unknown> {
    const { actor } = this;
    if (actor === null) return Promise.resolve(null);
    return new Promise((resolve) =>
      actor.post(() => {
        const { host } = actor;
        resolve({ q: host.q, over: host.over, view: host.view(audience) });
      }),
    );
  }
}
