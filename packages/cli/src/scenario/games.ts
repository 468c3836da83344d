import { CardGame, cardPosition, DiceGame, dicePosition, type Game, inspectCard, inspectDice } from '@sixgun/engine';
import type { Scenario } from './schema.ts';

/** The position a scenario describes, in whichever game it belongs to. */
export function positionOf(scenario: Scenario, sink: NonNullable<Game['sink']>): Game {
  switch (scenario.game) {
    case 'card':
      return cardPosition(scenario, sink);
    case 'dice':
      return dicePosition(scenario, sink);
  }
}

export function inspect(g: Game, key: string): unknown {
  if (g instanceof CardGame) return inspectCard(g, key);
  if (g instanceof DiceGame) return inspectDice(g, key);
  throw new RangeError('This game cannot be inspected.');
}
