import { type Program, sequence } from '../../kernel/program.ts';
import type { Face, Place } from '../../kernel/rules.ts';
import type { After, Card, CardProgram, Content, Play, ReactPoint, Step, Would } from '../author/definition.ts';
import type { Queries } from '../author/queries.ts';
import type { CardGame } from '../table/game.ts';
import type { QueryTables, Reaction, Runnable } from './rules.ts';

export const WOULD: readonly Would[] = ['turn', 'draw', 'aim', 'each', 'harm', 'eliminate', 'deal', 'prepare'];
export const AFTER: readonly After[] = [
  'setup',
  'turnStart',
  'wounded',
  'damage',
  'eliminated',
  'laid',
  'played',
  'turnEnd',
  'due',
  'flipped',
  'signal',
  'round',
  'draw',
  'settle',
  'spent',
];
const QUERIES: readonly (keyof Queries)[] = [
  'sees',
  'seenAt',
  'range',
  'bangLimit',
  'missesNeeded',
  'handLimit',
  'countsAs',
  'flips',
  'drawCount',
  'rescues',
  'drawn',
  'switchedOff',
  'discardTo',
  'takenTo',
  'diverted',
  'answered',
  'claimed',
  'handSeenBy',
  'mayReturn',
  'direction',
  'drawsFrom',
  'forbids',
  'immune',
  'winners',
  'suit',
  'drawBase',
  'apart',
  'mustPlay',
  'forbidsUse',
  'renamed',
  'barred',
  'firstHand',
  'surplusTo',
  'alive',
  'allegiance',
  'beerHeals',
  'spends',
];

/** Every card in one shape: reading fields of differently built objects is what slows the hot loops. */
export function sameShape(card: Card): Card {
  const play = (given: Play | undefined): Play | undefined =>
    given && {
      cost: given.cost,
      when: given.when,
      aim: given.aim && { within: given.aim.within, self: given.aim.self, takes: given.aim.takes, but: given.aim.but },
      run: given.run,
    };
  const { id, kind, colour, copies, names, gives, weapon, limited, quiet, book, met, saves, respond } = card;
  return {
    id,
    kind,
    colour,
    copies,
    names,
    gives,
    weapon,
    limited,
    quiet,
    book,
    play: play(card.play),
    use: play(card.use),
    met,
    saves,
    respond,
  };
}

const made = new Map<readonly Step[], CardProgram>();

export function stepsOf(def: Content, label: string, steps: readonly Step[] | undefined): CardProgram | undefined {
  if (steps === undefined) return undefined;
  let prog = made.get(steps);
  if (prog === undefined) {
    prog = sequence<CardGame>(`${def.kind}/${def.id}#${label}`, steps) as Program<CardGame>;
    made.set(steps, prog);
  }
  return prog;
}

export function runnables<S extends { run: readonly Step[] }>(
  content: readonly Content[],
  label: string,
  specOf: (def: Content) => S | undefined,
): (Runnable<S> | undefined)[] {
  return content.map((def) => {
    const spec = specOf(def);
    const prog = spec && stepsOf(def, label, spec.run);
    return spec && prog ? { spec, prog } : undefined;
  });
}

export function reactionsAt(point: ReactPoint, content: readonly Content[], faces: readonly Face[]): Reaction[] {
  return content.flatMap((card, def) => {
    const spec = (card as Partial<Card>).react?.[point];
    if (spec === undefined) return [];
    const pieces = [...faces.keys()].filter((piece) => faces[piece].def === def);
    return [{ def, pieces, spec, prog: stepsOf(card, `react-${point}`, spec.run) }];
  });
}

export function placeOf(def: Content): Place {
  if (def.kind === 'character') return 'ability';
  return def.kind === 'event' || def.kind === 'table' || def.kind === 'variant' ? 'table' : 'front';
}

export function queryTables(content: readonly Content[]): QueryTables {
  return Object.fromEntries(
    QUERIES.map((name) => {
      const of = content.map((def) => def.query?.[name]);
      const lies = (place: Place) => content.some((def, i) => of[i] !== undefined && placeOf(def) === place);
      const [abilities, fronts, tables] = [lies('ability'), lies('front'), lies('table')];
      return [name, { any: abilities || fronts || tables, abilities, fronts, tables, of }];
    }),
  ) as unknown as QueryTables;
}
