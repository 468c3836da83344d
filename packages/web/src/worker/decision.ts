import { type Game, hasSeat, lineTokens, type Offer } from '@sixgun/engine';
import type { Decision, PickNode, Refusal } from '../protocol.ts';

const asksSeat = (g: Game, seat: number): boolean => hasSeat(g.asked | g.standing, seat);

export function decisionOf(g: Game, seat: number, id: number): Decision | null {
  if (!asksSeat(g, seat)) return null;
  const standing = !hasSeat(g.asked, seat);
  return {
    id,
    prompt: standing ? 'standing' : g.prompt(),
    standing,
    draft: g.s.drafts[seat]?.slice() ?? [],
    tree: treeOf(g.offer(seat)),
  };
}

/** The offer's lines joined where they begin alike. */
function treeOf(o: Offer): PickNode[] {
  const roots: PickNode[] = [];
  for (let option = 0; option < o.n; option++) {
    let level = roots;
    let node: PickNode | undefined;
    for (const pick of o.line(option)) {
      node = level.find((sibling) => sibling.pick === pick);
      if (node === undefined) {
        node = { pick, option: -1, next: [] };
        level.push(node);
      }
      level = node.next;
    }
    if (node !== undefined) node.option = option;
  }
  return roots;
}

/** The reason for which a line of picks is not offered, from the enumerator that offers the others. */
export function refusalOf(g: Game, seat: number, picks: readonly number[]): Refusal {
  if (!asksSeat(g, seat)) return { why: 'not-asked', details: {} };
  let best: Refusal = { why: 'not-now', details: {} };
  let matched = 0;
  for (const { line, why, details } of g.offer(seat, true).refused) {
    const common = Math.min(line.length, picks.length);
    if (common > matched && line.slice(0, common).every((pick, i) => pick === picks[i])) {
      best = { why, details: { ...details } };
      matched = common;
    }
  }
  return best;
}

/** A line of the offer as the record writes it. */
export function tokensOf(g: Game, seat: number, option: number): string {
  return lineTokens(g, seat, g.offer(seat).line(option)).join(' ');
}
