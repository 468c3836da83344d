import { execSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, StartError } from '../src/config.ts';
import { Seat } from '../src/load/seat.ts';
import { MIGRATIONS, VERSION } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { ServerProcess } from './process.ts';
import { comer, newFolder, SETUP, serve } from './serving.ts';

const QUIET = { fenced() {}, failed() {}, committed() {} };
let folder = '';
beforeAll(() => {
  folder = newFolder();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a wrong configuration is one sentence', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ HOST: 'here, please' }, 'HOST must be an address to listen at.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
    [{ ORIGINS: 'example.com' }, 'ORIGINS must be a list like https://a.example,https://b.example.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 1 or 0.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
    [{ MAX_TABLES: '0' }, 'MAX_TABLES must be at least 1.'],
    [{ WORDS: '/nowhere/words' }, 'WORDS must be a file of words, one a line; /nowhere/words cannot be read.'],
  ])('%o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new StartError(sentence, 2));
  });

  test('what is set to nothing is as if it were not set', () => {
    expect(readConfig({ PORT: '', ORIGINS: '' })).toEqual(readConfig({}));
  });

  test('what npm sets for everything it starts changes nothing', () => {
    const script = join(folder, 'package.json');
    writeFileSync(script, JSON.stringify({ scripts: { start: 'node -p "JSON.stringify(process.env)"' } }));
    const { PATH, HOME } = process.env;
    const said = execSync('npm start --silent', { cwd: folder, env: { PATH, HOME }, encoding: 'utf8' });
    const env = JSON.parse(said) as Record<string, string>;
    expect(env).toHaveProperty('NODE');
    expect(readConfig(env)).toEqual(readConfig({}));
  });

  test('and exit code 2', async () => {
    const server = new ServerProcess({ PORT: '0' });
    expect(await server.exit()).toBe(2);
    expect(server.errors).toBe('PORT must be at least 1.\n');
  });
});

describe('what cannot be used is said in one sentence', () => {
  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const at = other.address();
    const port = typeof at === 'object' && at !== null ? at.port : 0;
    await expect(serve({ PORT: String(port), DATA: join(folder, 'taken') })).rejects.toThrow(
      new StartError(`Port ${port} is taken; choose another one with PORT.`, 1),
    );
    other.close();
  });

  test('a folder that cannot be made', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => openSqlite(join(file, 'data'), QUIET)).toThrow(
      /cannot be used for the data \(.+\); name another one with DATA\./,
    );
  });

  test('a file of something else', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    const db = new DatabaseSync(join(other, 'sixgun.db'));
    db.exec('create table cats (name text)');
    db.close();
    expect(() => openSqlite(other, QUIET)).toThrow('is no database of Sixgun; name another folder with DATA.');
    writeFileSync(join(other, 'sixgun.db'), 'not a database at all, but long enough to look like one');
    expect(() => openSqlite(other, QUIET)).toThrow(/cannot be opened: .+/);
  });

  test('a database of a newer version', () => {
    const newer = join(folder, 'newer');
    mkdirSync(newer);
    const db = new DatabaseSync(join(newer, 'sixgun.db'));
    db.exec('pragma user_version = 99');
    db.close();
    expect(() => openSqlite(newer, QUIET)).toThrow(`is of a newer Sixgun (version 99, this one knows ${VERSION})`);
  });

  test('a database of an older version is brought up to date, and its tables are played on', async () => {
    const older = join(folder, 'older');
    mkdirSync(older);
    const db = new DatabaseSync(join(older, 'sixgun.db'));
    for (const step of MIGRATIONS[0]) db.exec(step);
    db.exec('pragma user_version = 1');
    // A document as it was written then: without faces, bets, and what somebody has seen.
    const seat = { person: null, name: '', bot: null, ready: null, spare: true, since: 0, sawAll: false };
    const seats = [{ ...seat, person: 'p-ann', name: 'Ann' }, seat, seat, seat];
    const next = { id: 'g-next', commitment: '0'.repeat(64) };
    const around = { host: 'p-ann', banned: [], muted: [], previous: [], rematch: null, next };
    db.prepare(`insert into tables values ('old', 'ABCDE', 'node', 1, 0, 1, 'waiting', ?, null, null, ?)`).run(
      JSON.stringify({ ...SETUP, players: 4, seats, ...around }),
      Date.now(),
    );
    db.prepare(`insert into chat values ('old', 7, ?, 'p-ann', 'table', '{"name":"Ann","text":"Howdy"}')`).run(
      Date.now(),
    );
    db.close();
    const served = await serve({ DATA: older });
    const ben = await comer(served.api, 'old', 'Ben');
    expect(ben.room?.seats.map(({ name, portrait }) => [name, portrait])).toEqual([
      ['Ann', null],
      ['Ben', null],
      ['', null],
      ['', null],
    ]);
    const late = new Seat(served.api, ben.guest, 'old');
    const said: unknown[] = [];
    late.onMessage = (message) => void (message.t === 'chat' && said.push(message.text));
    await late.until(() => said.length > 0, 'for what was said');
    expect(said).toEqual(['Howdy']);
    for (const each of [ben, late]) each.close();
    await served.stop();
  });

  test('the folder is for nobody else: it holds seeds', async () => {
    const data = join(folder, 'mine');
    mkdirSync(data);
    chmodSync(data, 0o755);
    await openSqlite(data, QUIET).close();
    expect(statSync(data).mode & 0o777).toBe(0o700);
  });
});
