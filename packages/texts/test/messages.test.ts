import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { type Language, languages, loadTexts, type MessageKey } from '../src/index.ts';
import { cs } from '../src/messages/cs.ts';
import { en } from '../src/messages/en.ts';
import { pl } from '../src/messages/pl.ts';
import { unfinished } from '../src/messages/unfinished.ts';
import { typographyFaults } from './typography.ts';

/** Of packs that are not finished a language may leave out what it likes; English stands in for it. */
const sources: Record<Language, Record<MessageKey, string>> = {
  en,
  cs: { ...unfinished, ...cs },
  pl: { ...unfinished, ...pl },
};
const written: Record<Language, object> = { en, cs, pl };
const keys = Object.keys(en) as MessageKey[];
const keysOf = (language: Language): MessageKey[] => keys.filter((key) => Object.hasOwn(written[language], key));

const isName = (key: MessageKey) => key.startsWith('name.') || key.startsWith('pack.');

interface Plural {
  readonly parameter: string;
  readonly categories: readonly string[];
}

function walk(tokens: CompiledMessage, visit: (name: string, type?: string, cases?: object) => void): void {
  if (!Array.isArray(tokens)) return;
  for (const token of tokens) {
    if (!Array.isArray(token)) continue;
    const [name, type, cases] = token as [string, string?, Record<string, CompiledMessage>?];
    visit(name, type, cases);
    for (const branch of Object.values(cases ?? {})) walk(branch, visit);
  }
}

function placeholders(message: string): string[] {
  const names = new Set<string>();
  walk(compileMessageOrThrow(message), (name) => names.add(name));
  return [...names].sort();
}

function plurals(message: string): Plural[] {
  const found: Plural[] = [];
  walk(compileMessageOrThrow(message), (parameter, type, cases) => {
    if (type === 'plural')
      found.push({ parameter, categories: Object.keys(cases ?? {}).filter((c) => c !== 'offset') });
  });
  return found;
}

const withPlural = keys.filter((key) => plurals(en[key]).length > 0);

test.each(languages)('%s: every message that needs no parameter is said as it is written', async (language) => {
  const { t, knows } = await loadTexts(language);
  expect(keys.filter((key) => !knows(key))).toEqual([]);
  const plain = keys.filter((key) => !/[{}'#<]/.test(sources[language][key]));
  expect(plain.length).toBeGreaterThan(100);
  for (const key of plain) expect(t(key), key).toBe(sources[language][key]);
});

describe.each(['cs', 'pl'] as const)('%s', (language) => {
  test('has its own words for everything but names', () => {
    const same = keysOf(language).filter((key) => !isName(key) && sources[language][key] === en[key]);
    expect(same).toEqual([]);
  });

  test('uses the parameters of the English message', () => {
    for (const key of keysOf(language)) {
      expect(placeholders(sources[language][key]), key).toEqual(placeholders(en[key]));
    }
  });

  test('counts the same parameters as the English message', () => {
    for (const key of keysOf(language)) {
      const counted = (message: string) => plurals(message).map((plural) => plural.parameter);
      expect(counted(sources[language][key]), key).toEqual(counted(en[key]));
    }
  });
});

test.each(languages)('%s spells out every plural category', (language) => {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  for (const key of keysOf(language)) {
    for (const plural of plurals(sources[language][key])) expect(plural.categories.toSorted(), key).toEqual(wanted);
  }
});

test.each(languages)('%s renders 1, 2 and 5 in every message with a plural', async (language) => {
  const { t } = await loadTexts(language);
  expect(withPlural.length).toBeGreaterThan(10);
  for (const key of withPlural) {
    const render = (count: number) => {
      const names = Object.fromEntries(placeholders(en[key]).map((name) => [name, `<${name}>`]));
      const counts = Object.fromEntries(plurals(en[key]).map((plural) => [plural.parameter, count]));
      return t(key, { ...names, ...counts });
    };
    const [one, two, five] = [1, 2, 5].map((count) => {
      const text = render(count);
      expect(text, `${key} ${count}`).toContain(String(count));
      expect(text, `${key} ${count}`).not.toMatch(/[{}#]|undefined/);
      return text.replaceAll(String(count), 'N');
    });
    expect(one, key).not.toBe(two);
    if (language === 'en') expect(two, key).toBe(five);
  }
});

test.each([
  ['en', 'log.draw', ['Ann draws 1 card.', 'Ann draws 2 cards.', 'Ann draws 5 cards.']],
  ['cs', 'log.draw', ['Ann si dobírá 1 kartu.', 'Ann si dobírá 2 karty.', 'Ann si dobírá 5 karet.']],
  ['pl', 'log.draw', ['Ann dobiera 1 kartę.', 'Ann dobiera 2 karty.', 'Ann dobiera 5 kart.']],
  ['en', 'ui.life', ['1 life', '2 lives', '5 lives']],
  ['cs', 'ui.life', ['1 život', '2 životy', '5 životů']],
  ['pl', 'ui.life', ['1 punkt życia', '2 punkty życia', '5 punktów życia']],
  ['cs', 'lobby.seats', ['1 místo', '2 místa', '5 míst']],
  ['pl', 'lobby.seats', ['1 miejsce', '2 miejsca', '5 miejsc']],
] as const)('%s %s', async (language, key, expected) => {
  const { t } = await loadTexts(language);
  expect([1, 2, 5].map((count) => t(key, { who: 'Ann', count }))).toEqual(expected);
});

test.each([
  ['en', ['win in 5 games', 'wins in 5 games', 'wins in 5 games']],
  ['cs', ['výhra z 5 her', 'výhry z 5 her', 'výher z 5 her']],
  ['pl', ['wygrana z 5 gier', 'wygrane z 5 gier', 'wygranych z 5 gier']],
] as const)('%s: the number of wins stands before its word', async (language, expected) => {
  const { t } = await loadTexts(language);
  expect([1, 2, 5].map((won) => t('games.won-of', { won, count: 5 }))).toEqual(expected);
});

test.each(languages)('%s is set with proper typography', (language) => {
  for (const key of keys) expect(typographyFaults(language, sources[language][key]), key).toEqual([]);
});

/** What only others do: one's own part of it is a question. */
const OF_OTHERS = /^stage\.(decides|shoots-you|turn-to-discard)/;

test.each(languages)('%s: what begins with a player can be said to that player', async (language) => {
  const { you } = await import(`../src/messages/you/${language}.ts`);
  const untold = keys.flatMap((key) => {
    const [, player] = /^\{(who|by|name)\}/.exec(en[key]) ?? [];
    const told = /^(log|stage)\./.test(key) && !OF_OTHERS.test(key) && player !== undefined;
    return told && !Object.hasOwn(you, `${key}@${player}`) ? [key] : [];
  });
  expect(untold).toEqual([]);
});
