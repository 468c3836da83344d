import { only } from '../../kernel/seats.ts';
import { column } from '../../kernel/state.ts';
import { characterLife } from '../flow/setup.ts';
import type { CardGame } from '../table/game.ts';
import { BANGS, IN, LIFE, MAX, OUT, OUTS } from '../table/layout.ts';
import { characterNamed, freePiece } from './box.ts';
import type { SeatPosition } from './fields.ts';

/** Role, character, life and what the player has done this turn. */
export function placeSeat(g: CardGame, seat: number, given: SeatPosition): void {
  const { rules, s } = g;
  const dead = given.dead !== undefined && given.dead !== false;
  const open = given.role === 'sheriff' || dead || rules.players === 3;
  g.move(freePiece(g, 'role', given.role), rules.role + seat, only(seat));
  if (open) g.showRole(seat);
  const printed = placeCharacter(g, seat, given);
  const max = given.max ?? printed + (given.role === 'sheriff' ? 1 : 0);
  s.seats[column(MAX, seat)] = max;
  s.seats[column(LIFE, seat)] = dead ? 0 : (given.life ?? max);
  s.seats[column(IN, seat)] = dead ? 0 : 1;
  if (dead) {
    s.seats[column(OUT, seat)] = Number(given.dead);
    s.vars[OUTS] = Math.max(s.vars[OUTS], Number(given.dead));
  }
  placeUsed(g, seat, given.used ?? {});
}

const LIFE_OF_NOBODY = 4;

/** The life points printed on what lies before the player. */
function placeCharacter(g: CardGame, seat: number, given: SeatPosition): number {
  const { rules } = g;
  for (const id of given.offer ?? []) g.move(freePiece(g, 'character', id), rules.character + seat, only(seat));
  const { character = 'nobody', abilities = [] } = given;
  let life = LIFE_OF_NOBODY;
  if (character !== 'nobody') {
    const piece = freePiece(g, 'character', character);
    g.move(piece, rules.character + seat, g.everyone);
    life = characterLife(rules, g.def(piece));
    g.setAbilities(seat, [g.def(piece)]);
  }
  for (const id of abilities) g.setAbilities(seat, [...g.s.abilities[seat], characterNamed(g, id)]);
  return life;
}

function placeUsed({ rules, s }: CardGame, seat: number, used: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(used)) {
    const col = name === 'bang' ? BANGS : rules.seatColumns.indexOf(name);
    if (col < 0) throw new RangeError(`Nothing called "${name}" is counted in a turn.`);
    s.seats[column(col, seat)] = count;
  }
}
