import { CardGame, type DiceGame } from '@sixgun/engine';
import { PARTS, type Part } from '../beliefs/parts.ts';
import { traitsOf } from '../policy/traits.ts';

/**
 * Numbers of each part: players left, their lives, the fewest of them, what they hold, what lies before them; with dice
 * their arrows, and what the next attack takes of them.
 */
const OF_A_PART = 5;
/** Behind them: whose turn it is by part, how many were dealt of each. */
export const FEATURES = PARTS.length * (OF_A_PART + 2);
const TURN = PARTS.length * OF_A_PART;
const DEALT = TURN + PARTS.length;

/** How players of the dice game stand: a game, or one that is only imagined. */
export type Standing = Pick<DiceGame, 'inPlay' | 'life' | 'arrows' | 'tokensInPile' | 'activeSeat'>;

/** What the value of a position is judged by, when the roles are known. Reused: copy what you keep. */
export function readFeatures(g: CardGame | Standing, parts: readonly Part[], into: Float64Array): Float64Array {
  into.fill(0);
  for (let seat = 0; seat < parts.length; seat++) {
    const part = parts[seat];
    into[DEALT + part] += 0.5;
    if (!g.inPlay(seat)) continue;
    const at = part * OF_A_PART;
    const life = g.life(seat);
    into[at] += 1;
    into[at + 1] += life / 4;
    const fewest = 1 / (1 + Math.max(0, life));
    if (fewest > into[at + 2]) into[at + 2] = fewest;
    if (g instanceof CardGame) {
      into[at + 3] += g.hand(seat).length / 4;
      into[at + 4] += gear(g, seat);
    } else {
      into[at + 3] += g.arrows(seat) / 4;
      into[at + 4] += danger(g, seat);
    }
  }
  into[TURN + parts[g.activeSeat()]] = 1;
  return into;
}

const ARROWS = 9;

/** The share of one's lives that the arrows take, the more of a danger the fewer are left in the pile. */
function danger(g: Standing, seat: number): number {
  const life = Math.max(1, g.life(seat));
  return (Math.min(g.arrows(seat), life) / life) * (1 - g.tokensInPile() / ARROWS);
}

function gear(g: CardGame, seat: number): number {
  const { worth, burden } = traitsOf(g.rules);
  const front = g.inFront(seat);
  let sum = 0;
  for (let i = 0; i < front.length; i++) {
    const def = g.rules.faces[front[i]].def;
    sum += burden[def] ? -0.5 : worth[def] / 12;
  }
  return sum;
}
