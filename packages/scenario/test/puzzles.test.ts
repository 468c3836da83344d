import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { moveName, moveOf, openTable, type Puzzle, PuzzlePlay, wholeMoves } from '../src/index.ts';
import { loadPuzzle } from '../src/yaml/index.ts';

const root = new URL('../../../', import.meta.url).pathname;
const files = globSync('puzzles/*/*.yaml', { cwd: root }).sort();
const read = (file: string) => loadPuzzle(file, readFileSync(`${root}${file}`, 'utf8'));

function sitDown(puzzle: Puzzle) {
  const match = openTable(puzzle.position, (seat) => seat);
  const play = new PuzzlePlay(puzzle, match);
  const { solver, spot } = play;
  return { match, play, solver, spot };
}

describe.each(files)('the puzzle %s', (file) => {
  const puzzle = read(file);

  it('has one first move that succeeds, and every other one fails against the best defence', () => {
    const { match, solver, spot } = sitDown(puzzle);
    const winning = solver.winning(spot).map((move) => moveName(match.game, move));
    expect(winning).toEqual([moveName(match.game, moveOf(match.game, puzzle.solution))]);
    expect(wholeMoves(match.game, solver.decides(spot)).length).toBeGreaterThan(2);
  });

  it('is solved by the hints, whatever the others do', () => {
    const { play } = sitDown(puzzle);
    while (play.outcome === 'open') {
      const hint = play.hint();
      if (hint !== null) play.move(hint);
      else expect(play.othersMove()).toBe(true);
    }
    expect(play.outcome).toBe('solved');
  });

  it('fails after a wrong first move, when everybody has played it out', () => {
    const { match, play, solver, spot } = sitDown(puzzle);
    const wrong = wholeMoves(match.game, play.me).find((move) => !solver.wins(spot, move));
    if (wrong === undefined) throw new Error('Every first move is right.');
    play.move(wrong);
    while (play.outcome === 'open') {
      expect(play.hint()).toBeNull();
      if (!play.othersMove()) play.move(wholeMoves(match.game, play.me)[0]);
    }
    expect(play.outcome).toBe('failed');
  });
});

it('there are twelve puzzles a game', () => {
  expect(files.filter((file) => file.startsWith('puzzles/card/'))).toHaveLength(12);
  expect(files.filter((file) => file.startsWith('puzzles/dice/'))).toHaveLength(12);
});

const plain: Puzzle = {
  ...read('puzzles/card/02-save-the-bullet.yaml'),
  id: 'plain',
  position: {
    game: 'card',
    packs: ['base'],
    variants: {},
    turn: 'A',
    players: {
      A: { role: 'sheriff', hand: ['bang/5C', 'panic/JH'] },
      B: { role: 'outlaw', life: 1, hand: ['missed/2S', 'beer/6H'] },
      C: { role: 'renegade' },
      D: { role: 'outlaw' },
    },
  },
  reach: { 'B.alive': false },
  until: 'B',
};

describe('the search', () => {
  it('lets whatever is drawn unseen be what hurts most', () => {
    const { solver, spot } = sitDown(plain);
    expect(solver.solvable(spot)).toBe(false);
  });

  it('finds every way there is', () => {
    const { players } = plain.position;
    const easy = { ...plain, position: { ...plain.position, players: { ...players, B: { role: 'outlaw', life: 1 } } } };
    const { match, solver, spot } = sitDown(easy);
    expect(solver.winning(spot).map((move) => moveName(match.game, move))).toEqual(['bang B', 'panic A hand']);
  });

  it('refuses a puzzle in which something is left to chance', () => {
    const players = Object.fromEntries(
      ['sheriff', 'outlaw', 'outlaw', 'renegade'].map((role, i) => ['ABCD'[i], { role }]),
    );
    const position = { game: 'dice' as const, packs: ['base'], variants: {}, turn: 'A', players };
    const rolls = { A: [['1', '1', 'beer', 'beer', 'beer']] };
    const { solver, spot } = sitDown({ ...plain, position, throws: rolls });
    expect(() => solver.solvable(spot)).toThrow('"A: reroll:1" is left to chance');
  });
});
