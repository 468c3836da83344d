import type { Frame } from '../../kernel/frame.ts';
import { hasSeat, isSingle, only, without } from '../../kernel/seats.ts';
import type { CardGame } from '../table/game.ts';
import { discardAll } from './discards.ts';

/** Three players: whom each has to kill with his own hand. */
const PREY: Readonly<Record<string, string>> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

function seatsWith(g: CardGame, roles: readonly string[], alive: boolean): number {
  let seats = 0;
  for (let seat = 0; seat < g.rules.players; seat++)
    if (roles.includes(allegiance(g, seat)) && (!alive || g.inPlay(seat))) seats |= only(seat);
  return seats;
}

/** The role a player wins with: the own one, unless something has changed that. */
function allegiance(g: CardGame, seat: number): string {
  const role = g.roleOf(seat);
  return g.askTable(g.q.allegiance, role, seat);
}

/** Those of a set who would still be there if nobody came back for a turn. */
function living(g: CardGame, seats: number): number {
  if (!g.isAnswered(g.q.alive)) return seats;
  let left = seats;
  for (let seat = 0; seat < g.rules.players; seat++)
    if (hasSeat(seats, seat) && !g.askTable(g.q.alive, true, seat)) left = without(left, seat);
  return left;
}

function withoutSheriff(g: CardGame, death: Frame): number {
  if (death.by >= 0 && death.by !== death.to && PREY[g.roleOf(death.by)] === g.roleOf(death.to)) return only(death.by);
  const left = living(g, seatsWith(g, ['deputy', 'outlaw', 'renegade'], true));
  return left === 0 ? seatsWith(g, ['outlaw'], false) : isSingle(left) ? left : 0;
}

/** Who has won after this death, 0 while nobody has. */
function verdict(g: CardGame, death: Frame): number {
  const sheriff = seatsWith(g, ['sheriff'], false);
  if (sheriff === 0) return withoutSheriff(g, death);
  const renegades = seatsWith(g, ['renegade'], true);
  if (seatsWith(g, ['sheriff'], true) === 0) {
    const alive = seatsWith(g, ['deputy', 'outlaw', 'renegade'], true);
    return isSingle(alive) && alive === renegades ? alive : seatsWith(g, ['outlaw'], false);
  }
  const enemies = living(g, renegades | seatsWith(g, ['outlaw'], true));
  return enemies === 0 ? seatsWith(g, ['sheriff', 'deputy'], false) : 0;
}

export function checkWinners(g: CardGame, death: Frame): void {
  const winners = g.askTable(g.q.winners, verdict(g, death));
  if (winners === 0) return;
  for (let seat = 0; seat < g.rules.players; seat++) g.showRole(seat);
  g.finish(winners);
}

type Side = 'law' | 'outlaws' | 'renegade';

export function sideOf(g: CardGame, seat: number): Side {
  const role = allegiance(g, seat);
  return role === 'sheriff' || role === 'deputy' ? 'law' : role === 'outlaw' ? 'outlaws' : 'renegade';
}

/** The side that has won, for statistics and the end screen. */
export function winningSide(g: CardGame): Side | '' {
  if (!g.s.over) return '';
  for (let seat = 0; seat < g.rules.players; seat++) if (hasSeat(g.s.winners, seat)) return sideOf(g, seat);
  return '';
}

const REWARD = 3;

/** Rewards and penalties; nobody is credited with a death of one's own making. */
export function payKiller(g: CardGame, death: Frame): void {
  const killer = death.by;
  if (killer < 0 || killer === death.to || !g.inPlay(killer)) return;
  const victim = g.roleOf(death.to);
  const everyKillPays = seatsWith(g, ['sheriff'], false) === 0;
  if (victim === 'outlaw' || everyKillPays) {
    g.tell({ what: 'reward', seat: killer, count: REWARD });
    g.draw(killer, REWARD);
  } else if (victim === 'deputy' && g.roleOf(killer) === 'sheriff') {
    g.tell({ what: 'penalty', seat: killer });
    discardAll(g, killer);
  }
}
