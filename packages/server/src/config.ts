import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';

/** Something is wrong outside the program: one sentence for whoever started it. */
export class StartError extends Error {
  readonly exitCode: 1 | 2;
  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const whole = (name: string, least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `${name} must be a whole number from ${least} to ${most}.`),
    v.transform(Number),
    v.minValue(least, `${name} must be at least ${least}.`),
    v.maxValue(most, `${name} must be at most ${most}.`),
  );
const flag = (name: string) =>
  v.pipe(
    v.picklist(['0', '1'], `${name} must be 1 or 0.`),
    v.transform((text) => text === '1'),
  );
const address = /^postgres(ql)?:\/\//;
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const environment = v.object({
  PORT: v.optional(whole('PORT', 1, 65535)),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/, 'HOST must be an address to listen at.')),
    '127.0.0.1',
  ),
  DATA: v.optional(v.string(), 'data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(address, 'DATABASE_URL must begin with postgres:// or postgresql://.')),
  ),
  NODE_NAME: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'NODE_NAME must be a name of letters, digits and dashes.')),
    'main',
  ),
  NODE_URL: v.optional(v.pipe(v.string(), v.check(isOrigin, 'NODE_URL must be an address like https://a.example.'))),
  NODE_ADDRESS: v.optional(
    v.pipe(v.string(), v.check(isOrigin, 'NODE_ADDRESS must be an address like http://10.0.0.2:8080.')),
  ),
  ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((origin) => origin.trim())
          .filter((origin) => origin !== ''),
      ),
      v.check((origins) => origins.every(isOrigin), 'ORIGINS must be a list like https://a.example,https://b.example.'),
    ),
    '',
  ),
  TRUST_PROXY: v.optional(flag('TRUST_PROXY'), '0'),
  LOG_LEVEL: v.optional(v.picklist(LEVELS, `LOG_LEVEL must be one of ${LEVELS.join(', ')}.`), 'warn'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'METRICS_TOKEN must have at least 16 characters.'))),
  ONLOOKERS: v.optional(whole('ONLOOKERS', 0, 1000), '50'),
  MAX_TABLES: v.optional(whole('MAX_TABLES', 1, 1_000_000), '5000'),
  WORDS: v.optional(v.string()),
  SIXGUN_TEST: v.optional(flag('SIXGUN_TEST'), '0'),
});

export interface Config {
  /** Null: the first free one from 8080 on. */
  port: number | null;
  host: string;
  /** Folder of the database; it holds seeds, so nobody else may read it. */
  data: string;
  databaseUrl: string | null;
  /** The name of this node among those that work on the same PostgreSQL. */
  node: string;
  /** Where programs reach this node and no other; null: everybody is passed on from node to node. */
  nodeUrl: string | null;
  /** Where the other nodes reach this one; null: at the address it listens at. */
  nodeAddress: string | null;
  origins: readonly string[];
  trustProxy: boolean;
  logLevel: (typeof LEVELS)[number];
  metricsToken: string | null;
  maxTables: number;
  /** So many who look on take part in the talk of a table; more of them only watch. */
  onlookers: number;
  /** Words that nobody may write at a public table, in lower case. */
  words: readonly string[];
  /** For tests and measurements: short holds, wide limits, and a route that shows what the server knows. */
  test: boolean;
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // What is set to nothing is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = v.safeParse(environment, given);
  if (!read.success) throw new StartError(read.issues[0].message, 2);
  const { output: found } = read;
  return {
    port: found.PORT ?? null,
    host: found.HOST,
    data: resolve(found.DATA),
    databaseUrl: found.DATABASE_URL ?? null,
    node: found.NODE_NAME,
    nodeUrl: found.NODE_URL ?? null,
    nodeAddress: found.NODE_ADDRESS ?? null,
    origins: found.ORIGINS,
    trustProxy: found.TRUST_PROXY,
    logLevel: found.LOG_LEVEL,
    metricsToken: found.METRICS_TOKEN ?? null,
    maxTables: found.MAX_TABLES,
    onlookers: found.ONLOOKERS,
    words: found.WORDS === undefined ? [] : readWords(found.WORDS),
    test: found.SIXGUN_TEST,
  };
}

function readWords(file: string): string[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.map((line) => line.trim().toLowerCase()).filter((line) => line !== '');
  } catch {
    throw new StartError(`WORDS must be a file of words, one a line; ${file} cannot be read.`, 2);
  }
}
