import { readdir } from 'node:fs/promises';
import { packs } from '@sixgun/engine';
import { describe, expect, test } from 'vitest';
import type { CardText } from '../src/content/card-text.ts';
import { content as cs } from '../src/content/cs.ts';
import { content as en } from '../src/content/en.ts';
import { content as pl } from '../src/content/pl.ts';
import { unfinished } from '../src/content/unfinished.ts';
import { type ContentKey, type Language, languages } from '../src/index.ts';
import { typographyFaults } from './typography.ts';

const all: Record<Language, Record<ContentKey, CardText>> = { en, cs, pl };
const keys = Object.keys(en) as ContentKey[];
/** Keys that are not shown in English for want of a translation. */
const given = (language: Language): ContentKey[] =>
  keys.filter((key) => language === 'en' || !(key in unfinished) || all[language][key] !== en[key]);
const folder = new URL('../src/content/', import.meta.url);
const longestLine = 34;
const cardKey = /^card\/(card|character|role|variant|event|gear|wagon|locomotive|station|token)\/[a-z]+(-[a-z]+)*$/;
const diceKey = /^dice\/(character|role|face|die|variant|token)\/[a-z0-9]+(-[a-z0-9]+)*$/;

test.each(keys)('%s', (key) => {
  const game = key.startsWith('dice/') ? diceKey : cardKey;
  expect(key).toMatch(game);
});

test('no key is given by two packs', async () => {
  const lists = ['first', 'sets'];
  const packs = (await readdir(folder, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && !lists.includes(entry.name),
  );
  const found = await Promise.all(
    packs.map(async ({ name }) => Object.keys((await import(new URL(`${name}/en.ts`, folder).href)).en)),
  );
  expect(found.flat().toSorted()).toEqual(keys.toSorted());
});

test('all languages hold the same keys', () => {
  expect(Object.keys(cs).toSorted()).toEqual(keys.toSorted());
  expect(Object.keys(pl).toSorted()).toEqual(keys.toSorted());
});

describe.each(languages)('%s', (language) => {
  const texts = all[language];

  test('fits the line on the card face', () => {
    const tooLong = keys.filter((key) => texts[key].line.length > longestLine);
    expect(tooLong.map((key) => `${texts[key].line.length} ${key} ${texts[key].line}`)).toEqual([]);
  });

  test('says something everywhere, in at most three sentences and five rulings', () => {
    for (const key of keys) {
      const { name, line, text, rulings } = texts[key];
      for (const part of [name, line, text, ...rulings]) expect(part, key).not.toBe('');
      expect(text.split(/[.!?](?=\s\p{Lu})/u).length, `${key} ${text}`).toBeLessThanOrEqual(3);
      expect(rulings.length, key).toBeLessThanOrEqual(5);
    }
  });

  test('is set with proper typography', () => {
    for (const key of given(language)) {
      const { name, line, text, rulings } = texts[key];
      for (const part of [name, line, text, ...rulings]) expect(typographyFaults(language, part), key).toEqual([]);
    }
  });
});

/** Characters whose name the edition in this language translates. */
const PRINTED: Record<'cs' | 'pl', Readonly<Record<string, string>>> = {
  cs: {
    'lemonade-jim': 'Limonádový Jim',
    'der-spot-burst-ringer': 'Spot-Burst Ringer',
    'tuco-franziskaner': 'Tuco the Franciscan',
  },
  pl: { 'slab-the-killer': 'Slab Zabójca', 'vulture-sam': 'Sam Sęp' },
};

describe.each(['cs', 'pl'] as const)('%s', (language) => {
  const texts = all[language];

  test('has its own words for everything but names', () => {
    for (const key of given(language)) {
      const english = new Set([en[key].line, en[key].text, ...en[key].rulings]);
      const { line, text, rulings } = texts[key];
      for (const part of [line, text, ...rulings]) expect(english.has(part), `${key} ${part}`).toBe(false);
    }
  });

  test('has as many rulings as English', () => {
    for (const key of keys) expect(texts[key].rulings.length, key).toBe(en[key].rulings.length);
  });

  test('keeps the names of the characters', () => {
    const characters = keys.filter((key) => key.includes('/character/') && !key.endsWith('/nobody'));
    for (const key of characters)
      expect([en[key].name, PRINTED[language][key.split('/')[2]]]).toContain(texts[key].name);
  });

  test('calls a character the same in both games', () => {
    for (const key of keys.filter((each) => each.startsWith('dice/character/'))) {
      const twin = texts[key.replace('dice/', 'card/') as ContentKey];
      expect(texts[key].name).toBe(twin.name);
    }
  });
});

interface Named {
  kind: string;
  id: string;
}

const piecesOf = (chosen: readonly object[]): string[] =>
  chosen
    .flatMap((pack) => Object.values(pack).filter(Array.isArray) as (readonly Partial<Named>[])[])
    .flatMap((parts) => parts.flatMap(({ kind, id }) => (id === undefined ? [] : [`card/${kind}/${id}`])))
    .filter((key) => keys.includes(key as ContentKey));

test('English stands in for the packs that are not finished, and for no others', () => {
  const [begun, done] = [true, false].map((wanted) => packs.filter((pack) => 'unfinished' in pack === wanted));
  expect(Object.keys(unfinished)).toEqual(expect.arrayContaining(piecesOf(begun)));
  expect(piecesOf(done).filter((key) => key in unfinished)).toEqual([]);
  expect(piecesOf(done).length).toBeGreaterThan(100);
});
