import type { Kept } from '@sixgun/host';
import type { ToPage } from '@sixgun/protocol';
import type { Mind } from '../src/worker/mind.ts';

/** The page's side of a table: keeps what was posted, as it comes out of a worker. */
export function recordingEdges(mind: Mind) {
  const posted: ToPage[] = [];
  const kept: Kept[] = [];
  const edges = {
    post: (message: ToPage) => void posted.push(structuredClone(message)),
    keep: async (game: Kept) => {
      kept.push(game);
      return true;
    },
    now: () => 0,
    mind,
  };
  return { edges, posted, kept };
}
