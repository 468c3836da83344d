import type { CardProgram } from '../author/definition.ts';
import type { CardGame } from '../table/game.ts';

/** Changes what a player can do. What goes with the abilities that end runs first, then what comes with the new ones. */
export function setCharacterAbilities(g: CardGame, seat: number, abilities: readonly number[]): void {
  const before = g.s.abilities[seat];
  g.setAbilities(seat, abilities.slice());
  // The frame pushed last runs first.
  for (const def of abilities.toReversed()) if (!before.includes(def)) start(g, seat, def, g.rules.gains[def]);
  for (const def of before.toReversed()) if (!abilities.includes(def)) start(g, seat, def, g.rules.loses[def]);
}

function start(g: CardGame, seat: number, def: number, prog: CardProgram | undefined): void {
  if (prog === undefined) return;
  const f = g.push(prog, seat);
  f.to = seat;
  f.src = def;
}
