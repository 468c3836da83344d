import type { Frame } from '../../kernel/frame.ts';
import { Offer, PASS } from '../../kernel/offer.ts';
import type { CardGame } from '../table/game.ts';

/** Is there nothing to answer but no? An offer of its own, because the game reuses the one it has handed out. */
export function onlyPass(
  offer: (g: CardGame, f: Frame, seat: number, o: Offer) => void,
  g: CardGame,
  f: Frame,
  seat: number,
): boolean {
  const o = new Offer();
  offer(g, f, seat, o);
  return o.n === 1 && o.pick(0, 0) === PASS;
}
