import type { Hint, Level, RoleOdds } from '@sixgun/protocol';
import type { Host } from './host.ts';
import type { Meant } from './think.ts';

/** Whom a person may ask at the table. All of it follows from what the seat knows. */
export interface Adviser {
  /** What a strong bot would do after these picks; null if it would leave it alone. */
  hint(host: Host, seat: number, draft: readonly number[]): Promise<Hint | null>;
  /** What one may think of the roles; null if nobody has the time. */
  odds(host: Host, seat: number): Promise<RoleOdds | null>;
}

const MOST_OTHERS = 3;

/** A move somebody meant, as advice that begins with the picks of the draft. */
export function hintOf({ picks, first }: Meant, draft: readonly number[], level: Level, simpler: boolean): Hint {
  const others = first.others.flatMap(({ picks: other, percent }) =>
    other === null ? [] : [{ picks: [...draft, ...other], percent }],
  );
  return { picks, level, simpler, why: first.reason, others: others.slice(0, MOST_OTHERS) };
}
