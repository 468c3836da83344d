import { type Fields, isSeatLetter, seatNamed } from '../kernel/fields.ts';
import { pieceToken } from '../kernel/notation.ts';
import { letter } from '../kernel/rules.ts';
import { seatsAmong, seatsOf } from '../kernel/seats.ts';
import { viewOf } from '../kernel/view.ts';
import { key } from './author-fields.ts';
import { FACES, UNTHROWN } from './faces.ts';
import type { DiceGame } from './game.ts';
import { CHARACTERS, DICE, DIE, PILE, ROUND } from './rules.ts';
import { diceWinningSide, sideOf } from './winning.ts';

const letters = (seats: number): string[] => seatsOf(seats).map(letter);
const tokens = (g: DiceGame, pieces: readonly number[]): string[] => pieces.map((piece) => pieceToken(g.rules, piece));

/** The keys of an expectation that the game has without any pack. */
export const tableKeys: Fields<DiceGame>['tableKeys'] = {
  'arrows.pile': key('plain arrows in the pile', (g) => g.s.vars[PILE]),
  dice: key('the faces that the dice of this turn show', shownDice),
  faces: key(
    'the faces of one die of the box; without its name of all, as a map',
    (g, _seat, rest) => facesOf(g, rest),
    { takes: 'die' },
  ),
  order: key('the seats as they sit, clockwise', (g) => g.s.order.map(letter), { ordered: true }),
  turn: key('whose turn it is', (g) => letter(g.activeSeat())),
  phase: key('`setup`, `start`, `roll`, `resolve` or `end`', (g) => g.phase()),
  round: key('rounds begun', (g) => g.s.vars[ROUND]),
  over: key('is the game over?', (g) => g.s.over),
  winner: key('`law`, `outlaws` or `renegade`, or the seats that have won, dead team-mates included', (g) => [
    diceWinningSide(g),
    letters(g.s.winners),
  ]),
  roles: key('every role at the table', (g) => g.s.order.map((seat) => g.role(seat).id)),
  characters: key('every character in the game, dealt or not', (g) =>
    tokens(
      g,
      [CHARACTERS, ...g.s.order.map((seat) => g.rules.character + seat)].flatMap((z) => g.zone(z)),
    ),
  ),
};

export const seatKeys: Fields<DiceGame>['seatKeys'] = {
  life: key('life points', (g, seat) => g.life(seat)),
  max: key('life points at most', (g, seat) => g.maxLife(seat)),
  alive: key('is the player in the game?', (g, seat) => g.inPlay(seat)),
  arrows: key('plain arrows before the player', (g, seat) => g.arrows(seat)),
  role: key('the role, open or not', (g, seat) => g.role(seat).id),
  'role.known': key('seats that know the role', (g, seat) => letters(seatsAmong(g.s.known[g.rolePiece(seat)]))),
  character: key('the character, or `nobody`', (g, seat) => tokens(g, g.zone(g.rules.character + seat))[0] ?? 'nobody'),
  side: key('`law`, `outlaws` or `renegade`', (g, seat) => sideOf(g, seat)),
  team: key('the same as `side`', (g, seat) => sideOf(g, seat)),
  open: key('does the role lie open?', (g, seat) => g.isOpen(seat)),
  sees: key('a role as the player knows it; `?` is one not known', seenRole, { takes: 'B.role' }),
};

function shownDice(g: DiceGame): string[] {
  const { vars } = g.s;
  return vars
    .slice(DIE, DIE + vars[DICE])
    .filter((face) => face !== UNTHROWN)
    .map((face) => FACES[face]);
}

function facesOf(g: DiceGame, [die, ...more]: readonly string[]): unknown {
  const named = (faces: readonly number[]): string[] => faces.map((face) => FACES[face]);
  if (more.length > 0) return undefined;
  if (die === undefined) return Object.fromEntries(g.rules.dice.map(({ id, faces }) => [id, named(faces)]));
  const one = g.rules.dice.find(({ id }) => id === die);
  return one === undefined ? undefined : named(one.faces);
}

function seenRole(g: DiceGame, seat: number, [whose = '', what = 'role', ...more]: readonly string[]): unknown {
  if (!isSeatLetter(whose) || seatNamed(whose) >= g.rules.players || what !== 'role' || more.length > 0)
    return undefined;
  return viewOf(g, seat).zones[g.rules.role + seatNamed(whose)].map((piece) =>
    piece < 0 ? '?' : pieceToken(g.rules, piece),
  );
}
