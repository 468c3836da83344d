import type { DiceGame } from '@sixgun/engine';
import type { Part } from '../beliefs/parts.ts';
import { Features } from './features.ts';

/** How players of the dice game stand: a game, or one that is only imagined. */
export type Standing = Pick<DiceGame, 'inPlay' | 'life' | 'arrows' | 'tokensInPile' | 'activeSeat'>;

const ARROWS = 9;

/** The dice game: arrows of a part, and what the next attack takes of it. */
export class DiceFeatures extends Features<Standing> {
  constructor() {
    super(2);
  }

  protected add(
    g: Standing,
    _parts: readonly Part[],
    seat: number,
    _before: number,
    _weakest: boolean,
    at: number,
    into: Float64Array,
  ): void {
    into[at] += g.arrows(seat) / 4;
    into[at + 1] += danger(g, seat);
  }
}

/** The share of one's lives that the arrows take, the more of a danger the fewer are left in the pile. */
function danger(g: Standing, seat: number): number {
  const life = Math.max(1, g.life(seat));
  return (Math.min(g.arrows(seat), life) / life) * (1 - g.tokensInPile() / ARROWS);
}
