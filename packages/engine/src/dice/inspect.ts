import { pieceToken } from '../kernel/notation.ts';
import { letter } from '../kernel/rules.ts';
import { seatsAmong, seatsOf } from '../kernel/seats.ts';
import { viewOf } from '../kernel/view.ts';
import { FACES, UNTHROWN } from './faces.ts';
import type { DiceGame } from './game.ts';
import { CHARACTERS, CHIEF, CHIEF_IN_PILE, DICE, DIE, DOUBLE, NO_CHIEF, PILE, ROUND, TOKEN } from './rules.ts';
import { diceWinningSide, sideOf } from './winning.ts';

const seatOf = (text: string): number => text.charCodeAt(0) - 65;
const letters = (seats: number): string[] => seatsOf(seats).map(letter);
const tokens = (g: DiceGame, pieces: readonly number[]): string[] => pieces.map((piece) => pieceToken(g.rules, piece));

/** Reads one key of an `expect`; undefined means there is no such key. */
export function inspectDice(g: DiceGame, key: string): unknown {
  const [first, ...rest] = key.split('.');
  if (/^[A-H]$/.test(first) && seatOf(first) < g.rules.players) return inspectSeat(g, seatOf(first), rest);
  const table: Record<string, () => unknown> = {
    'arrows.pile': () => g.s.vars[PILE],
    chief: () => chiefText(g.s.vars[CHIEF]),
    dice: () => shownDice(g),
    order: () => g.s.order.map(letter),
    turn: () => letter(g.activeSeat()),
    phase: () => g.phase(),
    round: () => g.s.vars[ROUND],
    over: () => g.s.over,
    winner: () => [diceWinningSide(g), letters(g.s.winners)],
    roles: () => g.s.order.map((seat) => g.role(seat).id),
    characters: () =>
      tokens(
        g,
        [CHARACTERS, ...g.s.order.map((seat) => g.rules.character + seat)].flatMap((z) => g.zone(z)),
      ),
  };
  if (first === 'faces') return facesText(g, rest[0]);
  return table[key]?.();
}

function chiefText(chief: number): string {
  return chief === NO_CHIEF ? 'none' : chief === CHIEF_IN_PILE ? 'pile' : letter(chief);
}

function shownDice(g: DiceGame): string[] {
  const { vars } = g.s;
  return vars
    .slice(DIE, DIE + vars[DICE])
    .filter((face) => face !== UNTHROWN)
    .map((face) => FACES[face]);
}

function facesText(g: DiceGame, die: string | undefined): unknown {
  const faces = Object.fromEntries(g.rules.dice.map((one) => [one.id, one.faces.map((face) => FACES[face])]));
  return die === undefined ? faces : faces[die];
}

function inspectSeat(g: DiceGame, seat: number, [what, ...rest]: string[]): unknown {
  switch (what) {
    case 'life':
      return g.life(seat);
    case 'max':
      return g.maxLife(seat);
    case 'alive':
      return g.inPlay(seat);
    case 'arrows':
      return g.arrows(seat);
    case 'role':
      return rest[0] === 'known' ? letters(seatsAmong(g.s.known[g.rolePiece(seat)])) : g.role(seat).id;
    case 'character':
      return tokens(g, g.zone(g.rules.character + seat))[0] ?? 'nobody';
    case 'side':
    case 'team':
      return sideOf(g, seat);
    case 'ghost':
      return g.isGhost(seat);
    case 'open':
      return g.isOpen(seat);
    case 'spent':
      return g.isSpent(seat);
    case 'tokens':
      return ghostTokens(g, seat);
    case 'sees':
      return viewOf(g, seat).zones[g.rules.role + seatOf(rest[0])].map((piece) =>
        piece < 0 ? '?' : pieceToken(g.rules, piece),
      );
    default:
      return undefined;
  }
}

function ghostTokens(g: DiceGame, seat: number): string[] {
  const token = g.count(TOKEN, seat);
  if (token === 0) return [];
  return g.count(DOUBLE, seat) === 0 ? [FACES[token - 1]] : [FACES[token - 1], 'x2'];
}
