import { ENGINE_VERSION, type Header, type Hear, letter, Match, positions } from '@sixgun/engine';
import { requireFieldsInPlay } from '../fields.ts';
import type { Given } from '../scenario.ts';

/** The table of a lesson or a puzzle: a game from a position on, with the names of those who sit there. */
export function openTable(given: Given, nameOf: (seat: string) => string, hear: Hear | null = null): Match {
  requireFieldsInPlay(given);
  let match: Match | null = null;
  const game = positions[given.game].build(
    given,
    hear === null ? null : (event) => hear(event, match?.lines.length ?? 0),
  );
  const { packs, variants, players } = game.rules;
  const names = Array.from({ length: players }, (_, seat) => nameOf(letter(seat)));
  const seed = `fast:${given.seed ?? 1}`;
  const header: Header = {
    game: given.game,
    packs,
    variants,
    players,
    names,
    seed,
    engine: ENGINE_VERSION,
    previous: [],
  };
  match = new Match(header, game);
  return match;
}
