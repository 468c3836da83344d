import { readFileSync } from 'node:fs';
import { players } from '@sixgun/bots';
import { ENGINE_VERSION, newGame } from '@sixgun/engine';
import { VERSION } from '@sixgun/protocol';
import { loadTexts } from '@sixgun/texts';
import { describe, expect, it, vi } from 'vitest';
import type { Balance } from '../src/balance.ts';
import type { Position } from '../src/position.ts';
import { simulate } from '../src/simulate.ts';
import type { Report } from '../src/simulation-report.ts';
import { tableLines } from '../src/table.ts';
import { Words } from '../src/words.ts';
import { ownFolder, sixgun } from './run.ts';

const { fileNamed } = ownFolder();

it('says which versions of program, engine and protocol it is', () => {
  const text = `sixgun 0.0.0, engine ${ENGINE_VERSION}, protocol ${VERSION}\n`;
  expect(sixgun('--version')).toEqual({ code: 0, out: text, err: '' });
});

describe('simulate', () => {
  it('writes who wins with what, for the balance page', () => {
    const file = fileNamed('balance.json');
    const { code } = sixgun('simulate', '--games', '6', '--players', '4-5', '--bots', 'rule', '--balance', file);
    expect(code).toBe(0);
    const balance = JSON.parse(readFileSync(file, 'utf8')) as Balance;
    expect(balance.games).toBe(6);
    const seats = balance.roles.reduce((sum, { played }) => sum + played, 0);
    expect(seats).toBe(3 * 4 + 3 * 5);
    expect(balance.characters.reduce((sum, { played }) => sum + played, 0)).toBe(seats);
    expect(balance.turns.games.reduce((sum, each) => sum + each, 0)).toBe(6);
    for (const { rate, low, high } of balance.roles) {
      expect(low).toBeLessThanOrEqual(rate);
      expect(rate).toBeLessThanOrEqual(high);
    }
  });

  it('prints exactly one object with --json', () => {
    const { code, out, err } = sixgun('simulate', '--games', '60', '--players', '4-7', '--packs', 'all', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const report = JSON.parse(out) as Report;
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(report).toMatchObject({ games: 60, failures: 0 });
    expect(report.wins.law + report.wins.outlaws + report.wins.renegade).toBe(60);
    for (const key of ['gamesPerCpuSecond', 'microsPerDecision', 'decisionsPerGame', 'longest'] as const)
      expect(report[key]).toBeGreaterThan(0);
  });

  it('prints a readable table without it', () => {
    const { code, out } = sixgun('simulate', '--games', '20', '--bots', 'rule,random');
    expect(code).toBe(0);
    expect(out).toMatch(/law +\d+ +\d+\.\d % +\(/);
    expect(out).toMatch(/games per CPU second/);
    expect(out).toMatch(/0 failures/);
  });

  const options = {
    game: 'card',
    packs: 'all',
    variants: {},
    players: { min: 4, max: 6 },
    games: 30,
    seed: '7',
  } as const;

  const outcome = ({ wins, decisionsPerGame, longest, longestSeed, longestPlayers }: Report) => ({
    wins,
    decisionsPerGame,
    longest,
    longestSeed,
    longestPlayers,
  });

  it('plays the same games from the same seed, and the longest again by its own', () => {
    const first = simulate({ ...options, bots: ['random'] });
    expect(outcome(simulate({ ...options, bots: ['random'] }))).toEqual(outcome(first));
    const players = { min: first.longestPlayers, max: first.longestPlayers };
    const alone = simulate({ ...options, bots: ['random'], games: 1, seed: first.longestSeed, players });
    expect(alone.longest).toBe(first.longest);
  });

  it('counts decisions in one way', () => {
    const report = simulate({ ...options, bots: ['rule'], games: 1 });
    expect(report.longest).toBe(report.decisionsPerGame);
  });

  it.each([
    ['random', 'fast paths', { packs: ['base', 'wild-west-show'], games: 60, seed: '1', players: { min: 5, max: 5 } }],
    ['rule', 'bots', { packs: 'all', games: 1, seed: '18', players: { min: 8, max: 8 } }],
  ] as const)('plays the same games with --record: %s (%s)', (bot, _what, given) => {
    const plain = simulate({ ...options, ...given, bots: [bot] });
    const recorded = simulate({ ...options, ...given, bots: [bot], record: fileNamed('same.txt') });
    expect(outcome(recorded)).toEqual(outcome(plain));
  });

  it('counts a game that fails and goes on', () => {
    const decide = vi.spyOn(players.rule, 'decide').mockImplementationOnce(() => {
      throw new Error('no idea');
    });
    const report = simulate({ ...options, bots: ['rule'], games: 3 });
    decide.mockRestore();
    expect(report.failed).toEqual([{ seed: '7', players: 4, message: 'no idea' }]);
    expect(report).toMatchObject({ games: 3, failures: 1 });
    expect(report.wins.law + report.wins.outlaws + report.wins.renegade).toBe(2);
  });

  it('takes a record that cannot be written for the mistake it is', () => {
    const { code, err } = sixgun('simulate', '--games', '2', '--record', '/nowhere/at/all.txt');
    expect(code).toBe(2);
    expect(err).toMatch(/^\/nowhere\/at\/all-1\.txt: cannot be written \(ENOENT\)\.\n$/);
  });
});

describe('records', () => {
  it('of a simulated game replay to the same position', () => {
    const file = fileNamed('game.txt');
    const { code } = sixgun(
      'simulate',
      '--games',
      '1',
      '--players',
      '5',
      '--seed',
      '12',
      '--bots',
      'rule',
      '--record',
      file,
    );
    expect(code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('Seed: fast:12\n');
    const whole = sixgun('replay', file, '--json');
    expect(whole).toMatchObject({ code: 0, err: '' });
    const position = JSON.parse(whole.out) as Position;
    expect(position.over).toBe(true);
    expect(sixgun('replay', file, '--hash').out.trim()).toBe(position.hash);
    expect(JSON.parse(sixgun('replay', file, '--hash', '--json').out)).toEqual({ hash: position.hash });
    const cut = JSON.parse(sixgun('replay', file, '--to', '5', '--json').out) as Position;
    expect(cut).toMatchObject({ over: false, lines: 5 });
    expect(cut.pending[0].options.length).toBeGreaterThan(0);
    expect(sixgun('replay', file, '--to', String(position.lines), '--hash').out.trim()).toBe(position.hash);
  });

  it('are told as a story in three languages', () => {
    const file = fileNamed('story.txt');
    sixgun('simulate', '--games', '1', '--players', '4', '--seed', '3', '--record', file);
    const [en, cs, pl] = ['en', 'cs', 'pl'].map((lang) => sixgun('replay', file, '--story', '--lang', lang).out);
    expect(en).toMatch(/^The game begins\. [A-D] is the sheriff\.\nIt is [A-D]’s turn\.\n/);
    expect(en).toMatch(/plays BANG!/);
    expect(new Set([en, cs, pl]).size).toBe(3);
    expect(en).not.toMatch(/log\.|undefined|\{/);
  });

  it('of the dice game name the faces that were rolled', () => {
    const file = fileNamed('dice.txt');
    const modules = 'saloon-dice,chief-arrow,special-roles,new-characters,ghost';
    const setup = ['--game', 'dice', '--packs', 'all', '--variants', modules, '--players', '6'];
    sixgun('simulate', ...setup, '--games', '1', '--seed', '4', '--record', file);
    const [en, cs, pl] = ['en', 'cs', 'pl'].map((lang) => sixgun('replay', file, '--story', '--lang', lang).out);
    expect(en).toMatch(/ rolls (?:[A-Z][\w’ ]+, ){3,}[A-Z][\w’ ]+\./);
    expect(en).toMatch(/ takes a saloon die: (?:Loudmouth|Coward)\./);
    expect(new Set([en, cs, pl]).size).toBe(3);
    for (const story of [en, cs, pl]) expect(story).not.toMatch(/log\.|undefined|[{}]| ,|: \./);
  });
});

describe('play', () => {
  it('lets the bots play when there is nobody to ask', () => {
    const file = fileNamed('played.txt');
    const { code, out, err } = sixgun('play', '--seed', '5', '--players', '4', '--names', 'Zoe,Yan', '--record', file);
    expect({ code, err }).toEqual({
      code: 0,
      err: 'There is no terminal to ask at, so a bot plays seat A as well; --seed 5 deals this game again.\n',
    });
    expect(out).toMatch(/^The game begins\./);
    expect(out).toMatch(/A Zoe · /);
    expect(out).toMatch(/The game goes to /);
    expect(out).toContain(file);
    expect(readFileSync(file, 'utf8')).toContain('Seed: dealt:5\n');
    expect((JSON.parse(sixgun('replay', file, '--json').out) as Position).over).toBe(true);
  });

  it('lets players who look ahead think in a thread of their own', () => {
    const { code, out } = sixgun('play', '--game', 'dice', '--players', '3', '--seed', '5', '--bots', 'gunslinger:2');
    expect(code).toBe(0);
    expect(out).toMatch(/The game goes to |wins?\b/);
  });

  it('says a move first and then why it was made', () => {
    const { code, out } = sixgun('play', '--seed', '4', '--players', '5', '--bots', 'greenhorn', '--reasons');
    expect(code).toBe(0);
    const lines = out.split('\n');
    const before = lines.filter((_, i) => /^ {2}\w+: (?:Because|Just)/.test(lines[i + 1] ?? ''));
    expect(before.length).toBeGreaterThan(5);
    expect(before.filter((line) => !/ on \w+\.$|makes|takes a card|, which lay/.test(line))).toEqual([]);
  });

  it('names the sheriff also while characters are being chosen', () => {
    const { out } = sixgun('play', '--seed', '1', '--packs', 'all', '--variants', 'two-characters', '--players', '6');
    expect(out).toMatch(
      /^The game begins\. Finn is the sheriff\.\n(A card is turned up for the train: .*\n)?It is Finn’s turn\.\n/,
    );
    expect(out).toMatch(/F Finn · Sheriff · /);
  });

  it('finds out before the deal that the record cannot be written', () => {
    const { code, out, err } = sixgun('play', '--record', '/nowhere/at/all.txt');
    expect({ code, out, err }).toEqual({
      code: 2,
      out: '',
      err: '/nowhere/at/all.txt: cannot be written (ENOENT).\n',
    });
  });

  it('shows nobody as out before the first turn', async () => {
    const g = newGame({ players: 4, seed: 7, variants: { 'two-characters': true } });
    const words = new Words(await loadTexts('en'), g.rules, ['Ann', 'Ben', 'Cora', 'Dan']);
    expect(tableLines(g, 0, words)[1]).toBe('  B Ben · Sheriff · hidden, hidden');
  });
});
