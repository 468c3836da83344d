import {
  CardGame,
  cardRules,
  emptyCardState,
  fastRng,
  headerOf,
  Match,
  type NewGame,
  type Told,
  type Wanted,
} from '@sixgun/engine';
import { type Bot, type Move, nextMove } from '../../src/index.ts';

/** No game of bots comes near it. */
const LIMIT = 20_000;

/** Somebody who looks at a game before it is dealt, and at each move before it is made. */
export interface Watcher {
  begins?(g: CardGame): void;
  moves?(g: CardGame, move: Move): void;
}

export interface Outcome {
  game: CardGame;
  history: readonly Told[];
  decisions: number;
}

/** Plays one game of bots; every answer is checked against the list that was offered. */
export function playBots(setup: NewGame, botFor: (role: string) => Bot, watcher: Watcher = {}): Outcome {
  const rules = cardRules(setup as Wanted);
  const game = new CardGame(rules, emptyCardState(rules, fastRng(setup.seed)));
  const history: Told[] = [];
  game.sink = (event) => {
    if (event.e === 'tell') history.push(event.told);
  };
  watcher.begins?.(game);
  game.push(rules.setup, 0);
  game.run();
  const match = new Match(headerOf(setup), game);
  const rng = fastRng(`players:${setup.seed}`);
  const bots = Array.from({ length: setup.players }, (_, seat) => botFor(game.roleOf(seat)));
  let decisions = 0;
  while (!game.s.over) {
    const move = nextMove(game, bots, history, () => rng);
    if (move === null) throw new Error('Nobody moves.');
    watcher.moves?.(game, move);
    match.move(move.seat, move.picks);
    decisions += move.decisions;
    if (decisions > LIMIT) throw new Error('The game does not end.');
  }
  return { game, history, decisions };
}
