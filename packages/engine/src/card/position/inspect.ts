import { pieceToken } from '../../kernel/notation.ts';
import { letter } from '../../kernel/rules.ts';
import { seatsAmong, seatsOf } from '../../kernel/seats.ts';
import { viewOf } from '../../kernel/view.ts';
import { sideOf, winningSide } from '../flow/winning.ts';
import { distance } from '../table/distance.ts';
import type { CardGame } from '../table/game.ts';
import { CHARACTERS, DECK, DISCARD, LOAD, ROUND } from '../table/layout.ts';
import { stickHolder } from '../variants/dynamite-stick.ts';

const seatOf = (text: string): number => text.charCodeAt(0) - 65;
const letters = (seats: number): string[] => seatsOf(seats).map(letter);
const tokens = (g: CardGame, pieces: readonly number[]): string[] => pieces.map((piece) => pieceToken(g.rules, piece));

/** Reads one key of an `expect`, of one pack's own pile with `key@pack`; undefined means there is no such key. */
export function inspectCard(g: CardGame, key: string): unknown {
  const [name, only] = key.split('@');
  for (const [i, pack] of g.rules.extras.entries()) {
    if (only !== undefined && g.rules.packs[i] !== only) continue;
    const own = pack.inspect?.(g, name);
    if (own !== undefined) return own;
  }
  const [first, ...rest] = key.split('.');
  if (/^[A-H]$/.test(first) && seatOf(first) < g.rules.players) return inspectSeat(g, seatOf(first), rest);
  const table: Record<string, () => unknown> = {
    'deck.top': () => tokens(g, g.zone(DECK).slice(-1))[0],
    'deck.size': () => g.zone(DECK).length,
    deck: () => tokens(g, g.zone(DECK).toReversed()),
    'discard.top': () => tokens(g, g.zone(DISCARD).slice(-1))[0],
    'discard.size': () => g.zone(DISCARD).length,
    discard: () => tokens(g, g.zone(DISCARD).toReversed()),
    order: () => g.s.order.map(letter),
    turn: () => letter(g.activeSeat()),
    phase: () => g.phase(),
    round: () => g.s.vars[ROUND],
    stick: () => letter(stickHolder(g)),
    over: () => g.s.over,
    winner: () => [winningSide(g), letters(g.s.winners)],
    roles: () => g.s.order.map((seat) => g.roleOf(seat)),
    characters: () => inGame(g),
  };
  if (first === 'distance') return distance(g, seatOf(rest[0]), seatOf(rest[1]));
  return table[key]?.();
}

function inGame(g: CardGame): string[] {
  const seats = g.s.order.flatMap((seat) => g.zone(g.rules.character + seat));
  return tokens(g, [...g.zone(CHARACTERS), ...seats]);
}

function inspectSeat(g: CardGame, seat: number, [what, ...rest]: string[]): unknown {
  switch (what) {
    case 'life':
      return g.life(seat);
    case 'max':
      return g.maxLife(seat);
    case 'alive':
      return g.inPlay(seat);
    case 'role':
      if (rest[0] === 'known') return letters(seatsAmong(g.s.known[g.zone(g.rules.role + seat)[0]]));
      return g.roleOf(seat);
    case 'side':
      return sideOf(g, seat);
    case 'character':
      return tokens(g, g.zone(g.rules.character + seat))[0] ?? 'nobody';
    case 'hand':
      return rest[0] === 'size' ? g.hand(seat).length : tokens(g, g.hand(seat));
    case 'play':
      return tokens(g, g.inFront(seat));
    case 'load':
      return g.token(LOAD, g.inFront(seat).find((piece) => `@${g.idOf(piece)}` === rest[0]) ?? 0);
    case 'sees':
      return inspectView(g, seat, rest);
    default:
      return undefined;
  }
}

function inspectView(g: CardGame, seat: number, [whose, what]: string[]): unknown {
  const view = viewOf(g, seat);
  const zone = whose === 'deck' ? DECK : what === 'hand' ? g.rules.hand + seatOf(whose) : g.rules.role + seatOf(whose);
  const shown = view.zones[zone].map((piece) => (piece < 0 ? '?' : pieceToken(g.rules, piece)));
  return whose === 'deck' ? shown.toReversed() : shown;
}
