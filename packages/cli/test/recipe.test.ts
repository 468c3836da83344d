import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'sixgun-recipe-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const NOT_COPIED = ['node_modules', 'dist', '.git', 'compiled'];

/** A clone with everything installed: packages come from here, those of the workspace from the copy. */
function clone(): void {
  cpSync(root, copy, { recursive: true, filter: (file) => !NOT_COPIED.includes(basename(file)) });
  const [here, there] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  const link = (from: string, to: string, names: readonly string[]) => {
    mkdirSync(to, { recursive: true });
    for (const name of names) symlinkSync(join(from, name), join(to, name));
  };
  const others = (folder: string, ...own: string[]) => readdirSync(folder).filter((name) => !own.includes(name));
  link(here, there, others(here, '@sixgun', '.bin', '.cache', '.vite', '.sixgun-install'));
  link(join(here, '.bin'), join(there, '.bin'), others(join(here, '.bin'), 'sixgun'));
  link(join(copy, 'packages'), join(there, '@sixgun'), readdirSync(join(copy, 'packages')));
  symlinkSync('../@sixgun/cli/bin/sixgun.js', join(there, '.bin/sixgun'));
  const lock = createHash('sha256').update(readFileSync(join(copy, 'package-lock.json')));
  writeFileSync(join(there, '.sixgun-install'), lock.digest('hex'));
}

interface Block {
  language: string;
  /** The file named last before the block. */
  file: string;
  code: string;
}

/** The blocks of a section of CONTRIBUTING.md, in order. */
function blocksOf(section: string): Block[] {
  const whole = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const text = whole.split(`## ${section}\n`)[1].split('\n## ')[0];
  return [...text.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm)].map(({ 1: language, 2: code, index }) => ({
    language,
    file: [...text.slice(0, index).matchAll(/`((?:packages|scenarios)\/[^`]+)`/g)].at(-1)?.[1] ?? '',
    code: code.replace(/^ {3}/gm, ''),
  }));
}

/** As a newcomer has it: the Node of the machine, and no variables of the tests. */
function run(command: string): { code: number | null; said: string } {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const env = { HOME: process.env.HOME, PATH: path.join(delimiter), NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(command, { cwd: copy, shell: true, encoding: 'utf8', env });
  return { code: status, said: stdout + stderr };
}

test('the recipe for a new card works as it stands, before anybody has translated it', { timeout: 300_000 }, () => {
  clone();
  const change = (file: string, edit: (source: string) => string) =>
    writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), 'utf8')));
  const blocks = blocksOf('Add a card in ten minutes');
  expect(blocks.map(({ language }) => language)).toEqual(['yaml', 'ts', 'ts', 'ts', 'ts', 'ts', 'sh']);
  const [scenario, card, pack, line, words, unfinished, commands] = blocks;
  const name = /export const (\w+)/.exec(pack.code)?.[1];

  for (const { file, code } of [scenario, card, pack, words, unfinished]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), code);
  }
  change(line.file, (source) => `${line.code}${source}`.replace(/(export const packs = [^\]]*)\]/, `$1  ${name},\n]`));
  const said = commands.code
    .trim()
    .split('\n')
    .map((command) => {
      const { code, said } = run(command);
      expect(code, `${command}\n${said}`).toBe(0);
      return said;
    });
  expect(said[1]).toMatch(/1 passed, 0 failed/);
  expect(readFileSync(join(copy, 'docs/rules-coverage.md'), 'utf8')).toContain('X001');
});
