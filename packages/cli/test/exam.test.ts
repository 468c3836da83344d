import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameName, gameKinds } from '@sixgun/engine';
import { loadScenarios } from '@sixgun/scenario/yaml';
import { afterAll, describe, expect, it } from 'vitest';
import { arena, arenaText, gainOf } from '../src/arena/arena.ts';
import { plotOf } from '../src/arena/plot.ts';
import { checkExam, checkedLine, exam } from '../src/exam.ts';
import { InputError } from '../src/input.ts';

const files = ['card', 'dice'].map((game) => fileURLToPath(new URL(`../../../exam/${game}.yaml`, import.meta.url)));

describe('the exam', () => {
  it.each(Object.keys(gameKinds) as GameName[])('has positions of every pack of the %s game', (game) => {
    const positions = files.flatMap((file) => loadScenarios(readFileSync(file, 'utf8')));
    const packs = positions.flatMap(({ scenario }) => (scenario?.game === game ? scenario.packs : []));
    expect([...new Set(packs)].toSorted()).toEqual([...gameKinds[game].packs].toSorted());
  });

  it('has sixty positions or more, half of which a greenhorn knows', { timeout: 60_000 }, () => {
    const { positions, good } = exam(files, 'greenhorn');
    expect(positions).toBeGreaterThanOrEqual(60);
    expect(good / positions).toBeGreaterThanOrEqual(0.5);
  });

  it.each([
    ['gunslinger', 0.8],
    ['legend', 0.95],
  ] as const)('is passed by a %s without a blunder', { timeout: 120_000 }, (name, share) => {
    const { positions, good, marks } = exam(files, name);
    expect(marks.filter(({ blunder }) => blunder)).toEqual([]);
    expect(good / positions).toBeGreaterThanOrEqual(share);
  });
});

describe("a position of one's own", () => {
  const folder = mkdtempSync(join(tmpdir(), 'exam-'));
  const file = join(folder, 'exam.yaml');
  afterAll(() => rmSync(folder, { recursive: true }));
  const asked = (rest: string, fellow = '') => {
    const players = `A: { role: outlaw, hand: [bang/5C] }, B: { role: sheriff, life: 1 }, C: { role: outlaw${fellow} }`;
    writeFileSync(
      file,
      `- { id: X1, title: Own, game: card, turn: A, players: { ${players}, D: { role: renegade } }, ${rest} }`,
    );
    return exam([file], 'greenhorn').marks[0];
  };

  it('is refused if it praises or blames a move nobody can make there', () => {
    expect(() => asked('never: ["A: bang C"]')).toThrow(
      'X1: "A: bang C" is no move that can be made there (out-of-range).',
    );
  });

  it('is refused in words if there is no such table', () => {
    expect(() => asked('deck: [bang/3S], best: ["A: bang B"]')).toThrow(InputError);
  });

  it('is asked where the mover is, after what the others have to do', () => {
    const shot = 'packs: [base, valley-of-shadows], script: ["A: bang B"], best: ["C: pass"]';
    expect(asked(shot, ', hand: [saved/5H]').move).toBe('C: pass');
  });

  it('is refused if its script has anything but moves, which would be left out', () => {
    expect(() => asked('script: [{ maybe: "B: pass" }], best: ["A: bang B"]')).toThrow(
      'X1: The script of a position has move lines alone.',
    );
  });
});

it('is checked by playouts: every move with its odds, best first', () => {
  const [checked] = checkExam(files, 60, 'XC09');
  expect(checked).toMatchObject({ id: 'XC09', agrees: true });
  expect(checked.moves[0]).toEqual({ move: 'bang/5C B', percent: 100 });
  expect(checkedLine(checked)).toMatch(/^ok {3}XC09 bang\/5C B 100\.0, /);
});

describe('the arena', () => {
  it('counts the same deals with and without the exchange', () => {
    const result = (among: 'law' | 'outlaws', exchanged: 'law' | 'outlaws') => ({
      seed: '1',
      players: 5,
      among,
      exchanged: { law: exchanged },
      stops: 0,
    });
    const gain = gainOf(
      'law',
      [result('law', 'law'), result('outlaws', 'law'), result('outlaws', 'law'), result('law', 'law')],
      '5',
    );
    expect(gain).toMatchObject({ among: 0.5, exchanged: 1, points: 50, factor: 2 });
    expect(gain.within).toBeCloseTo(100 * 1.96 * Math.sqrt(1 / 3 / 4), 1);
  });

  it('is not sure of what a few deals show, even if all of them show the same', () => {
    const result = { players: 5, among: 'law', exchanged: { law: 'law' }, stops: 0 } as const;
    const within = (deals: number): number =>
      gainOf(
        'law',
        Array.from({ length: deals }, (_, i) => ({ ...result, seed: String(i) })),
        '5',
      ).within;
    expect([1, 4, 300].map(within)).toEqual([100, 75, 1]);
  });

  it('names no gain that could not be: two deals that differ are no proof of more than every game', () => {
    const lost = { seed: '1', players: 5, among: 'law', exchanged: { law: 'outlaws' }, stops: 0 } as const;
    const won = { seed: '2', players: 5, among: 'outlaws', exchanged: { law: 'law' }, stops: 0 } as const;
    expect(gainOf('law', [lost, won], '5').within).toBe(100);
  });

  it('draws no more lines than their numbers have room for', () => {
    const gain = { players: '5', faction: 'law', deals: 2, among: 0, exchanged: 1, points: 90, within: 100 } as const;
    const report = {
      game: 'dice',
      packs: ['base', 'old-saloon'],
      variants: { ghost: true },
      player: 'greenhorn',
      rival: 'yardstick',
      players: '5',
      seed: '1',
      deals: 2,
      seconds: 1,
      stops: 0,
      gains: [{ ...gain, factor: null, elo: 0 }],
    } as const;
    const plot = plotOf({ ...report, gains: [...report.gains] });
    expect(plot.match(/<line/g)?.length).toBeLessThan(20);
    expect(plot).toContain('dice, 5 players, all packs, variants ghost');
  });

  it('names no factor where nothing was won before the exchange', () => {
    const results = [{ seed: '1', players: 5, among: 'law', exchanged: { renegade: 'renegade' }, stops: 0 }] as const;
    expect(gainOf('renegade', results, '5')).toMatchObject({ among: 0, exchanged: 1, factor: null });
  });

  it('has a line for each size of table that was dealt', async () => {
    const report = await arena({
      setup: { game: 'card', packs: ['base'], variants: {} },
      players: { min: 4, max: 8 },
      player: 'greenhorn',
      rival: 'greenhorn',
      factions: ['law'],
      deals: 2,
      seed: '1',
      threads: 1,
    });
    expect(report.gains.map(({ players, deals }) => [players, deals])).toEqual([
      ['4-8', 2],
      ['4', 1],
      ['5', 1],
    ]);
    expect(arenaText(report)).not.toContain('NaN');
  });

  it('comes out the same in threads and without, and a player gains nothing against itself', {
    timeout: 180_000,
  }, async () => {
    const options = {
      setup: { game: 'card', packs: ['base'], variants: {} },
      players: { min: 4, max: 5 },
      player: 'greenhorn',
      rival: 'greenhorn',
      factions: ['law', 'renegade'],
      deals: 4,
      seed: '1',
      threads: 1,
    } as const;
    const alone = await arena(options);
    const together = await arena({ ...options, threads: 2 });
    expect(together.gains).toEqual(alone.gains);
    expect(alone.gains.map(({ points }) => points)).toEqual([0, 0, 0, 0, 0, 0]);
    const played = 'card, 4-5 players, packs base';
    expect(arenaText(alone)).toContain(`4 deals (${played}), greenhorn for one faction of greenhorn`);
    expect(plotOf(alone)).toContain(played);
  });
});
