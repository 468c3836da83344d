import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@sixgun/engine';
import { runScenario } from '@sixgun/scenario';
import { loadScenarios } from '@sixgun/scenario/yaml';
import { loadTexts } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { notationPage } from '../src/notation.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/notation.md'), 'utf8');
const texts = await loadTexts('en');

/** The first example of the page in this language. */
const example = (language: string): string => page.split(`\`\`\`${language}\n`)[1].split('```')[0];

test('the tables of docs/notation.md are what `npx sixgun notation` writes', () => {
  expect(notationPage(page, texts)).toBe(page);
});

test('a page without a place for a table is refused', () => {
  expect(() => notationPage(page.replace('<!-- table: faces -->', ''), texts)).toThrow(
    'no place for the table "faces"',
  );
});

test('the scenario of the page holds', () => {
  const [{ scenario }] = loadScenarios(example('yaml'));
  expect(scenario === null ? 'unreadable' : runScenario(scenario)).toEqual([]);
});

test('the record of the page can be read', () => {
  expect(parseRecord(example('')).moves.map(({ tokens }) => tokens.join(' '))).toEqual(['yes', 'bang/5C B', 'pass']);
});
