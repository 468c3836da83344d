import { type CardPosition, cardVocabulary, inspectCard } from './card/position/fields.ts';
import { cardPosition } from './card/position/position.ts';
import { CardGame } from './card/table/game.ts';
import { type DicePosition, diceVocabulary, inspectDice } from './dice/fields.ts';
import { DiceGame } from './dice/game.ts';
import { dicePosition } from './dice/position.ts';
import type { Found, Vocabulary } from './kernel/fields.ts';
import type { Game } from './kernel/game.ts';
import type { GameName } from './kernel/rules.ts';

/** A position as scenarios write it; the game at hand knows its other fields. */
export type Position = CardPosition & DicePosition;

interface Positions {
  /** Everything a scenario can say, with whatever packs and options. */
  vocabulary(): Vocabulary;
  /** The position a scenario describes; `sink` hears what happens on the way to its first decision. */
  build(given: Position, sink: Game['sink']): Game;
  /** Reads one key of an expectation; undefined means there is no such key in this game. */
  inspect(g: Game, key: string): Found | undefined;
}

/** How scenarios speak of each game. Apart from `gameKinds`, so that who only plays does not carry it along. */
export const positions: Readonly<Record<GameName, Positions>> = {
  card: {
    vocabulary: cardVocabulary,
    build: cardPosition,
    inspect: (g, key) => (g instanceof CardGame ? inspectCard(g, key) : undefined),
  },
  dice: {
    vocabulary: diceVocabulary,
    build: dicePosition,
    inspect: (g, key) => (g instanceof DiceGame ? inspectDice(g, key) : undefined),
  },
};
