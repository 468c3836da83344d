import { type DeclaredField, type GameName, positions, type Vocabulary } from '@sixgun/engine';

export const GAMES = Object.keys(positions) as GameName[];

const built = new Map<GameName, Vocabulary>();

/** What scenarios of a game can say; put together once. */
export function vocabularyOf(game: GameName): Vocabulary {
  const known = built.get(game) ?? positions[game].vocabulary();
  built.set(game, known);
  return known;
}

export const fieldsOf = (game: GameName, of: DeclaredField['of']): readonly DeclaredField[] =>
  vocabularyOf(game).fields.filter((field) => field.of === of);
