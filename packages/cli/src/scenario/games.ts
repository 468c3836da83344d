import { CardGame, cardPosition, type Game, inspectCard } from '@sixgun/engine';
import type { Scenario } from './schema.ts';

/** The position a scenario describes, in whichever game it belongs to. */
export function positionOf(scenario: Scenario, sink: NonNullable<Game['sink']>): Game {
  switch (scenario.game) {
    case 'card':
      return cardPosition(scenario, sink);
    case 'dice':
      throw new RangeError('The dice game cannot be played yet.');
  }
}

export function inspect(g: Game, key: string): unknown {
  if (g instanceof CardGame) return inspectCard(g, key);
  throw new RangeError('This game cannot be inspected.');
}
