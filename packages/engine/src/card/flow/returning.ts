import type { CardGame } from '../table/game.ts';
import { IN, LIFE } from '../table/layout.ts';

const WITH_LIFE = 1;
const WITHOUT_LIFE = 2;

/** Brings a player who is out back into the game; without life he has none to lose or to gain. */
export function comeBack(g: CardGame, seat: number, life: number): void {
  g.setCount(LIFE, seat, Math.min(life, g.maxLife(seat)));
  g.setCount(IN, seat, life > 0 ? WITH_LIFE : WITHOUT_LIFE);
  g.tell({ what: 'returns', seat });
}

/** Is anybody in the game without life, back for a turn or kept there? */
export function anyWithoutLife(g: CardGame): boolean {
  for (let seat = 0; seat < g.rules.players; seat++) if (g.count(IN, seat) > WITH_LIFE) return true;
  return false;
}

export function isGhost(g: CardGame, seat: number): boolean {
  return g.count(IN, seat) === WITHOUT_LIFE;
}
