import { listensTo, triggerTable } from '../../kernel/hooks.ts';
import { COMMON_WORDS, word } from '../../kernel/offer.ts';
import type { Face, TriggerTable } from '../../kernel/rules.ts';
import type { Variants } from '../../kernel/setup.ts';
import {
  AFTER,
  type After,
  type Card,
  type Character,
  type Content,
  type TableEvent,
  WOULD,
  type Would,
} from '../author/definition.ts';
import { boostInShape, cardInShape, respondInShape } from '../author/one-shape.ts';
import type { Mark, Pack } from '../author/pack.ts';
import { TIERS } from '../author/tiers.ts';
import { occupied } from '../flow/dues.ts';
import { isCopyAtWork } from '../flow/play.ts';
import { setupProgram } from '../flow/setup.ts';
import { isBetweenRounds } from '../flow/turn.ts';
import type { CardGame } from '../table/game.ts';
import { SEAT_COLUMNS, TOKEN_COLUMNS, VARS } from '../table/layout.ts';
import { momentTables, offering, queryTables, reactionsAt, runnables, stepsOf, wordMoves } from './hook-tables.ts';
import type { CardRules } from './rules.ts';
import { layOutZones } from './zones.ts';

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
  const cards = content.map((def) => (def.kind === 'card' ? cardInShape(def as Card) : undefined));
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

  const { zones, first, working, front, exposed, tableZones } = layOutZones(packs, players);
  const marks: Mark[] = packs.flatMap((pack) => pack.marks ?? []).concat(active.flatMap((def) => def.marks ?? []));
  const seatColumns = [...SEAT_COLUMNS, ...marks.map((mark) => mark.name)];
  const columns = columnsOf(marks);
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
  const query = queryTables(content, triggers.length);
  const moments = momentTables(content, triggers.length + Object.keys(query).length);
  const options = runnables(content, 'option', (def) => offering(def.option));
  const draws = runnables(content, 'draw', (def) => def.draw);
  const responds = runnables(content, 'respond', (def) => def.respond && respondInShape(def.respond));
  const folds = [...triggers, ...Object.values(query), ...Object.values(moments)];
  const anytime = options.map((option) => option?.spec.anytime);
  const hooks = [...folds, { of: options }, { of: anytime }, { of: draws }, { of: responds }];
  const moves = {
    option: folds.length,
    anytime: folds.length + 1,
    draw: folds.length + 2,
    respond: folds.length + 3,
  };
  const words = [...new Set([...COMMON_WORDS, ...packs.flatMap((pack) => pack.words ?? [])])];
  const vars = [...VARS, ...packs.flatMap((pack) => pack.vars ?? [])];
  const boosts = runnables(content, 'boost', (def) => def.boost && boostInShape(def.boost));
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
    defOf: faces.map(({ def }) => def),
    backs: [...new Set(faces.map((face) => face.back))],
    // Whatever a definition is made of, its name is read from one shape.
    defs: content.map(({ id, kind }) => ({ id, kind })),
    content,
    origin,
    cards,
    zones,
    first,
    working,
    front,
    exposed,
    tableZones,
    words,
    extras: [...packs, ...active],
    seatColumns,
    tokenColumns: TOKEN_COLUMNS,
    vars,
    wordPicks: new Map(words.map((name, index) => [name, word(index)])),
    cardNumbers: new Map(content.flatMap(({ kind, id }, def) => (kind === 'card' ? [[id, def]] : []))),
    varNumbers: Object.fromEntries(vars.map((name, index) => [name, index])),
    setup: setupProgram,
    listens: listensTo(content.length, hooks),
    hookCount: hooks.length,
    query,
    moments,
    would,
    after,
    triggers,
    options,
    draws,
    responds,
    moves,
    wordMoves: wordMoves(options, words),
    instead: runnables(content, 'instead', (def) => def.instead).find((found) => found !== undefined),
    rescues: runnables(content, 'rescue', (def) => offering(def.rescue)),
    gains: content.map((def) => stepsOf(def, 'gains', (def as Partial<Character>).gains)),
    loses: content.map((def) => stepsOf(def, 'loses', (def as Partial<Character>).loses)),
    uses: content.map((def, i) => stepsOf(def, 'use', cards[i]?.use?.run)),
    anyUse: cards.some((card) => card?.use !== undefined || card?.colour === 'green'),
    occupied,
    isBetweenRounds,
    isCopyAtWork,
    boosts,
    anyBoost: boosts.some((boost) => boost !== undefined),
    reactions: {
      aim: reactionsAt('aim', content, faces),
      each: reactionsAt('each', content, faces),
      harm: reactionsAt('harm', content, faces),
    },
    anyLoad: cards.some((card) => card?.colour === 'orange'),
    plays: content.map((def, i) => stepsOf(def, 'play', cards[i]?.play?.run)),
    saves: content.map((def, i) => stepsOf(def, 'saves', cards[i]?.saves?.run)),
    mets: content.map((def, i) => stepsOf(def, 'met', cards[i]?.met)),
    avoided: content.map((def, i) => stepsOf(def, 'avoided', cards[i]?.avoided)),
    enters: content.map((def) => stepsOf(def, 'enters', (def as Partial<TableEvent>).enters)),
    named,
    namedPairs: [...named],
    columns,
    turnColumns: marks.filter((mark) => mark.lasts === 'turn').map((mark) => SEAT_COLUMNS.length + marks.indexOf(mark)),
    hand: first.hand,
    play: first.play,
    role: first.role,
    character: first.character,
  };
}

let marksMet = 0;

/** The column of each mark by the number of the mark, -1 for those that are not in play. */
function columnsOf(marks: readonly Mark[]): number[] {
  for (const mark of marks) mark.number ??= marksMet++;
  const columns: number[] = new Array(marksMet).fill(-1);
  marks.forEach((mark, i) => {
    columns[mark.number as number] = SEAT_COLUMNS.length + i;
  });
  return columns;
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
