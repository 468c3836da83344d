import { placeFields, seatNamed } from '../kernel/fields.ts';
import { fastRng } from '../kernel/rng.ts';
import { only } from '../kernel/seats.ts';
import { column } from '../kernel/state.ts';
import { faceNamed } from './faces.ts';
import type { DicePosition, DiceSeat } from './fields.ts';
import { DiceGame } from './game.ts';
import { diceRules, emptyDiceState, newDiceGame } from './index.ts';
import { requirePossible } from './possible.ts';
import { ALL_ARROWS, ARROWS, IN, LIFE, MAX, OUT, OUTS, PILE, ROUND, STARTER } from './rules.ts';
import { openFirstRoles, printedLife } from './setup.ts';
import { beginTurns } from './turn.ts';

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
  if (position.order !== undefined) g.s.order = position.order.map(seatNamed);
  seats.forEach(([, seat], index) => placeSeat(g, index, seat));
  openFirstRoles(g);
  placeArrows(g, position);
  placeFields(
    g,
    rules.fields.map(({ fields }) => fields),
    seats.map(([, seat]) => seat),
    position,
  );
  const turn = position.turn === undefined ? g.s.vars[STARTER] : seatNamed(position.turn);
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
}

function placeArrows(g: DiceGame, position: DicePosition): void {
  let held = 0;
  for (let seat = 0; seat < g.rules.players; seat++) held += g.arrows(seat);
  const { arrows = ALL_ARROWS - held } = position;
  if (arrows < 0 || held + arrows !== ALL_ARROWS)
    throw new RangeError(
      `${held} arrows lie before players and ${Math.max(0, arrows)} in the pile; there are ${ALL_ARROWS}.`,
    );
  g.s.vars[PILE] = arrows;
}
