import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { en } from '../src/messages/en.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const code = globSync('*/src/**/*.{ts,tsx}', { cwd: packages })
  .filter((file) => !/^texts\/src\/(messages|compiled|declined)\//.test(file))
  .map((file) => readFileSync(packages + file, 'utf8'))
  .join('\n');

/** All that could name a message, or the part of it that a template leaves open. */
const words = new Set(code.match(/\w[\w.-]*/g));
const templates = [...new Set(code.match(/`[a-z][a-z-]*[.-][^`\s]*\$\{[^`\s]*`/g))].map(
  (template) => new RegExp(`^${template.slice(1, -1).replace(/\$\{[^}]*\}/g, '(.+)')}$`),
);

const isOpen = (key: string, template: RegExp): boolean =>
  template
    .exec(key)
    ?.slice(1)
    .every((part) => words.has(part)) === true;

test('every message is said somewhere', () => {
  const unsaid = Object.keys(en).filter((key) => !words.has(key) && !templates.some((each) => isOpen(key, each)));
  expect(unsaid).toEqual([]);
});
