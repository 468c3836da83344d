import { ability, type Offer, PASS } from '../kernel/offer.ts';
import { type Program, program } from '../kernel/program.ts';
import { only } from '../kernel/seats.ts';
import type { Question } from '../kernel/story.ts';
import type { DiceGame } from './game.ts';
import { OPEN, SPENT } from './rules.ts';
import { type Moment, WINDOWS, type WindowMoment } from './types.ts';

const USED = 1;

/**
 * A moment at which a hidden role may show itself. Every seat that could publicly have it is asked, with sealed
 * answers; who cannot use it has nothing but to pass. Answers 1 if a power was used and not overruled.
 */
function makeWindow(moment: WindowMoment): Program<DiceGame> {
  return program<DiceGame, 'ask' | 'use' | 'done'>(`dice/window-${moment}`, {
    ask: {
      about: (_g, f) => chance(moment, f.to),
      window: true,
      who: (g, f) => possibleSeats(g, moment, f.to),
      offer(g, _f, seat, o) {
        offerPower(g, seat, moment, o);
        o.add(PASS);
      },
      take(_g, f, seat, line) {
        if (line[0] !== PASS) f.by = seat;
      },
    },
    use(g, f) {
      if (f.by < 0) return g.end(f, 0);
      usePower(g, f.by, f.ev);
    },
    done(g, f) {
      g.end(f, f.ret);
    },
  });
}

/** What a hidden role is asked: `of` is whose throw, gain or power it is about. */
function chance(moment: WindowMoment, of: number): Question {
  switch (moment) {
    case 'thrown':
    case 'dying':
      return { ask: `role-${moment}` };
    case 'last':
    case 'gain':
    case 'revealed':
      return { ask: `role-${moment}`, of };
  }
}

const windows = Object.fromEntries(WINDOWS.map((moment) => [moment, makeWindow(moment)])) as Record<
  WindowMoment,
  Program<DiceGame>
>;

/** Opens a window over the frame on top; `except` is the one seat that has no say in it, -1 for none. */
export function openWindow(g: DiceGame, moment: WindowMoment, except: number): void {
  const event = g.s.stack.length - 1;
  g.s.stack[event].ret = 0;
  if (g.rules.moments[moment].length === 0 || possibleSeats(g, moment, except) === 0) return;
  const f = g.push(windows[moment], except);
  f.to = except;
  f.ev = event;
}

/** Computed from what lies open alone, so that being asked betrays nothing. */
export function possibleSeats(g: DiceGame, moment: Moment, except: number): number {
  const hidden = hiddenHolderPossible(g, moment);
  let seats = 0;
  for (let seat = 0; seat < g.rules.players; seat++) {
    if (seat === except || !g.inPlay(seat)) continue;
    if (g.isOpen(seat) ? g.role(seat).power?.at === moment && !g.isSpent(seat) : hidden) seats |= only(seat);
  }
  return seats;
}

/** Does a role with this power lie face down somewhere, and is there a face-down role of its part on the table? */
function hiddenHolderPossible(g: DiceGame, moment: Moment): boolean {
  for (const def of g.rules.moments[moment]) {
    if (g.token(OPEN, g.rules.pieceOf[def]) !== 0) continue;
    const part = g.rules.roles[def]?.part;
    for (let seat = 0; seat < g.rules.players; seat++) if (!g.isOpen(seat) && g.part(seat) === part) return true;
  }
  return false;
}

/** Offers the seat's own power, if this is its moment. */
export function offerPower(g: DiceGame, seat: number, moment: Moment, o: Offer): void {
  if (g.rules.moments[moment].length === 0) return;
  if (g.role(seat).power?.at === moment && !g.isSpent(seat)) o.add(ability(g.roleDef(seat)));
}

/** The role shows itself, a judge may overrule it, and only then does its owner choose and act. Answers 1 if he did. */
export const powerProgram = program<DiceGame, 'show' | 'effect' | 'done'>('dice/power', {
  show(g, f) {
    g.tell({ what: 'power', seat: f.me, role: f.src });
    g.openRole(f.me);
    g.setToken(SPENT, g.rolePiece(f.me), 1);
    openWindow(g, 'revealed', f.me);
  },
  effect(g, f) {
    if (f.ret === USED) {
      g.tell({ what: 'overruled', role: f.src });
      return g.end(f, 0);
    }
    const power = g.rules.powers[f.src];
    if (power === undefined) throw new Error(`${g.rules.defs[f.src].id} has no power.`);
    const child = g.push(power.prog, f.me);
    child.ev = f.ev;
    child.src = f.src;
  },
  /** What a role has done by showing itself is not taken back, like the showing itself. */
  done(g, f) {
    g.s.back = -1;
    g.end(f, USED);
  },
});

export function usePower(g: DiceGame, seat: number, event: number): void {
  const f = g.push(powerProgram, seat);
  f.src = g.roleDef(seat);
  f.ev = event;
}

/** For the curious: what the seat has that belongs to another moment than this one; null where no role may be shown. */
export function explainElsewhere(g: DiceGame, seat: number, moment: Moment | null, o: Offer): void {
  if (!o.explain) return;
  for (const def of g.s.abilities[seat]) o.no({ why: 'wrong-time' }, ability(def));
  const role = g.role(seat);
  if (role.power === undefined) return;
  if (g.isSpent(seat)) o.no({ why: 'once-per-game' }, ability(g.roleDef(seat)));
  else if (role.power.at !== moment) o.no({ why: 'wrong-time' }, ability(g.roleDef(seat)));
}
