import {
  type CardGame,
  type Content,
  everyone,
  NONE,
  openStore,
  program,
  type Step,
  shoot,
} from '../../author/index.ts';

export interface Locomotive extends Content {
  readonly kind: 'locomotive';
  copies: number;
  run: readonly Step[];
}

function locomotive<const Id extends string>(
  id: Id,
  parts: Pick<Locomotive, 'run' | 'asOne'>,
): Locomotive & { id: Id } {
  return { id, kind: 'locomotive', copies: 1, ...parts };
}

/** A shot at everybody, for which nobody is to blame. */
export const ironhorse = locomotive('ironhorse', {
  asOne: true,
  run: everyone('me', (g, f, seat) => shoot(g, f, seat, 1, NONE)),
});

/** A General Store for everybody. */
export const leland = locomotive('leland', { run: openStore });

const named = (steps: readonly Step[]): Record<string, Step> =>
  Object.fromEntries(steps.map((step, i) => [`s${i}`, step]));

const programs = new Map(
  [ironhorse, leland].map(({ id, run }) => [id as string, program<CardGame, string>(`locomotive/${id}`, named(run))]),
);

/** What a locomotive does at the end of the line, beginning with the player on turn. */
export function locomotiveProgram(id: string) {
  const found = programs.get(id);
  if (found === undefined) throw new Error(`${id} is no locomotive.`);
  return found;
}
