import { firstSeat, type Game, type Offer } from '@sixgun/engine';
import { Beliefs, type Odds } from '../beliefs/beliefs.ts';
import { TableItself } from '../beliefs/open-table.ts';
import type { Bot } from '../bot.ts';
import type { Played } from '../playout.ts';
import { type Foes, foesBy, isEveryoneForHimself, livingIn } from '../policy/foes.ts';
import { bestOption, LEAVE } from '../search/best.ts';
import { dulled, hasAllRoles } from '../search/table.ts';
import { requireOptions } from '../turns.ts';
import { grudging, type Level, levelOf } from './level.ts';

interface Opinion {
  stamp: number;
  version: number;
  foes: Foes;
  /** For those who reckon with them. */
  odds: readonly Odds[] | null;
}

/**
 * Players who judge each option by itself, at the game itself: they read of it what their seats see, as they do of a
 * deal, so their moves are those they make when asked (a test compares them). For thousands of games.
 */
class QuickPlayers {
  private readonly g: Game;
  private readonly levels: readonly Level[];
  private readonly table: TableItself;
  private readonly beliefs: Beliefs;
  private readonly opinions: Opinion[];

  constructor(g: Game, levels: readonly Level[]) {
    this.g = g;
    this.levels = levels;
    this.table = new TableItself(g);
    this.beliefs = new Beliefs(g.rules, this.table);
    this.opinions = levels.map(() => ({ stamp: -1, version: -1, foes: [], odds: null }));
  }

  /** What it thinks of the others, until somebody does something, goes, or shows what he is. */
  private opinionOf(seat: number): Opinion {
    const { g, beliefs } = this;
    const stamp =
      (2 * this.table.stampFor(seat) + (isEveryoneForHimself(g) ? 1 : 0)) * 256 + livingIn(g, this.levels.length);
    const kept = this.opinions[seat];
    if (kept.stamp === stamp && kept.version === beliefs.version) return kept;
    const { memory, manner, reckons } = this.levels[seat];
    const odds: readonly Odds[] = dulled(beliefs.oddsOf(this.table.partsFor(seat)), memory);
    const foes = grudging(foesBy(g, seat, odds), beliefs, seat, manner.grudge);
    const opinion = { stamp, version: beliefs.version, foes, odds: reckons && hasAllRoles(odds) ? odds : null };
    this.opinions[seat] = opinion;
    return opinion;
  }

  private best(seat: number, o: Offer, optional: boolean): number {
    const { foes, odds } = this.opinionOf(seat);
    return bestOption(this.g, seat, o, optional, foes, this.levels[seat].manner, odds);
  }

  /** One whole move, pick by pick; false if an any-time ability was left alone. */
  private move(seat: number, standing: boolean, played: Played): boolean {
    const { g } = this;
    let draft: readonly number[] | null = [];
    while (draft !== null) {
      const optional = standing && draft.length === 0;
      const o = g.offer(seat, false, draft);
      if (optional && o.n === 0) return false;
      requireOptions(g, seat, o.n);
      const index = o.n === 1 && !optional ? 0 : this.best(seat, o, optional);
      if (index === LEAVE) return false;
      played.decisions++;
      if (o.n > 1) played.counted++;
      draft = g.choose(seat, index);
    }
    return true;
  }

  private interrupts(played: Played): boolean {
    for (let rest = this.g.standing; rest !== 0; rest &= rest - 1)
      if (this.move(firstSeat(rest), true, played)) return true;
    return false;
  }

  play(limit: number, played: Played, before: () => void): void {
    const { g } = this;
    g.sink = (event) => {
      if (event.e === 'tell') this.beliefs.hear(event.told);
    };
    while (!g.s.over) {
      if (played.decisions >= limit) throw new Error(`The game did not end within ${limit} decisions.`);
      before();
      if (g.standing === 0 || !this.interrupts(played)) this.move(firstSeat(g.asked), false, played);
    }
    g.sink = null;
  }
}

/** Can these players do without views and deals? */
export const areQuick = (bots: readonly Bot[]): boolean => bots.every((bot) => levelOf(bot)?.budget === 0);

/** Plays a game that has just been dealt to its end. Adds to `played` as it goes; `before` every move somebody may look. */
export function playQuickly(
  g: Game,
  bots: readonly Bot[],
  limit: number,
  played: Played,
  before: () => void = () => {},
): void {
  const levels = bots.map((bot) => {
    const level = levelOf(bot);
    if (level === null) throw new RangeError('A player who looks ahead has to be asked with a view.');
    return level;
  });
  new QuickPlayers(g, levels).play(limit, played, before);
}
