import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const read = (file: string): string => readFileSync(file, 'utf8');

/** What a file is built with; what is fetched later brings its own. */
const STATIC = /^(?:import|export) (?!type )(?:[^'";]* from )?'(\.[^']+)';/gm;
const imports = (file: string): string[] =>
  [...read(file).matchAll(STATIC)].map(([, path]) => resolve(dirname(file), path)).filter((path) => existsSync(path));
const sheets = (file: string): string[] =>
  [...read(file).matchAll(/@import "([^"]+)"/g)].map(([, path]) => resolve(dirname(file), path));

/** Everything that is there as soon as this file is. */
function together(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const each of file.endsWith('.css') ? sheets(file) : imports(file)) together(each, known);
  return known;
}

/** Classes that a sheet says something of by themselves: without it their elements are bare. */
const drawnBy = (sheet: string): string[] =>
  [...read(sheet).matchAll(/^\.([\w-]+)(?:,| \{)$/gm)].map(([, name]) => name);
/** Class names that stand as such in a file. */
const worn = (file: string): string[] =>
  [...read(file).matchAll(/class="([\w -]+)"/g)].flatMap(([, names]) => names.split(' '));

/** Faces of dice in a sentence: whoever plays cards never reads one. */
const DICE_ONLY = ['signs', 'places', 'twice'];

const css = globSync(`${source}style/**/*.css`);
const drawn = new Map<string, string[]>();
for (const sheet of css) for (const name of drawnBy(sheet)) drawn.set(name, [...(drawn.get(name) ?? []), sheet]);

const first = together(join(source, 'main.tsx'));
/** Every page that somebody may come to by its link, straight away. */
const pages = [...read(join(source, 'app.tsx')).matchAll(/import\('(\.[^']+)'\)/g)].map(([, path]) => path);

test.each(pages)('%s has the styles of all it shows when it is the first page that is opened', (page) => {
  const there = new Set([...first, ...together(resolve(source, page))]);
  const bare = [...there]
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => worn(file).map((name) => ({ name, file: file.slice(source.length) })))
    .filter(({ name }) => !DICE_ONLY.includes(name))
    .filter(({ name }) => drawn.get(name)?.every((sheet) => !there.has(sheet)));
  expect(bare).toEqual([]);
});
