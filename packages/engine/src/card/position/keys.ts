import { type Fields, isSeatLetter, seatNamed } from '../../kernel/fields.ts';
import { pieceToken } from '../../kernel/notation.ts';
import { letter } from '../../kernel/rules.ts';
import { seatsAmong, seatsOf } from '../../kernel/seats.ts';
import { viewOf } from '../../kernel/view.ts';
import { key } from '../author/fields.ts';
import { sideOf, winningSide } from '../flow/winning.ts';
import { distance } from '../table/distance.ts';
import type { CardGame } from '../table/game.ts';
import { CHARACTERS, DECK, DISCARD, ROUND } from '../table/layout.ts';

const letters = (seats: number): string[] => seatsOf(seats).map(letter);
const tokens = (g: CardGame, pieces: readonly number[]): string[] => pieces.map((piece) => pieceToken(g.rules, piece));
const topOf = (g: CardGame, zone: number): string | null => tokens(g, g.zone(zone).slice(-1))[0] ?? null;
const fromTop = (g: CardGame, zone: number): string[] => tokens(g, g.zone(zone).toReversed());
const ordered = { ordered: true };

/** The keys of an expectation that the game has without any pack. */
export const tableKeys: Fields<CardGame>['tableKeys'] = {
  'deck.top': key('the next card, `null` if there is none', (g) => topOf(g, DECK)),
  'deck.size': key('cards in the deck', (g) => g.zone(DECK).length),
  deck: key('the whole deck, top first', (g) => fromTop(g, DECK), ordered),
  'discard.top': key('the last card discarded, `null` if there is none', (g) => topOf(g, DISCARD)),
  'discard.size': key('cards in the discard pile', (g) => g.zone(DISCARD).length),
  discard: key('the discard pile, top first', (g) => fromTop(g, DISCARD), ordered),
  order: key('the seats as they sit, clockwise', (g) => g.s.order.map(letter), ordered),
  turn: key('whose turn it is', (g) => letter(g.activeSeat())),
  phase: key('`setup`, `start`, `draw`, `play`, `discard` or `end`', (g) => g.phase()),
  round: key('rounds begun', (g) => g.s.vars[ROUND]),
  over: key('is the game over?', (g) => g.s.over),
  winner: key('`law`, `outlaws` or `renegade`, or the seats that have won, dead team-mates included', (g) => [
    winningSide(g),
    letters(g.s.winners),
  ]),
  roles: key('every role at the table', (g) => g.s.order.map((seat) => g.roleOf(seat))),
  characters: key('every character in the game, dealt or not', inGame),
  distance: key(
    'how far the first seat sees the second',
    (g, _seat, [from, to, ...more]) =>
      isAtTable(g, from) && isAtTable(g, to) && more.length === 0
        ? distance(g, seatNamed(from), seatNamed(to))
        : undefined,
    { takes: 'A.B' },
  ),
};

export const seatKeys: Fields<CardGame>['seatKeys'] = {
  life: key('life points', (g, seat) => g.life(seat)),
  max: key('life points at most', (g, seat) => g.maxLife(seat)),
  alive: key('is the player in the game?', (g, seat) => g.inPlay(seat)),
  role: key('the role, open or not', (g, seat) => g.roleOf(seat)),
  'role.known': key('seats that know the role', (g, seat) =>
    letters(seatsAmong(g.s.known[g.zone(g.rules.role + seat)[0]])),
  ),
  side: key('`law`, `outlaws` or `renegade`', (g, seat) => sideOf(g, seat)),
  character: key('the character, or `nobody`', (g, seat) => tokens(g, g.zone(g.rules.character + seat))[0] ?? 'nobody'),
  hand: key('cards in hand', (g, seat) => tokens(g, g.hand(seat))),
  'hand.size': key('number of cards in hand', (g, seat) => g.hand(seat).length),
  play: key('cards in front of the player', (g, seat) => tokens(g, g.inFront(seat))),
  'sees.deck': key('the deck as the player knows it, top first; `?` is a card not known', seenDeck, ordered),
  sees: key('a hand or a role as the player knows it; `?` is a card not known', seenOf, { takes: 'B.hand or B.role' }),
};

const isAtTable = (g: CardGame, name: string | undefined): boolean =>
  name !== undefined && isSeatLetter(name) && seatNamed(name) < g.rules.players;

function inGame(g: CardGame): string[] {
  const seats = g.s.order.flatMap((seat) => g.zone(g.rules.character + seat));
  return tokens(g, [...g.zone(CHARACTERS), ...seats]);
}

const shown = (g: CardGame, seat: number, zone: number): string[] =>
  viewOf(g, seat).zones[zone].map((piece) => (piece < 0 ? '?' : pieceToken(g.rules, piece)));

function seenDeck(g: CardGame, seat: number): string[] {
  return shown(g, seat, DECK).toReversed();
}

function seenOf(g: CardGame, seat: number, [whose, what, ...more]: readonly string[]): string[] | undefined {
  if (!isAtTable(g, whose) || more.length > 0) return undefined;
  const first = { hand: g.rules.hand, role: g.rules.role }[what];
  return first === undefined ? undefined : shown(g, seat, first + seatNamed(whose));
}
