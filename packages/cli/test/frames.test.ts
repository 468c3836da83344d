import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const READS = [
  'export const f = (g: G) => g.s.stack;',
  'export const f = (g: G) => g.s?.stack.at(-1);',
  "export const f = (g: G) => g.s['stack'];",
  'export const f = ({ stack }: S) => stack;',
  'export const f = ({ s: { stack: frames } }: G) => frames;',
  'export const f = ({ stack: frames = [] }: S) => frames;',
];

const project = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'frames-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the linter says of these lines, each in a file of this package. */
function lint(name: string, lines: readonly string[]): string {
  const source = join(folder, 'packages', name, 'src');
  mkdirSync(source, { recursive: true });
  lines.forEach((line, i) => writeFileSync(join(source, `line-${i}.ts`), `${line}\n`));
  const biome = join(project, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const options = ['lint', '--vcs-enabled=false', `--config-path=${project}`, source];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...options], { encoding: 'utf8', cwd: folder });
  return stdout + stderr;
}

const blamed = (said: string): number => said.split('Nobody outside the engine reads a frame').length - 1;

test('nobody outside the engine reads a frame, however it is written', () => {
  expect(blamed(lint('web', READS))).toBe(READS.length);
  expect(blamed(lint('server', [...READS, 'export const f = (error: Error) => error.stack;']))).toBe(READS.length);
  expect(blamed(lint('engine', READS))).toBe(0);
});
