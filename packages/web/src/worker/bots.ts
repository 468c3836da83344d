import { type Bot, nextMove, ruleBot, type Told } from '@sixgun/bots';
import { fastRng, type Game, type Match } from '@sixgun/engine';

/** The players of all seats but one. They see what their seats see. */
export class Bots {
  private readonly seats: (Bot | null)[];
  private readonly rng: number[];

  constructor(players: number, human: number, seed: string) {
    this.seats = Array.from({ length: players }, (_, seat) => (seat === human ? null : ruleBot));
    this.rng = fastRng(`bots ${seed}`);
  }

  /** One whole move of whoever wants to or has to; false when only the human is asked. */
  move(match: Match, told: readonly Told[]): boolean {
    const g: Game = match.game;
    let move = g.s.over ? null : nextMove(g, this.seats, told, this.rng);
    if (move === null) return false;
    while (move !== null) {
      match.choose(move.seat, move.index);
      move = g.s.drafts[move.seat] === null ? null : nextMove(g, this.seats, told, this.rng);
    }
    return true;
  }
}
