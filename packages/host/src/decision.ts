import { optionsFor } from '@sixgun/bots';
import { type Game, hasSeat } from '@sixgun/engine';
import type { PickNode } from '@sixgun/protocol';

export const isAsked = (g: Game, seat: number): boolean => hasSeat(g.called | g.standing, seat);

/** The offer's lines joined where they begin alike, in the order of their picks. */
export function treeOf(g: Game, seat: number, draft: readonly number[]): PickNode[] {
  const roots: PickNode[] = [];
  for (const { line, draft: more } of optionsFor(g, seat, draft)) {
    let level = roots;
    let node: PickNode | undefined;
    for (const pick of line) {
      // Lines are sorted, so a common beginning is always the last one.
      node = level.at(-1);
      if (node?.pick !== pick) {
        node = { pick, ends: null, next: [] };
        level.push(node);
      }
      level = node.next;
    }
    if (node !== undefined) node.ends = more ? 'next' : 'whole';
  }
  return roots;
}
