import type { Game } from './game.ts';

/** What the present question is about, in plain numbers; -1 where there is none. */
export interface About {
  by: number;
  to: number;
  me: number;
  card: number;
  pick: number;
  n: number;
  /** Definition of the ability or card that asks, -1 if the rules do. */
  src: number;
  /** The definition all this comes from: the card that was played, an event, an ability. */
  cause: number;
  list: readonly number[];
}

const NOTHING: About = { by: -1, to: -1, me: -1, card: -1, pick: -1, n: 0, src: -1, cause: -1, list: [] };

/** The only place where a frame is read for somebody outside the rules. */
export function aboutOf(g: Game): About {
  const top = g.s.stack.at(-1);
  if (top === undefined) return NOTHING;
  const { by, to, me, card, pick, n, src, mem } = top;
  const cause = g.s.stack.findLast((frame) => frame.src >= 0)?.src ?? -1;
  return { by, to, me, card, pick, n, src, cause, list: mem?.slice() ?? [] };
}
