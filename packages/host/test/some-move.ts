import type { PickNode } from '@sixgun/protocol';

/** A whole move of a decision, told by a number; `next` gives what follows where the rules choose further. */
export function someMove(
  tree: readonly PickNode[],
  n: number,
  next: (draft: readonly number[]) => readonly PickNode[] | null,
): number[] {
  const picks: number[] = [];
  for (let level = tree; ; ) {
    const node = level[n % level.length];
    picks.push(node.pick);
    if (node.ends === 'whole') return picks;
    level = node.ends === 'next' ? (next(picks) ?? []) : node.next;
  }
}
