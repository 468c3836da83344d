import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODES, toClientFrom, toServerFrom, VERSION } from '@sixgun/protocol';
import { languages, loadTexts } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { protocolPage } from '../src/protocol-page.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');

test('the tables of docs/protocol.md are what `npx sixgun protocol` writes', async () => {
  expect(protocolPage(page, await loadTexts('en'))).toBe(page);
});

const examples = page
  .split('```json\n')
  .slice(1)
  .flatMap((part) => part.split('\n```')[0].split('\n'));

test.each(examples)('an example of the page is a message: %s', (line) => {
  const message: unknown = JSON.parse(line);
  expect([toServerFrom(message), toClientFrom(message)].filter((read) => read !== null)).toEqual([message]);
});

test('whoever greets as the page shows it is understood', () => {
  const greetings = examples.map((line) => toServerFrom(JSON.parse(line))).filter((message) => message?.t === 'hello');
  expect(greetings.map(({ v }) => v)).toEqual(greetings.map(() => VERSION));
  expect(greetings).not.toHaveLength(0);
});

test('every code has its sentence in every language', async () => {
  for (const language of languages) {
    const { t } = await loadTexts(language);
    for (const code of CODES) expect(t(`code.${code}`).length, `${language} ${code}`).toBeGreaterThan(8);
  }
});
