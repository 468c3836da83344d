import type { PackPosition } from '../author/pack.ts';
import type { CardGame } from '../table/game.ts';

/** A piece that a scenario names, from the pile it lies in before the game; a wrong name is an error. */
export function takePiece(g: CardGame, pile: string, id: string): number {
  const piece = g.zone(g.place(pile)).find((candidate) => g.idOf(candidate) === id);
  if (piece === undefined) throw new RangeError(`There is no "${id}" left in the ${pile}.`);
  return piece;
}

/** What a pack cannot set up yet must not be passed over in silence. */
export function refuseFields(position: PackPosition, fields: readonly string[]): void {
  for (const field of fields)
    if (position[field] !== undefined) throw new RangeError(`"${field}" cannot be set up yet.`);
}
