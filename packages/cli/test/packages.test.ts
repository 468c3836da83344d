import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  link?: boolean;
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  peer?: boolean;
  os?: string | string[];
}

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
const manifest = read('package.json');
const locked = Object.entries<Locked>(read('package-lock.json').packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
  .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? '', ...entry }));

test('the lock file pins every package by its content', () => {
  expect(locked.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('no package runs a script when it is installed', () => {
  const withScript = locked.filter(({ hasInstallScript }) => hasInstallScript === true).map(({ name }) => name);
  expect(withScript.filter((name) => manifest.allowScripts[name] !== false)).toEqual([]);
});

test('the Node of every platform is pinned', () => {
  const named = locked.filter(({ name }) => /^node-(bin-)?(darwin|linux|win)-/.test(name));
  expect(Object.fromEntries(named.map(({ name, version }) => [name, version]))).toEqual(manifest.optionalDependencies);
  for (const { version, optional, os } of named) {
    expect(version).toMatch(/^24\.\d+\.\d+$/);
    expect({ optional, os: os !== undefined }).toEqual({ optional: true, os: true });
  }
});

test('whoever plays gets these packages and no others', () => {
  const shipped = locked.filter(({ dev, optional, devOptional, peer }) => !(dev || optional || devOptional || peer));
  expect(shipped.map(({ name }) => name).sort()).toEqual([
    '@clack/core',
    '@clack/prompts',
    '@fontsource/bitter',
    '@fontsource/holtwood-one-sc',
    '@fontsource/sancreek',
    '@iconify-json/game-icons',
    '@iconify/types',
    'commander',
    'fast-string-truncated-width',
    'fast-string-width',
    'fast-wrap-ansi',
    'preact',
    'sisteransi',
    'valibot',
    'yaml',
  ]);
});
