import type { Game } from '@sixgun/engine';
import { decree, type Fate, fates } from './fate.ts';
import { type Move, moveOf, type Playable, wholeMoves } from './moves.ts';
import { type Outcome, Solver, type Spot, seatOf } from './solver.ts';
import type { Puzzle } from './task.ts';

/** A puzzle on a table: one person against everybody else, who know how it is solved. */
export class PuzzlePlay {
  readonly me: number;
  private readonly table: Playable;
  private readonly puzzle: Puzzle;
  readonly solver: Solver;
  /** Where it stands. */
  spot: Spot;

  constructor(puzzle: Puzzle, table: Playable) {
    this.puzzle = puzzle;
    this.table = table;
    this.me = seatOf(puzzle.me);
    this.solver = new Solver(puzzle, table.game);
    this.spot = this.solver.spot(table.game);
    layOpen(table.game);
    this.takeForced();
  }

  /** What leaves no choice at the beginning, as the first throw of the dice, is no part of the puzzle. */
  private takeForced(): void {
    while (this.outcome === 'open') {
      const [only, ...more] = wholeMoves(this.table.game, this.solver.decides(this.spot));
      if (more.length > 0) return;
      this.move(only);
    }
  }

  get outcome(): Outcome {
    return this.solver.outcome(this.spot);
  }

  /** A move by which it can still be solved, null if there is none or it is somebody else's decision. */
  hint(): Move | null {
    const { spot, solver } = this;
    if (this.outcome !== 'open' || solver.decides(spot) !== this.me) return null;
    return solver.winning(spot)[0] ?? null;
  }

  /** Makes a move of anybody; what is drawn unseen is what hurts most. */
  move(move: Move): void {
    const { game } = this.table;
    const all = fates(game, move, this.puzzle.throws);
    const worst = all.length > 1 ? this.worstOf(move) : undefined;
    decree(game, worst ?? all[0]);
    this.table.move(move.seat, move.picks);
    this.spot = this.solver.spot(game, this.spot);
    layOpen(game);
  }

  /** How a move that draws a card unseen comes out if luck is against it. */
  private worstOf(move: Move): Fate | undefined {
    return this.solver.after(this.spot, move).find((next) => !this.solver.solvable(next.spot))?.fate;
  }

  play(line: string): void {
    this.move(moveOf(this.table.game, line));
  }

  /** One move of whoever else decides: the one that spoils it, or else the one that gives most trouble. */
  othersMove(): boolean {
    const { spot, solver } = this;
    if (this.outcome !== 'open') return false;
    const seat = solver.decides(spot);
    if (seat === this.me) return false;
    const moves = wholeMoves(spot.game, seat);
    this.move(moves.find((move) => !solver.wins(spot, move)) ?? moves[0]);
    return true;
  }
}

/** Everything lies open in a puzzle, the cards to come as well. */
function layOpen(game: Game): void {
  game.s.known.fill(game.everyone);
}
