import { fastRng } from '../kernel/rng.ts';
import { letter } from '../kernel/rules.ts';
import { only } from '../kernel/seats.ts';
import { column } from '../kernel/state.ts';
import { FACES, type FaceName } from './faces.ts';
import { DiceGame } from './game.ts';
import { diceRules, emptyDiceState, newDiceGame } from './index.ts';
import { requirePossible } from './possible.ts';
import {
  ALL_ARROWS,
  ARROWS,
  CHIEF,
  CHIEF_IN_PILE,
  DOUBLE,
  GHOST,
  IN,
  LIFE,
  MAX,
  OUT,
  OUTS,
  PILE,
  ROUND,
  SPENT,
  STARTER,
  TOKEN,
} from './rules.ts';
import { openFirstRoles, printedLife } from './setup.ts';
import { beginTurns } from './turn.ts';

export interface DiceSeat {
  role: string;
  character?: string;
  life?: number;
  max?: number;
  dead?: number | boolean;
  ghost?: boolean | string;
  arrows?: number;
  tokens?: readonly string[];
  open?: boolean;
  spent?: boolean;
}

export interface DicePosition {
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  players?: Readonly<Record<string, DiceSeat>>;
  deal?: { players: number };
  turn?: string;
  phase?: string;
  seed?: number | string;
  round?: number;
  order?: readonly string[];
  /** Faces of the throws to come, one list a throw. */
  rolls?: readonly (readonly string[])[];
  /** Plain arrows in the pile. */
  arrows?: number;
  /** `pile`, or the seat that has the chief's arrow. */
  chief?: string;
}

const seatOf = (letter: string): number => letter.charCodeAt(0) - 65;

function faceNamed(name: string): number {
  const face = FACES.indexOf(name as FaceName);
  if (face < 0) throw new RangeError(`"${name}" is no face of a die; there are: ${FACES.join(', ')}.`);
  return face;
}

/** Builds the position; `sink` hears what happens on the way to its first decision. */
export function dicePosition(position: DicePosition, sink: DiceGame['sink'] = null): DiceGame {
  const { packs, variants, seed = 1 } = position;
  if (position.deal !== undefined)
    return newDiceGame(diceRules({ packs, variants, players: position.deal.players }), fastRng(seed));
  if (position.phase !== undefined && position.phase !== 'start')
    throw new RangeError(`A position of the dice game stands at the start of a turn, not at "${position.phase}".`);
  const seats = Object.entries(position.players ?? {}).sort();
  const roles: Record<string, number> = {};
  for (const [, seat] of seats) roles[seat.role] = (roles[seat.role] ?? 0) + 1;
  const rules = diceRules({ packs, variants, players: seats.length, roles });
  const g = new DiceGame(rules, emptyDiceState(rules, fastRng(seed)));
  if (position.order !== undefined) g.s.order = position.order.map(seatOf);
  seats.forEach(([, seat], index) => placeSeat(g, index, seat));
  openFirstRoles(g);
  placeArrows(g, position);
  const turn = position.turn === undefined ? g.s.vars[STARTER] : seatOf(position.turn);
  requirePossible(g, turn);
  g.s.vars[ROUND] = position.round ?? 1;
  g.s.back = -1;
  if (position.rolls !== undefined)
    g.picks = position.rolls.flatMap((thrown) => [thrown.length, ...thrown.map(faceNamed)]);
  g.sink = sink;
  beginTurns(g, turn);
  g.run();
  return g;
}

function takePiece(g: DiceGame, back: string, id: string): number {
  const { rules, s } = g;
  const piece = rules.faces.findIndex(
    (face, i) => face.back === back && rules.defs[face.def].id === id && rules.zones[s.where[i]].owner < 0,
  );
  if (piece < 0)
    throw new RangeError(
      rules.defs.some((def) => def.kind === back && def.id === id)
        ? `There is no ${back} "${id}" left in this box.`
        : `There is no ${back} called "${id}" in these packs.`,
    );
  return piece;
}

function placeSeat(g: DiceGame, seat: number, given: DiceSeat): void {
  const { s, rules } = g;
  const dead = Number(given.dead ?? 0) > 0;
  g.move(takePiece(g, 'role', given.role), rules.role + seat, only(seat));
  if (dead || given.open === true) g.openRole(seat);
  if (given.spent === true) g.setToken(SPENT, g.rolePiece(seat), 1);
  const { character = 'nobody' } = given;
  if (character !== 'nobody') {
    const piece = takePiece(g, 'character', character);
    g.move(piece, rules.character + seat, g.everyone);
    g.setAbilities(seat, [rules.faces[piece].def]);
  }
  const max = given.max ?? printedLife(g, seat) + g.role(seat).bonus;
  s.seats[column(MAX, seat)] = max;
  s.seats[column(LIFE, seat)] = dead ? 0 : (given.life ?? max);
  s.seats[column(IN, seat)] = dead ? 0 : 1;
  s.seats[column(ARROWS, seat)] = given.arrows ?? 0;
  if (dead) {
    s.seats[column(OUT, seat)] = Number(given.dead);
    s.vars[OUTS] = Math.max(s.vars[OUTS], Number(given.dead));
  }
  if (given.ghost !== undefined && given.ghost !== false) {
    if (!rules.ghost) throw new RangeError('A ghost needs the variant "ghost".');
    s.seats[column(GHOST, seat)] = 1;
  }
  for (const token of given.tokens ?? []) {
    const at = column(token === 'x2' ? DOUBLE : TOKEN, seat);
    if (s.seats[at] !== 0)
      throw new RangeError(`The ghost gives one face at a time; "${token}" is one too many for ${letter(seat)}.`);
    s.seats[at] = token === 'x2' ? 1 : tokenFace(g, token) + 1;
  }
}

/** A ghost's token shows a face of the base die. */
function tokenFace({ rules: { dice } }: DiceGame, name: string): number {
  const face = faceNamed(name);
  if (!dice[0].faces.includes(face)) throw new RangeError(`"${name}" is no face of the base die, so no ghost's token.`);
  return face;
}

function placeArrows(g: DiceGame, position: DicePosition): void {
  let held = 0;
  for (let seat = 0; seat < g.rules.players; seat++) held += g.arrows(seat);
  const { arrows = ALL_ARROWS - held, chief } = position;
  if (arrows < 0 || held + arrows !== ALL_ARROWS)
    throw new RangeError(
      `${held} arrows lie before players and ${Math.max(0, arrows)} in the pile; there are ${ALL_ARROWS}.`,
    );
  g.s.vars[PILE] = arrows;
  if (chief === undefined) return;
  if (!g.rules.chief) throw new RangeError('The chief\'s arrow needs the variant "chief-arrow".');
  g.s.vars[CHIEF] = chief === 'pile' ? CHIEF_IN_PILE : seatOf(chief);
}
