import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** The built program: it starts six times as fast as its sources. `npm test` builds it first. */
export const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sixgun-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

export const fileNamed = (name: string): string => join(folder, name);

export function fileWith(name: string, text: string): string {
  writeFileSync(fileNamed(name), text);
  return fileNamed(name);
}
