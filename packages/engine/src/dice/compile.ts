import { listensTo, type TriggerSpec, triggerTable } from '../kernel/hooks.ts';
import { word } from '../kernel/offer.ts';
import { sequence } from '../kernel/program.ts';
import type { Face, TriggerTable, ZoneInfo } from '../kernel/rules.ts';
import type { Variants } from '../kernel/setup.ts';
import type { Pack } from './content.ts';
import { DICE_WORDS } from './faces.ts';
import type { DiceGame } from './game.ts';
import {
  type DiceRules,
  PARTS,
  type QueryTables,
  type RunnablePower,
  SEAT_COLUMNS,
  SEAT_ZONES,
  TABLE_ZONES,
  TOKEN_COLUMNS,
  VARS,
} from './rules.ts';
import { setupProgram } from './setup.ts';
import { TIERS } from './tiers.ts';
import {
  AFTER,
  type Character,
  type Content,
  type DiceProgram,
  type Die,
  type Moment,
  type Queries,
  type Role,
  type Step,
  WINDOWS,
  WOULD,
} from './types.ts';

/** The compiler holds the list complete. */
const QUERIES = Object.keys({
  throws: true,
  locks: true,
  reach: true,
  gatlings: true,
  loses: true,
  beer: true,
  dice: true,
  arrowsWait: true,
  revenge: true,
} satisfies Record<keyof Queries, true>) as (keyof Queries)[];
const MOMENTS: readonly Moment[] = [...WINDOWS, 'start', 'end'];

/** Roles by number of players, in the order of PARTS; with three nobody is sheriff. */
const ROLE_COUNTS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 1, 1],
  4: [1, 0, 2, 1],
  5: [1, 1, 2, 1],
  6: [1, 1, 3, 1],
  7: [1, 2, 3, 1],
  8: [1, 2, 3, 2],
};
/** Normal roles of the box, in the order of PARTS. */
const BOX_ROLES = [1, 2, 3, 2] as const;
const GHOST_PLAYERS = 5;
const SPECIAL_ROLE_PLAYERS = 4;

/** Flattens the packs in play into tables by number: the machine never looks at a definition's shape. */
export function compileRules(
  packs: readonly Pack[],
  variants: Variants,
  players: number,
  dealt: Readonly<Record<string, number>> | undefined,
): DiceRules {
  const on = (name: string): boolean => variants[name] !== undefined && variants[name] !== false;
  const special = on('special-roles') && players >= SPECIAL_ROLE_PLAYERS;
  const content = contentInPlay(packs, on, special);
  const roles = content.map((def) => (def.kind === 'role' ? (def as Role) : undefined));
  const dice = content.filter((def): def is Die => def.kind === 'die');
  const partCounts = ROLE_COUNTS[players];
  const faces: Face[] = [];
  const mixed = variants['special-roles'] === 'mixed';
  content.forEach((def, index) => {
    const count = def.kind === 'role' ? copies(def as Role) : def.kind === 'character' ? 1 : 0;
    const sort = def.kind === 'role' ? (def as Role).part : undefined;
    for (let i = 0; i < count; i++) faces.push({ def: index, back: def.kind, rank: '', suit: '', sort });
  });

  function copies(role: Role): number {
    const part = PARTS.indexOf(role.part);
    if (!special) return role.id !== role.part ? 0 : dealt ? (dealt[role.id] ?? 0) : partCounts[part];
    return role.id !== role.part ? 1 : mixed ? BOX_ROLES[part] : 0;
  }

  const { zones, first } = zonesFor(players);
  const triggers: TriggerTable<DiceGame>[] = [];
  const tables = <N extends string>(
    names: readonly N[],
    of: 'would' | 'after',
    specOf: (def: Content, name: N) => TriggerSpec<DiceGame> | undefined,
  ): Record<N, number> => {
    const index = {} as Record<N, number>;
    for (const name of names) {
      index[name] = triggers.length;
      triggers.push(triggerTable(content, (def) => specOf(def, name), TIERS, `dice-${of}-${name}`));
    }
    return index;
  };
  const would = tables(WOULD, 'would', (def, name) => def.would?.[name]);
  const after = tables(AFTER, 'after', (def, name) => def.after?.[name]);
  const powers = roles.map((role) => powerOf(role));
  return {
    game: 'dice',
    packs: packs.map((pack) => pack.id),
    variants,
    players,
    faces,
    defOf: faces.map(({ def }) => def),
    backs: [...new Set(faces.map((face) => face.back))],
    defs: content,
    content,
    roles,
    dice,
    dieWords: dice.map((die) => word(DICE_WORDS.indexOf(die.id))),
    partCounts,
    zones,
    first,
    working: [],
    tableZones: [],
    words: DICE_WORDS,
    seatColumns: SEAT_COLUMNS,
    tokenColumns: TOKEN_COLUMNS,
    vars: VARS,
    setup: setupProgram,
    query: queryTables(content),
    would,
    after,
    triggers,
    listens: listensTo(content.length, triggers),
    hookCount: triggers.length,
    aims: content.map((def) => def.aim),
    arrowWays: content.map((def) => def.arrow),
    powers,
    moments: momentTable(powers),
    pieceOf: content.map((_, index) => faces.findIndex((face) => face.def === index)),
    role: first.role,
    character: first.character,
    specialRoles: special,
    chief: on('chief-arrow'),
    fields: packs.map(({ id, fields = {} }) => ({ pack: id, variant: '', fields })),
    ghost: on('ghost') && players >= GHOST_PLAYERS,
    gatlingHitsFirst: on('gatling-hits-first'),
    shortestWay: on('shortest-way'),
    nobodyLeftDraws: on('nobody-left-draws'),
    apacheTakesBoth: on('apache-takes-both'),
  };
}

/** What lies on the table: a module brings its own content, and characters that need an absent one stay in the box. */
function contentInPlay(packs: readonly Pack[], on: (name: string) => boolean, special: boolean): Content[] {
  const characters = (pack: Pack): readonly Character[] =>
    pack.id === 'base' || on('new-characters')
      ? pack.characters.filter((one) => one.needs === undefined || on(one.needs))
      : [];
  return packs.flatMap((pack): Content[] => [
    ...(pack.id === 'base' || on('saloon-dice') ? pack.dice : []),
    ...characters(pack),
    ...(pack.id === 'base' || special ? pack.roles : []),
  ]);
}

function zonesFor(players: number): { zones: ZoneInfo[]; first: Record<string, number> } {
  const zones: ZoneInfo[] = TABLE_ZONES.map((name) => ({
    name,
    owner: -1,
    ordered: false,
    works: false,
    sort: name.startsWith('spare-') ? name.slice('spare-'.length) : undefined,
  }));
  const first: Record<string, number> = {};
  for (const name of SEAT_ZONES) {
    first[name] = zones.length;
    for (let seat = 0; seat < players; seat++) zones.push({ name, owner: seat, ordered: false, works: false });
  }
  return { zones, first };
}

const made = new Map<readonly Step[], DiceProgram>();

function powerOf(role: Role | undefined): RunnablePower | undefined {
  if (role?.power === undefined) return undefined;
  const { run } = role.power;
  let prog = made.get(run);
  if (prog === undefined) {
    prog = sequence<DiceGame>(`role/${role.id}#dice-power`, run);
    made.set(run, prog);
  }
  return { spec: role.power, prog };
}

function momentTable(powers: readonly (RunnablePower | undefined)[]): Record<Moment, number[]> {
  return Object.fromEntries(
    MOMENTS.map((moment) => [moment, [...powers.keys()].filter((def) => powers[def]?.spec.at === moment)]),
  ) as Record<Moment, number[]>;
}

function queryTables(content: readonly Content[]): QueryTables {
  return Object.fromEntries(
    QUERIES.map((name) => {
      const of = content.map((def) => def.query?.[name]);
      return [name, { any: of.some((hook) => hook !== undefined), of }];
    }),
  ) as QueryTables;
}
