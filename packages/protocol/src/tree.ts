import { hashText, type View } from '@sixgun/engine';
import type { PickNode } from './table.ts';
import type { WireNode } from './wire.ts';

const ENDS = [null, 'whole', 'next'] as const;

/** A tree of picks as it travels: about a third of its size. */
export const encodeTree = (tree: readonly PickNode[]): WireNode[] =>
  tree.map(({ pick, ends, next }) => {
    if (ends === 'whole' && next.length === 0) return pick;
    return [pick, ENDS.indexOf(ends) as 0 | 1 | 2, encodeTree(next)];
  });

export const decodeTree = (tree: readonly WireNode[]): PickNode[] =>
  tree.map((node) => {
    if (typeof node === 'number') return { pick: node, ends: 'whole', next: [] };
    const [pick, ends, next] = node;
    return { pick, ends: ENDS[ends], next: decodeTree(next) };
  });

/** 32 bits of a view, to find out that a client has come off the track. */
export const digestOf = (view: View): number => Number.parseInt(hashText(JSON.stringify(view)).slice(0, 8), 16);
