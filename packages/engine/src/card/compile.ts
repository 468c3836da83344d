import { triggerTable } from '../kernel/hooks.ts';
import { COMMON_WORDS } from '../kernel/offer.ts';
import { type Program, sequence } from '../kernel/program.ts';
import type { Face, TriggerTable, ZoneInfo } from '../kernel/rules.ts';
import type { Pack } from './content.ts';
import type { CardGame } from './game.ts';
import {
  BOX,
  type CardRules,
  CHARACTERS,
  DECK,
  type Mark,
  type QueryTables,
  type Reaction,
  ROLES,
  type Runnable,
  SEAT_COLUMNS,
  SEAT_ZONES,
  TABLE_ZONES,
  TOKEN_COLUMNS,
  VARS,
} from './rules.ts';
import { setupProgram } from './setup.ts';
import { TIERS } from './tiers.ts';
import type {
  After,
  Card,
  CardProgram,
  Character,
  Content,
  Play,
  Queries,
  ReactPoint,
  Step,
  TableEvent,
  Would,
} from './types.ts';

export type Variants = Readonly<Record<string, boolean | string>>;

const WOULD: readonly Would[] = ['turn', 'draw', 'aim', 'each', 'harm', 'eliminate', 'deal', 'prepare'];
const AFTER: readonly After[] = [
  'setup',
  'turnStart',
  'damage',
  'eliminated',
  'laid',
  'played',
  'turnEnd',
  'emptyHand',
  'flipped',
  'signal',
  'round',
  'draw',
  'shown',
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

/** Role cards by number of players; with three nobody is sheriff. */
const ROLE_COUNTS: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  3: { deputy: 1, outlaw: 1, renegade: 1 },
  4: { sheriff: 1, outlaw: 2, renegade: 1 },
  5: { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 },
  6: { sheriff: 1, deputy: 1, outlaw: 3, renegade: 1 },
  7: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 1 },
  8: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 2 },
};

/** Flattens the packs in play into tables by number: the machine never looks at a definition's shape. */
export function compileRules(
  packs: readonly Pack[],
  active: readonly TableEvent[],
  variants: Variants,
  players: number,
  roles: Readonly<Record<string, number>> = ROLE_COUNTS[players],
): CardRules {
  const content = contentOf(packs, active);
  const origin = content.map((def) => packs.find((pack) => definitionsOf(pack).includes(def))?.id ?? '');
  const cards = content.map((def) => (def.kind === 'card' ? sameShape(def as Card) : undefined));
  const simplified = variants.simplified === true;
  const further = furtherCopies(packs);
  const faces: Face[] = [];
  cards.forEach((card, index) => {
    if (card !== undefined && !(simplified && card.book))
      for (const copy of [...card.copies, ...(further.get(card.id) ?? [])])
        faces.push({ def: index, back: 'card', rank: copy.slice(0, -1), suit: copy.slice(-1) });
  });
  const single = (kind: string, back: string, count: (id: string) => number) =>
    content.forEach((def, index) => {
      if (def.kind === kind)
        for (let i = 0; i < count(def.id); i++)
          faces.push({ def: index, back: (def as TableEvent).back ?? back, rank: '', suit: '' });
    });
  single('role', 'role', (id) => roles[id] ?? 0);
  single('character', 'character', () => 1);
  for (const pack of packs)
    for (const def of pack.events ?? [])
      faces.push({ def: content.indexOf(def), back: def.back ?? pack.eventBack ?? 'event', rank: '', suit: '' });
  for (const kind of new Set(packs.flatMap((pack) => (pack.pieces ?? []).map((piece) => piece.kind))))
    single(
      kind,
      kind,
      (id) =>
        packs.flatMap((pack) => pack.pieces ?? []).find((piece) => piece.id === id && piece.kind === kind)?.copies ?? 0,
    );
  single('table', 'rule', () => 1);
  single('variant', 'rule', () => 1);

  const { zones, first, working, exposed, tableZones } = layOutZones(packs, players);
  const marks: Mark[] = packs.flatMap((pack) => pack.marks ?? []).concat(active.flatMap((def) => def.marks ?? []));
  const seatColumns = [...SEAT_COLUMNS, ...marks.map((mark) => mark.name)];
  const columns = new Map(marks.map((mark, i) => [mark, SEAT_COLUMNS.length + i]));
  const triggers: TriggerTable<CardGame>[] = [];
  const tables = <N extends string>(names: readonly N[], of: 'would' | 'after'): Record<N, number> => {
    const index = {} as Record<N, number>;
    for (const name of names) {
      index[name] = triggers.length;
      const specOf = (def: Content) => (of === 'would' ? def.would?.[name as Would] : def.after?.[name as After]);
      triggers.push(triggerTable(content, specOf, TIERS, `${of}-${name}`));
    }
    return index;
  };
  const would = tables(WOULD, 'would');
  const after = tables(AFTER, 'after');
  const options = runnables(content, 'option', (def) => def.option);
  const boosts = runnables(content, 'boost', (def) => def.boost);
  const named = new Map<number, number>();
  cards.forEach((card, index) => {
    if (card !== undefined && card.names !== 0 && !named.has(card.names)) named.set(card.names, index);
  });
  return {
    game: 'card',
    packs: packs.map((pack) => pack.id),
    variants,
    players,
    faces,
    backs: [...new Set(faces.map((face) => face.back))],
    defs: content,
    content,
    origin,
    cards,
    zones,
    first,
    working,
    exposed,
    tableZones,
    words: [...new Set([...COMMON_WORDS, ...packs.flatMap((pack) => pack.words ?? [])])],
    extras: [...packs, ...active],
    seatColumns,
    tokenColumns: TOKEN_COLUMNS,
    vars: [...VARS, ...packs.flatMap((pack) => pack.vars ?? [])],
    setup: setupProgram,
    query: queryTables(content),
    would,
    after,
    triggers,
    options,
    anyOption: options.some((option) => option !== undefined),
    anyAnytime: options.some((option) => option?.spec.anytime !== undefined),
    draws: runnables(content, 'draw', (def) => def.draw),
    responds: runnables(content, 'respond', (def) => def.respond),
    rescues: runnables(content, 'rescue', (def) => def.rescue),
    gains: content.map((def) => stepsOf(def, 'gains', (def as Partial<Character>).gains)),
    loses: content.map((def) => stepsOf(def, 'loses', (def as Partial<Character>).loses)),
    uses: content.map((def, i) => stepsOf(def, 'use', cards[i]?.use?.run)),
    anyUse: cards.some((card) => card?.use !== undefined || card?.colour === 'green'),
    boosts,
    anyBoost: boosts.some((boost) => boost !== undefined),
    reactions: { aim: reactionsAt('aim', content, faces), harm: reactionsAt('harm', content, faces) },
    anyLoad: cards.some((card) => card?.colour === 'orange'),
    plays: content.map((def, i) => stepsOf(def, 'play', cards[i]?.play?.run)),
    saves: content.map((def, i) => stepsOf(def, 'saves', cards[i]?.saves?.run)),
    mets: content.map((def, i) => stepsOf(def, 'met', cards[i]?.met)),
    enters: content.map((def) => stepsOf(def, 'enters', (def as Partial<TableEvent>).enters)),
    named,
    columns,
    turnColumns: marks.filter((mark) => mark.lasts === 'turn').map((mark) => columns.get(mark) as number),
    hand: first.hand,
    play: first.play,
    role: first.role,
    character: first.character,
  };
}

/** What packs add to cards that are defined elsewhere, by id. */
function furtherCopies(packs: readonly Pack[]): ReadonlyMap<string, string[]> {
  const further = new Map<string, string[]>();
  for (const pack of packs)
    for (const [id, copies] of Object.entries(pack.moreCopies ?? {})) {
      if (!packs.some(({ cards }) => cards.some((card) => card.id === id)))
        throw new RangeError(`${pack.id} has more copies of "${id}", which no pack in play defines.`);
      further.set(id, [...(further.get(id) ?? []), ...copies.split(' ')]);
    }
  return further;
}

/** Every definition once: packs may share standing rules. */
function contentOf(packs: readonly Pack[], active: readonly TableEvent[]): Content[] {
  return [...new Set([...packs.flatMap(definitionsOf), ...active, ...active.flatMap((def) => def.roles ?? [])])];
}

function definitionsOf(pack: Pack): Content[] {
  const { cards, characters, roles = [], events = [], pieces = [], always = [] } = pack;
  return [...cards, ...characters, ...roles, ...events, ...pieces, ...always];
}

/** The zones of the table, then those of every seat; rules in force lie on the table as cards do. */
function layOutZones(packs: readonly Pack[], players: number) {
  const zones: ZoneInfo[] = TABLE_ZONES.map((name) => ({
    name,
    owner: -1,
    ordered: name === 'deck' || name === 'discard',
    works: false,
  }));
  const first: Record<string, number> = {};
  const working: number[] = [];
  const exposed: number[] = [];
  const tableZones: number[] = [];
  const seatZones = [
    ...SEAT_ZONES.map((name) => ({ name, works: name === 'play', safe: false })),
    ...packs.flatMap((pack) => pack.seatZones ?? []),
  ];
  for (const { name, works = false, safe = false } of seatZones) {
    if (first[name] !== undefined) continue;
    first[name] = zones.length;
    if (works) working.push(zones.length);
    if (works && !safe) exposed.push(zones.length);
    for (let seat = 0; seat < players; seat++) zones.push({ name, owner: seat, ordered: false, works });
  }
  const middle: NonNullable<Pack['tableZones']> = [
    { name: 'rules', works: true },
    ...packs.flatMap((pack) => pack.tableZones ?? []),
  ];
  for (const { name, ordered = false, works = false } of middle) {
    if (first[name] !== undefined) continue;
    first[name] = zones.length;
    if (works) tableZones.push(zones.length);
    zones.push({ name, owner: -1, ordered, works });
  }
  return { zones, first, working, exposed, tableZones };
}

/** Every card in one shape: reading fields of differently built objects is what slows the hot loops. */
function sameShape(card: Card): Card {
  const play = (given: Play | undefined): Play | undefined =>
    given && {
      cost: given.cost,
      when: given.when,
      aim: given.aim && { within: given.aim.within, self: given.aim.self, takes: given.aim.takes, but: given.aim.but },
      run: given.run,
    };
  const { id, kind, colour, copies, names, gives, weapon, limited, book, met, saves, respond } = card;
  return {
    id,
    kind,
    colour,
    copies,
    names,
    gives,
    weapon,
    limited,
    book,
    play: play(card.play),
    use: play(card.use),
    met,
    saves,
    respond,
  };
}

const made = new Map<readonly Step[], CardProgram>();

function stepsOf(def: Content, label: string, steps: readonly Step[] | undefined): CardProgram | undefined {
  if (steps === undefined) return undefined;
  let prog = made.get(steps);
  if (prog === undefined) {
    prog = sequence<CardGame>(`${def.kind}/${def.id}#${label}`, steps) as Program<CardGame>;
    made.set(steps, prog);
  }
  return prog;
}

function runnables<S extends { run: readonly Step[] }>(
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

function reactionsAt(point: ReactPoint, content: readonly Content[], faces: readonly Face[]): Reaction[] {
  return content.flatMap((card, def) => {
    const spec = (card as Partial<Card>).react?.[point];
    if (spec === undefined) return [];
    const pieces = [...faces.keys()].filter((piece) => faces[piece].def === def);
    return [{ def, pieces, spec, prog: stepsOf(card, `react-${point}`, spec.run) }];
  });
}

function queryTables(content: readonly Content[]): QueryTables {
  return Object.fromEntries(
    QUERIES.map((name) => {
      const of = content.map((def) => def.query?.[name]);
      const some = (test: (kind: string) => boolean) => content.some((def, i) => of[i] !== undefined && test(def.kind));
      const isTable = (kind: string) => kind === 'event' || kind === 'table' || kind === 'variant';
      return [
        name,
        {
          any: some(() => true),
          abilities: some((kind) => kind === 'character'),
          fronts: some((kind) => kind !== 'character' && !isTable(kind)),
          tables: some(isTable),
          of,
        },
      ];
    }),
  ) as unknown as QueryTables;
}

const HOMES: Readonly<Record<string, number>> = { card: DECK, role: ROLES, character: CHARACTERS };

/** Where a fresh box puts a piece. */
export function homeOf(rules: CardRules, back: string): number {
  if (back === 'rule') return rules.first.rules;
  for (const { homes } of rules.extras) {
    const name = homes?.[back];
    if (name !== undefined) return rules.first[name];
  }
  return HOMES[back] ?? BOX;
}
