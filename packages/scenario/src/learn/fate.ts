import { DiceGame, FACES, type Game, KIND, kindOf, letter, pickValue } from '@sixgun/engine';
import { drawnFrom, type Move } from './moves.ts';
import type { Throws } from './task.ts';

/** What chance would decide at a move, decided: cards drawn unseen by piece, dice by face. Empty where nothing is left to it. */
export type Fate = readonly number[];

/** The faces of a throw as the engine takes them: how many, then which. */
function thrown(g: DiceGame, throws: Throws, mask: number): Fate {
  const row = throws[letter(g.activeSeat())]?.[g.s.vars[g.rules.vars.indexOf('throws')] ?? 0] ?? [];
  const faces = row.flatMap((face, i) => (((mask >> i) & 1) === 1 ? [(FACES as readonly string[]).indexOf(face)] : []));
  return faces.length === 0 ? [] : [faces.length, ...faces];
}

/** Everything that may come of a move where a card is drawn unseen; dice fall as the puzzle has laid them. */
export function fates(g: Game, move: Move, throws: Throws): Fate[] {
  if (g instanceof DiceGame) {
    const [first] = move.picks;
    const all = (1 << g.diceCount()) - 1;
    if (kindOf(first) === KIND.dice) return [thrown(g, throws, pickValue(first))];
    return [kindOf(first) === KIND.word && g.rules.words[pickValue(first)] === 'roll' ? thrown(g, throws, all) : []];
  }
  const owner = drawnFrom(move);
  const hand = owner < 0 ? [] : (g.s.zones[g.rules.first.hand + owner] ?? []);
  const played = new Set(move.picks.filter((pick) => kindOf(pick) === KIND.hand).map(pickValue));
  const held = hand.filter((piece) => !played.has(piece));
  const kinds = new Map(held.map((piece) => [g.rules.faces[piece].def, piece]));
  return kinds.size === 0 ? [[]] : [...kinds.values()].map((piece) => [piece]);
}

/** Makes a move come out in one way. */
export function decree(g: Game, fate: Fate): void {
  g.picks = [...fate];
}
