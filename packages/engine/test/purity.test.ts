import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dicePacks, FACES, packs } from '../src/index.ts';

const root = join(import.meta.dirname, '../../..');
const kernel = join(root, 'packages/engine/src/kernel');
const elsewhere = mkdtempSync(join(tmpdir(), 'sixgun-'));
afterAll(() => rmSync(elsewhere, { recursive: true }));

/** Runs a tool of the project in a folder of its own; answers everything it has printed. */
function output(tool: string, ...args: string[]): string {
  const options = { cwd: elsewhere, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } } as const;
  const { stdout, stderr, error } = spawnSync(join(root, 'node_modules/.bin', tool), args, options);
  if (error !== undefined) throw error;
  return stdout + stderr;
}

const FORBIDDEN = [
  ['Date.now()', 'Date'],
  ['new Date()', 'Date'],
  ['Math.random()', 'random'],
  ['((m) => m.random())(Math)', 'random'],
  ['(({ random }) => random())(Math)', 'random'],
  ["Reflect.get(globalThis, 'process')", 'globalThis'],
  ["eval('1')", 'eval'],
  ["new Function('return 1')", 'Function'],
  ["new Intl.Collator('cs')", 'Intl'],
  ["'a'.localeCompare('b')", 'localeCompare'],
  ['(1.5).toLocaleString()', 'toLocaleString'],
] as const;
const ALLOWED = '(g: { random(n: number): number }) => g.random(6)';

test('the linter keeps clock, chance, surroundings and locale away from the rules', () => {
  const { vcs: _, plugins: __, ...config } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const lines = [...FORBIDDEN.map(([expression]) => expression), ALLOWED];
  mkdirSync(join(elsewhere, 'packages/engine/src/kernel'), { recursive: true });
  writeFileSync(join(elsewhere, 'biome.json'), JSON.stringify(config));
  writeFileSync(
    join(elsewhere, 'packages/engine/src/kernel/example.ts'),
    lines.map((expression, i) => `export const example${i} = ${expression};\n`).join(''),
  );
  const only = ['--only=style/noRestrictedGlobals', '--only=nursery/noJsRestrictedProperties'];
  const said = output('biome', 'lint', ...only, '--reporter=github', '--max-diagnostics=none');
  const found = [...said.matchAll(/line=(\d+),.*::Do not use (?:the global variable (\w+)|property '(\w+)')/g)];
  const named = found.map(([, line, global, property]) => [lines[Number(line) - 1], global ?? property]);
  expect(named.sort()).toEqual([...FORBIDDEN].sort());
});

test('the compiler knows neither Node nor a browser in the rules', () => {
  const names = ['console', 'process', 'performance', 'crypto', 'setTimeout', 'window', 'document', 'fetch', 'require'];
  writeFileSync(join(elsewhere, 'example.ts'), `export const example = [${names}, import.meta.url];\n`);
  const compilerOptions = { composite: false, noEmit: true, rootDir: '.', tsBuildInfoFile: null };
  const config = {
    extends: join(root, 'packages/engine/tsconfig.json'),
    files: ['example.ts'],
    include: [],
    compilerOptions,
  };
  writeFileSync(join(elsewhere, 'tsconfig.json'), JSON.stringify(config));
  const said = output('tsc', '-p', '.');
  const unknown = [...said.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name);
  expect(unknown.sort()).toEqual(names.sort());
  expect(said).toContain("Property 'url' does not exist on type 'ImportMeta'");
});

test('the kernel names no card', () => {
  const parts = [...packs, ...dicePacks].flatMap((pack) => Object.values(pack)).filter(Array.isArray);
  // Plain dice are called as the pack is.
  const named = parts.flat().filter(({ kind, id }) => kind !== undefined && id !== undefined && kind !== 'die');
  const ids = new Set<string>([...FACES, ...named.map(({ id }) => id)]);
  expect(ids.size).toBeGreaterThan(150);
  const quoted = /(['"`])([a-z]+(?:-[a-z0-9]+)*)\1/g;
  const breaches = globSync('**/*.ts', { cwd: kernel }).flatMap((file) =>
    [...readFileSync(join(kernel, file), 'utf8').matchAll(quoted)].flatMap(([, , text]) =>
      ids.has(text) ? [`${file}: ${text}`] : [],
    ),
  );
  expect(breaches).toEqual([]);
});
