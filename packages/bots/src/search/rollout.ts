import { firstSeat, type Game } from '@sixgun/engine';
import type { Minds } from '../policy/foes.ts';
import { MANNERS } from '../policy/manner.ts';
import { Policy } from '../policy/policy.ts';

const LONGEST = 400;

const policy = new Policy(1);

/** One whole move of a seat by the policy, from the picks it has made already. */
export function moveByPolicy(g: Game, seat: number, minds: Minds, rng: number[], begun: readonly number[] = []): void {
  let draft: readonly number[] | null = begun;
  while (draft !== null) {
    const o = g.offer(seat, false, draft);
    if (o.n === 0) throw new Error('A player of a rollout has no option.');
    draft = g.choose(seat, o.n === 1 ? 0 : policy.choice(g, seat, o, minds.of(g, seat), MANNERS.plain, rng));
  }
}

/** Plays on until so many turns have begun; everybody acts as he believes, and nobody uses any-time abilities. */
export function rollOut(g: Game, minds: Minds, turns: number, rng: number[]): void {
  let active = g.activeSeat();
  let left = turns;
  for (let moves = 0; !g.s.over && moves < LONGEST; moves++) {
    if (g.activeSeat() !== active) {
      active = g.activeSeat();
      if (--left <= 0) return;
    }
    moveByPolicy(g, firstSeat(g.asked), minds, rng);
  }
}
