import { program } from '../kernel/program.ts';
import type { DiceGame } from './game.ts';
import { openWindow } from './power.ts';
import { LIFE } from './rules.ts';

/** A player is about to gain `n` points; another may spoil it. */
const gainProgram = program<DiceGame, 'spoil' | 'apply'>('dice/gain', {
  spoil(g, f) {
    openWindow(g, 'gain', f.to);
  },
  apply(g, f) {
    if (f.ret === 0) heal(g, f.to, f.n);
    else g.tell({ what: 'gain-spoiled', seat: f.to, count: f.n });
    g.end(f);
  },
});

/** Life points, never above the number a player has started with. */
export function gain(g: DiceGame, seat: number, n: number, src = -1): void {
  const points = Math.min(n, g.maxLife(seat) - g.life(seat));
  if (points <= 0 || !g.inPlay(seat)) return;
  if (g.rules.moments.gain.length === 0) return heal(g, seat, points);
  const f = g.push(gainProgram, seat);
  f.to = seat;
  f.n = points;
  f.src = src;
}

function heal(g: DiceGame, seat: number, n: number): void {
  g.setCount(LIFE, seat, g.life(seat) + n);
  g.tell({ what: 'heal', seat, count: n });
}
