import { letter } from '../kernel/rules.ts';
import type { DiceGame } from './game.ts';
import { DOUBLE, TOKEN } from './rules.ts';

/** What no game can come to, as a sentence that quotes the field of the scenario file. */
const IMPOSSIBLE: readonly ((g: DiceGame, seat: number) => string | false)[] = [
  (g, seat) => g.isGhost(seat) && g.inPlay(seat) && 'has a "ghost" but is not dead; add "dead: 1"',
  (g, seat) => g.isGhost(seat) && g.part(seat) === 'sheriff' && 'is the sheriff and no "ghost"',
  (g, seat) =>
    g.life(seat) > g.maxLife(seat) && `has a "life" of ${g.life(seat)}, above the maximum of ${g.maxLife(seat)}`,
  (g, seat) =>
    g.inPlay(seat) && g.life(seat) < 1 && 'is in play with a "life" below 1; write "dead: 1" for a player who is out',
  (g, seat) => !g.inPlay(seat) && g.hasAnyArrow(seat) && 'is dead and has "arrows"',
  (g, seat) => g.count(DOUBLE, seat) > g.count(TOKEN, seat) && 'has "x2" without a token to double',
  (g, seat) => !g.inPlay(seat) && g.count(TOKEN, seat) > 0 && 'is dead and has "tokens" of the ghost',
  (g, seat) => g.isSpent(seat) && !g.isOpen(seat) && 'has "spent" a role that is not open; add "open: true"',
];

/** Refuses a position that the rules never lead to: what came of it would prove nothing. */
export function requirePossible(g: DiceGame, turn: number): void {
  const ghosts: string[] = [];
  for (const seat of g.s.order) {
    for (const rule of IMPOSSIBLE) {
      const problem = rule(g, seat);
      if (problem !== false) throw new RangeError(`Seat ${letter(seat)} ${problem}.`);
    }
    if (g.isGhost(seat)) ghosts.push(letter(seat));
  }
  if (ghosts.length > 1) throw new RangeError(`There is one "ghost" in a game, not ${ghosts.join(' and ')}.`);
  if (!g.inPlay(turn) && !g.isGhost(turn))
    throw new RangeError(`Seat ${letter(turn)} is dead and no ghost: the "turn" cannot be theirs; name another seat.`);
}
