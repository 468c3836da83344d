import { program } from '../kernel/program.ts';
import { only } from '../kernel/seats.ts';
import type { DiceGame } from './game.ts';
import { CHARACTERS, IN, LIFE, MAX, PARTS, ROLES, ROUND, SPARE, STARTER } from './rules.ts';
import { beginTurns } from './turn.ts';
import type { Character } from './types.ts';

/** Life points of a player without a character. */
export const PLAIN_LIFE = 8;

/** Everything before the first turn; nobody has anything to decide. */
export const setupProgram = program<DiceGame, 'roles' | 'characters' | 'start'>('dice/setup', {
  roles(g) {
    drawRoles(g);
    g.shuffle(ROLES);
    const { order } = g.s;
    for (let i = 0; i < order.length; i++) g.move(g.top(ROLES), g.rules.role + order[i], only(order[i]));
    openFirstRoles(g);
  },
  characters(g) {
    g.shuffle(CHARACTERS);
    const { order } = g.s;
    for (let i = 0; i < order.length; i++) {
      g.move(g.top(CHARACTERS), g.rules.character + order[i], g.everyone);
      enterPlay(g, order[i]);
    }
  },
  start(g, f) {
    g.end(f);
    g.setVar(ROUND, 1);
    beginTurns(g, g.s.vars[STARTER]);
  },
});

/** Of each part as many as the number of players asks for; the others go back unseen. */
function drawRoles(g: DiceGame): void {
  if (!g.rules.specialRoles) return;
  for (let part = 0; part < PARTS.length; part++) {
    g.shuffle(SPARE + part);
    for (let i = 0; i < g.rules.partCounts[part]; i++) g.move(g.top(SPARE + part), ROLES, 0);
  }
}

/** The sheriff shows himself; without one everybody does. */
export function openFirstRoles(g: DiceGame): void {
  const { order } = g.s;
  const first = starter(g);
  const all = g.part(first) !== 'sheriff';
  for (let i = 0; i < order.length; i++) if (all || order[i] === first) g.openRole(order[i]);
  g.setVar(STARTER, first);
}

/** The sheriff starts; with three players the deputy. */
function starter(g: DiceGame): number {
  const { order } = g.s;
  let deputy = order[0];
  for (let i = 0; i < order.length; i++) {
    const part = g.part(order[i]);
    if (part === 'sheriff') return order[i];
    if (part === 'deputy') deputy = order[i];
  }
  return deputy;
}

/** Printed life of a seat's character. */
export function printedLife(g: DiceGame, seat: number): number {
  const piece = g.top(g.rules.character + seat);
  return piece < 0 ? PLAIN_LIFE : (g.rules.content[g.rules.faces[piece].def] as Character).life;
}

function enterPlay(g: DiceGame, seat: number): void {
  const life = printedLife(g, seat) + g.role(seat).bonus;
  g.setAbilities(seat, [g.rules.faces[g.top(g.rules.character + seat)].def]);
  g.setCount(MAX, seat, life);
  g.setCount(LIFE, seat, life);
  g.setCount(IN, seat, 1);
}
