import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const root = fileURLToPath(new URL('../src/root.tsx', import.meta.url));

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A module with everything it needs at once. */
function chainOf(id: string, graph: Graph, chain = new Set<string>()): Set<string> {
  if (chain.has(id)) return chain;
  chain.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) chainOf(next, graph, chain);
  return chain;
}

/**
 * The first page comes as two files, each read as a task of its own. Left to itself the bundler makes a file of
 * whatever two parts share, and asking for thirty of them stops a slow machine longer than reading them.
 */
export function firstPageGroups(): Rolldown.CodeSplittingGroup[] {
  let ofRoot: Set<string> | undefined;
  return [
    { name: 'first', tags: ['$initial'], priority: 2 },
    {
      name(id, graph) {
        ofRoot ??= chainOf(root, graph);
        return ofRoot.has(id) ? 'root' : null;
      },
      priority: 1,
    },
  ];
}

/** Of the files a part needs, those that do not come with the first page. */
export const apartFromFirstPage = (files: readonly string[]): string[] =>
  files.filter((file) => !/\/(first|root)-[^/]+\.js$/.test(file));
