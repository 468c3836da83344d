import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** The built program: it starts six times as fast as its sources. `npm test` builds it first. */
export const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the command as a user would, without a terminal. */
export function sixgun(...args: string[]): Ran {
  const result = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    input: '',
    timeout: 60_000,
    env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' },
  });
  return { code: result.status, out: result.stdout, err: result.stderr };
}

/** A folder for the files of one file of tests, which goes with it. */
export function ownFolder(): { fileNamed: (name: string) => string; fileWith: (name: string, text: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'sixgun-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const fileNamed = (name: string): string => join(folder, name);
  const fileWith = (name: string, text: string): string => {
    writeFileSync(fileNamed(name), text);
    return fileNamed(name);
  };
  return { fileNamed, fileWith };
}
