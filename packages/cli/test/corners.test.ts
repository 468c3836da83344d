import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { newMatch } from '@sixgun/engine';
import { describe, expect, it } from 'vitest';
import { main, ownFolder, sixgun } from './run.ts';

const { fileNamed, fileWith } = ownFolder();

const leaving = new URL('../src/leaving.ts', import.meta.url).href;
const environment = { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' };

/** Runs the command with its output on a disk that is full. */
function onFullDisk(...args: string[]) {
  const command = `exec "$0" "$@" >/dev/full`;
  const { status, stderr } = spawnSync('sh', ['-c', command, process.execPath, main, ...args], {
    encoding: 'utf8',
    input: '',
    env: environment,
  });
  return { code: status, err: stderr.trim().split('\n') };
}

describe('names that every object has are no names of ours', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s', (name) => {
    const refused = (option: string, given = name) => {
      const { code, out, err } = sixgun('simulate', '--games', '1', option, given);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      return err;
    };
    expect(refused('--game')).toBe(`--game: There is no game called "${name}"; there are: card, dice.\n`);
    expect(refused('--packs', `base,${name}`)).toMatch(`--packs: There is no pack called "${name}"; there are: base`);
    expect(refused('--variants')).toMatch(`--variants: There is no variant called "${name}"; there are: two-`);
    expect(refused('--bots')).toMatch(`--bots: There is no bot called "${name}"; there are: random, rule, `);
  });

  it('in a record', () => {
    const file = fileWith('odd.txt', newMatch({ players: 4, seed: 1 }).record().replace('card', 'constructor'));
    expect(sixgun('replay', file).err).toBe(`${file}: Line 1: "constructor" is no game; there are: card, dice.\n`);
  });
});

describe('a full disk', () => {
  it.each([[['simulate', '--games', '3']], [['play', '--seed', '1', '--players', '3']], [['--help']]])(
    'is told in one sentence: %j',
    (args) => {
      const { code, err } = onFullDisk(...args);
      expect(code).toBe(1);
      expect(err.at(-1)).toBe('The output cannot be written (ENOSPC).');
      expect(err.length).toBeLessThanOrEqual(2);
    },
  );

  it('does not cost the record that lies elsewhere', () => {
    const file = fileNamed('kept.txt');
    expect(onFullDisk('play', '--seed', '1', '--players', '3', '--record', file).code).toBe(1);
    expect(readFileSync(file, 'utf8')).toMatch(/^Game: card\n(?:.*\n)+Engine: /);
  });

  it('does not cost the game whose record it has no room for', () => {
    const { code, out, err } = sixgun('play', '--seed', '1', '--players', '3', '--record', '/dev/full');
    expect(code).toBe(2);
    expect(err.trim().split('\n').at(-1)).toBe('/dev/full: cannot be written (ENOSPC).');
    expect(out).toMatch(/\nGame: card\nPacks: base\n/);
  });
});

describe('a terminal that is gone', () => {
  it('ends the game as a hang-up does, after the record was written', () => {
    // What a prompt does when its terminal is gone, in the middle of a game.
    const script = `
      const { listenForLeaving } = await import(${JSON.stringify(leaving)});
      process.once('exit', () => console.log('kept'));
      listenForLeaving();
      setTimeout(() => {}, 60_000);
      setImmediate(() => { throw Object.assign(new Error('setRawMode EIO'), { code: 'EIO' }); });`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: environment,
    });
    expect({ status, stdout, stderr }).toEqual({ status: 129, stdout: 'kept\n', stderr: 'The terminal is gone.\n' });
  });
});

describe('files without end', () => {
  it('are not read', () => {
    for (const command of ['replay', 'scenario']) {
      const { code, err } = sixgun(command, '/dev/zero');
      expect(code).toBe(2);
      expect(err).toBe('/dev/zero: is larger than 4 MB; that is neither a record nor scenarios.\n');
    }
  });

  it.each([
    ['brackets', '['.repeat(100_000), /nested too deeply\./],
    ['aliases', `${'- &a [x]\n'.repeat(4_000)}${'- *a\n'.repeat(4_000)}`, /:4101 A file may use at most 100 aliases\./],
    ['keys', `- {${'a,'.repeat(100_000)}}`, /:1 The key "a" stands twice in its map\./],
    ['one move', `- {id: X, title: t, deal: {players: 4}, script: ["A: ${' '.repeat(400_000)}"]}`, /is no move/],
  ])('are scenarios that cannot be read: %s', (name, text, sentence) => {
    const { code, out, err } = sixgun('scenario', fileWith(`${name}.yaml`, text));
    expect(code).toBe(1);
    expect(out + err).toMatch(sentence);
    expect((out + err).length).toBeLessThan(1_000);
  });
});
