import type { Told } from '@sixgun/engine';
import type { SeenTable } from './read.ts';
import { hostility, noteOf } from './values.ts';

/** How much I want somebody with this role out of the game, from -2 (never touch) to 1. */
type Wishes = Readonly<Record<string, number>>;

const WISHES: Readonly<Record<string, Wishes>> = {
  sheriff: { outlaw: 1, renegade: 0.6, deputy: -1.2 },
  deputy: { sheriff: -2, deputy: -1, outlaw: 1, renegade: 0.6 },
  outlaw: { sheriff: 1, deputy: 0.5, renegade: 0.2, outlaw: -1 },
};

/** Without a sheriff everybody has a prey, and would rather not be somebody else's. */
const DUELLISTS: Readonly<Record<string, Wishes>> = {
  deputy: { renegade: 1, outlaw: 0.4 },
  renegade: { outlaw: 1, deputy: 0.4 },
  outlaw: { deputy: 1, renegade: 0.4 },
};

const SURE = 3;

/** Seat to how much I want it hurt: above zero an enemy, below zero a friend. */
export function attitudes(t: SeenTable, history: readonly Told[]): number[] {
  const seats = t.view.order.length;
  const wishes = wishesOf(t);
  const pool = hiddenRoles(t);
  const leaning = leanings(t, history);
  const result: number[] = new Array(seats).fill(0);
  for (let seat = 0; seat < seats; seat++) {
    if (seat === t.me) result[seat] = -SURE;
    else if (t.role(seat) !== '') result[seat] = wishes[t.role(seat)] ?? 0;
    else result[seat] = expected(wishes, pool, leaning[seat]);
  }
  if (everyoneForHimself(t, wishes, pool)) for (const seat of t.others()) result[seat] = 1;
  return result;
}

/** Winning is decided otherwise, or the game goes on without the sheriff or any possible foe: then everybody is one. */
function everyoneForHimself(t: SeenTable, wishes: Wishes, pool: Readonly<Record<string, number>>): boolean {
  const hidden = Object.keys(pool).filter((role) => pool[role] > 0);
  const possible = (seat: number) => (t.role(seat) === '' ? hidden : [t.role(seat)]);
  const sheriffGone = t.view.order.some((seat) => t.role(seat) === 'sheriff' && !t.isIn(seat));
  return (
    sheriffGone ||
    t.winsOtherwise() ||
    t.others().every((seat) => possible(seat).every((role) => (wishes[role] ?? 0) <= 0))
  );
}

function wishesOf(t: SeenTable): Wishes {
  const mine = t.role(t.me);
  const seats = t.view.order;
  if (!seats.some((seat) => t.role(seat) === 'sheriff')) return DUELLISTS[mine] ?? {};
  return mine === 'renegade' ? balance(t) : (WISHES[mine] ?? {});
}

/** The renegade keeps both sides even and the sheriff alive until there is nobody else. */
function balance(t: SeenTable): Wishes {
  if (t.others().length === 1) return { sheriff: 1 };
  const gone = (role: string) => t.view.order.filter((seat) => !t.isIn(seat) && t.role(seat) === role).length;
  const law = 1 + dealt(t, 'deputy') - gone('deputy');
  const outlaws = dealt(t, 'outlaw') - gone('outlaw');
  return {
    sheriff: -1,
    deputy: law > outlaws ? 1 : 0.3,
    outlaw: outlaws >= law ? 1 : 0.4,
    renegade: 0.6,
  };
}

function rolePieces(t: SeenTable): string[] {
  return t.rules.faces.filter((face) => face.back === 'role').map((face) => t.rules.defs[face.def].id);
}

function dealt(t: SeenTable, role: string): number {
  return rolePieces(t).filter((id) => id === role).length;
}

/** Roles that nobody has shown me, with how many there are of each. */
function hiddenRoles(t: SeenTable): Record<string, number> {
  const pool: Record<string, number> = {};
  for (const id of rolePieces(t)) pool[id] = (pool[id] ?? 0) + 1;
  for (const seat of t.view.order) {
    const role = t.role(seat);
    if (role !== '') pool[role]--;
  }
  return pool;
}

/** What I wish for a player whose role I can only guess from the way he plays. */
function expected(wishes: Wishes, pool: Readonly<Record<string, number>>, leaning: number): number {
  let weight = 0;
  let sum = 0;
  for (const [role, n] of Object.entries(pool)) {
    const likely = n * Math.exp(role === 'outlaw' ? -leaning : role === 'deputy' ? leaning : 0);
    weight += likely;
    sum += likely * (wishes[role] ?? 0);
  }
  return weight === 0 ? 0 : sum / weight;
}

/** Seat to how lawful it has looked so far: whoever goes for the sheriff is no friend of the law. */
function leanings(t: SeenTable, history: readonly Told[]): number[] {
  const leaning: number[] = t.view.order.map(() => 0);
  const lawful: Readonly<Record<string, number>> = { sheriff: 1.5, deputy: 0.8, outlaw: -0.8 };
  for (const told of history) {
    if (told.what !== 'play-at' || told.to === told.seat) continue;
    const { seat, to, as } = told;
    const hurt = hostility(noteOf(t.rules, as));
    const victim = lawful[t.role(to)] ?? Math.max(-0.6, Math.min(0.6, leaning[to] / 2));
    leaning[seat] = Math.max(-SURE, Math.min(SURE, leaning[seat] - hurt * victim));
  }
  return leaning;
}
