import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '../../texts/src/messages/en.ts';

const packages = join(import.meta.dirname, '../..');

/** Keys as they are written, those that are put together from a name included: `log.names-${suit}`. */
const used = globSync('{narration,web,cli}/src/**/*.{ts,tsx}', { cwd: packages }).flatMap((file) =>
  [...readFileSync(join(packages, file), 'utf8').matchAll(/['`]((?:log|prompt|why)\.[a-z-]+)/g)].map(([, key]) => key),
);

test('every sentence of the texts is said by somebody', () => {
  const beginnings = used.filter((key) => key.endsWith('-'));
  const said = (key: string) => used.includes(key) || beginnings.some((beginning) => key.startsWith(beginning));
  const sentences = Object.keys(en).filter((key) => /^(log|prompt|why)\./.test(key));
  expect(sentences.filter((key) => !said(key))).toEqual([]);
});
