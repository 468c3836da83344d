import { expect, test } from 'vitest';
import { type CardGame, cardPosition, type Game, resolve } from '../src/index.ts';

function play(g: Game, seat: number, token: string): void {
  const option = resolve(g, seat, [token]);
  if (option === null) throw new Error(`${token} is only the beginning of a move.`);
  g.choose(seat, option.index);
}

const VERA = 1;

const idsOf = (g: CardGame, seat: number): string[] => g.s.abilities[seat].map((def) => g.rules.defs[def].id);

test('Vera Custer borrows two characters as Greygory Deck does, and gives them back when her next turn begins', () => {
  const g = cardPosition({
    packs: ['base', 'dodge-city', 'wild-west-show'],
    variants: {},
    players: {
      A: { role: 'sheriff', character: 'bill-noface' },
      B: { role: 'outlaw', character: 'vera-custer' },
      C: { role: 'renegade', character: 'greygory-deck' },
      D: { role: 'outlaw', character: 'herb-hunter' },
    },
    turn: 'B',
    phase: 'draw',
  });
  const behind = () => g.zone(g.rules.character + VERA).map((piece) => g.idOf(piece));
  play(g, VERA, 'copy:greygory-deck');
  const [own, copied, ...borrowed] = idsOf(g, VERA);
  expect([own, copied]).toEqual(['vera-custer', 'greygory-deck']);
  expect(borrowed).toHaveLength(2);
  expect(behind()).toEqual(['vera-custer', ...borrowed]);

  while (g.activeSeat() === VERA) takeLast(g);
  while (g.activeSeat() !== VERA) takeLast(g);
  expect(idsOf(g, VERA)).toEqual(['vera-custer']);
  expect(behind()).toEqual(['vera-custer']);
  play(g, VERA, 'copy:herb-hunter');
  expect(idsOf(g, VERA)).toEqual(['vera-custer', 'herb-hunter']);
});

/** The last option of a decision ends a turn or passes. */
function takeLast(g: CardGame): void {
  const seat = Math.log2(g.asked & -g.asked);
  g.choose(seat, g.offer(seat).n - 1);
}
