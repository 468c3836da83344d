import {
  COMMON_WORDS,
  type DeclaredField,
  type DeclaredKey,
  DICE_REASONS,
  DICE_WORDS,
  FACES,
  type GameName,
  gameKinds,
  packs,
  REASONS,
  shapeText,
} from '@sixgun/engine';
import { commonFields, decisionKeys, GAMES, vocabularyOf } from '@sixgun/scenario';
import type { Texts } from '@sixgun/texts';
import { code, type Table, table, withTables } from './page-tables.ts';

/** docs/notation.md with its tables as the code has them now. */
export const notationPage = (page: string, texts: Texts): string =>
  withTables('docs/notation.md', page, tablesOf(texts));

function tablesOf(texts: Texts): Readonly<Record<string, Table>> {
  const tables: Record<string, Table> = {
    'fields of every scenario': table(
      ['field', 'holds', 'meaning'],
      Object.entries(commonFields).map(([name, { is, means }]) => [code(name), HOLDS[name] ?? shapeText(is), means]),
    ),
    'keys about the decision': table(
      ['key', 'meaning'],
      Object.entries(decisionKeys).map(([name, means]) => [code(name), means]),
    ),
    faces: [`Faces: ${FACES.map(code).join(' ')}.`],
  };
  for (const game of GAMES) {
    tables[`packs, ${game}`] = [`Packs: ${packsOf(game)}.`];
    tables[`words, ${game}`] = [`Words: ${wordsOf(game)}.`];
    tables[`options, ${game}`] = optionTable(game, texts);
    tables[`reasons, ${game}`] = reasonTable(game, texts);
    tables[`fields, ${game}`] = fieldTable(game);
    tables[`keys, ${game}`] = keyTable(game);
  }
  return tables;
}

/** Fields whose shape the tables below or the steps explain. */
const HOLDS: Readonly<Record<string, string>> = {
  title: 'text',
  source: 'text',
  players: 'map by seat',
  script: 'list of steps',
  expect: 'map of keys',
};

function packsOf(game: GameName): string {
  const finished = gameKinds[game].packs;
  const begun = game === 'card' ? packs.map(({ id }) => id).filter((id) => !finished.includes(id)) : [];
  const listed = finished.map(code).join(' ');
  return begun.length === 0 ? listed : `${listed}; begun, for scenario files only: ${begun.map(code).join(' ')}`;
}

function wordsOf(game: GameName): string {
  if (game === 'dice') return DICE_WORDS.map(code).join(' ');
  const ofPacks = packs.flatMap((pack) => ('words' in pack ? [`${pack.words.map(code).join(' ')} (${pack.id})`] : []));
  return [COMMON_WORDS.map(code).join(' '), ...ofPacks].join('; ');
}

function optionTable(game: GameName, texts: Texts): Table {
  const { variants, choices } = gameKinds[game];
  return table(
    ['option', 'values', 'meaning'],
    variants.map((name) => {
      const key = `${game}/variant/${name}`;
      const values = choices[name] ?? ['true'];
      return [code(name), values.map(code).join(' '), texts.has(key) ? texts.content(key).text : ''];
    }),
  );
}

/** What stands in a sentence for something that differs from case to case. */
const BLANK = '…';
const PARAMS = ['name', 'card', 'weapon', 'by', 'event', 'distance', 'reach', 'needed', 'have'];

function reasonTable(game: GameName, texts: Texts): Table {
  const params = Object.fromEntries(PARAMS.map((name) => [name, BLANK]));
  const reasons: readonly string[] = game === 'card' ? REASONS : DICE_REASONS;
  return table(
    ['reason', 'in words'],
    reasons.map((reason) => {
      const key = [`why.${reason}-${game}`, `why.${reason}`].find((one) => texts.knows(one));
      return [code(reason), key === undefined ? '' : texts.t(key, params)];
    }),
  );
}

const originOf = ({ pack, variant }: DeclaredField | DeclaredKey): string =>
  variant !== '' ? `option ${code(variant)}` : pack !== '' ? pack : 'always';

/** What several packs declare alike is told once. */
function withOrigins(rows: readonly { cells: readonly string[]; origin: string }[]): string[][] {
  const origins = new Map<string, { cells: readonly string[]; origins: string[] }>();
  for (const { cells, origin } of rows) {
    const known = origins.get(cells.join());
    if (known === undefined) origins.set(cells.join(), { cells, origins: [origin] });
    else known.origins.push(origin);
  }
  return [...origins.values()].map((row) => [...row.cells, row.origins.join(', ')]);
}

const OF = { seat: 'seat', table: 'table', laid: 'card in play' } as const;

function fieldTable(game: GameName): Table {
  const rows = vocabularyOf(game).fields.map((field) => {
    const { of, name, is, means, settable } = field;
    const cells = [OF[of], code(name), shapeText(is), means + (settable ? '' : '; cannot be set up yet')];
    return { cells, origin: originOf(field) };
  });
  return table(['of', 'field', 'holds', 'meaning', 'with'], withOrigins(rows));
}

function keyTable(game: GameName): Table {
  const rows = vocabularyOf(game).keys.map((key) => {
    const named = key.of === 'seat' ? `X.${key.name}` : key.name;
    const forms = key.takes === '' ? [named] : key.takes.split(' or ').map((rest) => `${named}.${rest}`);
    const cells = [forms.map(code).join(' '), key.means + (key.ordered ? '; in this order' : '')];
    return { cells, origin: originOf(key) };
  });
  return table(['key', 'meaning', 'with'], withOrigins(rows));
}
