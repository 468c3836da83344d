import { hasSeat, only } from '../kernel/seats.ts';
import type { DiceGame } from './game.ts';
import type { Part, Side } from './types.ts';

/** Three players: whom each has to kill with his own hand. */
const PREY: Readonly<Partial<Record<Part, Part>>> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };
/** The renegade's ghost joins the outlaws when the number of players is odd, the law when it is even. */
const ghostSide = (players: number): Side => (players % 2 === 1 ? 'outlaws' : 'law');

const SIDE: Readonly<Record<Part, Side>> = { sheriff: 'law', deputy: 'law', outlaw: 'outlaws', renegade: 'renegade' };

/** Whom a seat plays for: its role's side, but the ghost of a renegade joins one of the others. */
export function sideOf(g: DiceGame, seat: number): Side {
  const side = SIDE[g.part(seat)];
  return side === 'renegade' && g.isGhost(seat) ? ghostSide(g.rules.players) : side;
}

function seatsOf(g: DiceGame, side: Side): number {
  let seats = 0;
  for (let seat = 0; seat < g.rules.players; seat++) if (sideOf(g, seat) === side) seats |= only(seat);
  return seats;
}

function partSeats(g: DiceGame, part: Part): number {
  let seats = 0;
  for (let seat = 0; seat < g.rules.players; seat++) if (g.part(seat) === part) seats |= only(seat);
  return seats;
}

const single = (seats: number): boolean => seats !== 0 && (seats & (seats - 1)) === 0;
const GOES_ON = -1;

function withThree(g: DiceGame, by: number, gone: number): number {
  const prey = by < 0 ? undefined : PREY[g.part(by)];
  if (prey !== undefined && (gone & partSeats(g, prey)) !== 0) return only(by);
  const left = g.seatsIn();
  if (left === 0) return g.rules.nobodyLeftDraws ? 0 : partSeats(g, 'outlaw');
  return single(left) ? left : GOES_ON;
}

/** Who has won after these deaths; the sheriff's is looked at first. */
function verdict(g: DiceGame, by: number, gone: number): number {
  const sheriff = partSeats(g, 'sheriff');
  if (sheriff === 0) return withThree(g, by, gone);
  const left = g.seatsIn();
  if ((left & sheriff) === 0)
    return single(left) && (left & partSeats(g, 'renegade')) !== 0 ? left : seatsOf(g, 'outlaws');
  const enemies = left & (partSeats(g, 'outlaw') | partSeats(g, 'renegade'));
  return enemies === 0 ? seatsOf(g, 'law') : GOES_ON;
}

export function checkWinners(g: DiceGame, by: number, gone: number): void {
  const winners = verdict(g, by, gone);
  if (winners === GOES_ON) return;
  for (let seat = 0; seat < g.rules.players; seat++) g.openRole(seat);
  g.finish(winners);
}

/** The side that has won, for statistics and the end screen; empty while none has and when nobody does. */
export function diceWinningSide(g: DiceGame): Side | '' {
  for (let seat = 0; g.s.over && seat < g.rules.players; seat++) if (hasSeat(g.s.winners, seat)) return sideOf(g, seat);
  return '';
}
