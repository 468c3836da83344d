import type { CardGame } from '../../author/index.ts';

/** Where two players have the same claim, the first one clockwise from the one it comes from has it. */
export function firstFrom(g: CardGame, from: number, one: number, other: number): number {
  if (one < 0) return other;
  const ring = g.ring(from);
  return ring.indexOf(one) <= ring.indexOf(other) ? one : other;
}
