import type { PreviousSeat } from '@sixgun/engine';

/** The same people once more. */
export interface SamePeople {
  names: readonly string[];
  previous: readonly PreviousSeat[];
}

export type Again = (people?: SamePeople) => void;
