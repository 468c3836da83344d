import { firstSeat, type Game, hashText, hasSeat, letter } from '@sixgun/engine';
import { holdsIn } from '../expectation.ts';
import { decree, type Fate, fates } from './fate.ts';
import { copyOf, type Move, moveName, wholeMoves } from './moves.ts';
import type { Puzzle } from './task.ts';

export type Outcome = 'open' | 'solved' | 'failed';

/** A position of a puzzle on its way: the game, and whether its first turn is over. */
export interface Spot {
  readonly game: Game;
  readonly left: boolean;
}

/** A search that does not end is a mistake of the puzzle. */
const MOST_POSITIONS = 400_000;

/**
 * Searches a puzzle to its end: whoever solves it needs one way, everybody else plays against it, and so does whatever
 * is drawn unseen. Nothing is left to chance; a position that draws from the generator is an error.
 */
export class Solver {
  /** Positions looked at. */
  positions = 0;
  private readonly puzzle: Puzzle;
  private readonly me: number;
  private readonly start: number;
  private readonly known = new Map<string, boolean>();

  constructor(puzzle: Puzzle, game: Game) {
    this.puzzle = puzzle;
    this.me = seatOf(puzzle.me);
    this.start = game.activeSeat();
  }

  spot(game: Game, before?: Spot): Spot {
    return { game, left: before?.left === true || game.activeSeat() !== this.start };
  }

  outcome({ game, left }: Spot): Outcome {
    const { reach, hold, until } = this.puzzle;
    const holds = (aim: Puzzle['hold']): boolean => aim !== null && holdsIn(game, aim);
    if (holds(reach)) return 'solved';
    const over = game.s.over || (left && this.placesOn(game, game.activeSeat()) >= this.placesOn(game, seatOf(until)));
    if (over) return holds(hold) ? 'solved' : 'failed';
    return game.inPlay(this.me) ? 'open' : 'failed';
  }

  /** Places clockwise from whoever began; a turn may be skipped, but none is taken before its place. */
  private placesOn({ s: { order } }: Game, seat: number): number {
    return (order.indexOf(seat) - order.indexOf(this.start) + order.length - 1) % order.length;
  }

  /** Whoever decides next: the one who solves it first, if several are asked at once. */
  decides({ game }: Spot): number {
    if (game.standing !== 0) throw new Error('A puzzle has no room for abilities that work at any time.');
    return hasSeat(game.asked, this.me) ? this.me : firstSeat(game.asked);
  }

  /** Where a move leads, once for everything that chance could make of it. */
  after(spot: Spot, move: Move): { fate: Fate; spot: Spot }[] {
    return fates(spot.game, move, this.puzzle.throws).map((fate) => {
      const game = copyOf(spot.game);
      decree(game, fate);
      game.offer(move.seat);
      game.commit(move.seat, [...move.picks]);
      if (game.s.rng.join() !== spot.game.s.rng.join())
        throw new Error(`${this.puzzle.id}: "${letter(move.seat)}: ${moveName(spot.game, move)}" is left to chance.`);
      return { fate, spot: this.spot(game, spot) };
    });
  }

  /** Can it be solved from here, whatever the others do? */
  solvable(spot: Spot): boolean {
    const outcome = this.outcome(spot);
    if (outcome !== 'open') return outcome === 'solved';
    const key = hashText(keyOf(spot));
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (++this.positions > MOST_POSITIONS) throw new Error(`${this.puzzle.id}: there is no end to it.`);
    const seat = this.decides(spot);
    const moves = wholeMoves(spot.game, seat);
    const found =
      seat === this.me ? moves.some((move) => this.wins(spot, move)) : moves.every((move) => this.wins(spot, move));
    this.known.set(key, found);
    return found;
  }

  /** Does it remain solvable after this move, however it comes out? */
  wins(spot: Spot, move: Move): boolean {
    return this.after(spot, move).every((next) => this.solvable(next.spot));
  }

  /** The moves of whoever decides after which it can still be solved. */
  winning(spot: Spot): Move[] {
    return wholeMoves(spot.game, this.decides(spot)).filter((move) => this.wins(spot, move));
  }
}

/** Everything that the future follows from: neither who knows what nor the chance that is never drawn from. */
function keyOf({ game, left }: Spot): string {
  const { rng: _rng, known: _known, back: _back, ...rest } = game.s;
  const zones = rest.zones.map((pieces, zone) =>
    game.rules.zones[zone].ordered ? pieces : pieces.toSorted((a, b) => a - b),
  );
  return `${left} ${JSON.stringify({ ...rest, zones })}`;
}

export const seatOf = (name: string): number => name.charCodeAt(0) - 65;
