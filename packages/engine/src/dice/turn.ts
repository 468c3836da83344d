import { END, PASS } from '../kernel/offer.ts';
import { program } from '../kernel/program.ts';
import { only } from '../kernel/seats.ts';
import { returnGhostTokens } from './damage.ts';
import { ROLL } from './faces.ts';
import type { DiceGame } from './game.ts';
import { GHOST_DICE, ghostProgram, turnedDice } from './ghost.ts';
import { explainElsewhere, offerPower, usePower } from './power.ts';
import { resolveProgram } from './resolve.ts';
import { explainNoRerolls, layDice, roll } from './roll.ts';
import { ACTIVE, BASE_DICE, BEERS_SPENT, DICE, ROUND, SALOON, STARTER, TURNED } from './rules.ts';

/** The whole game is one turn after another in this frame. */
export const turnProgram = program<
  DiceGame,
  'begin' | 'saloon' | 'opening' | 'start' | 'roll' | 'resolve' | 'closing' | 'end' | 'leave' | 'next'
>('dice/turn', {
  begin(g, f) {
    startTurn(g, f.me);
    if (!g.isGhost(f.me)) return;
    f.step = turnProgram.at.next;
    g.push(ghostProgram, f.me).to = f.me;
  },
  saloon: {
    about: () => ({ ask: 'saloon-die' }),
    who: (g, f) => (g.rules.dice.length > 1 ? only(f.me) : 0),
    offer(g, _f, _seat, o) {
      for (let i = 1; i < g.rules.dice.length; i++) o.add(g.rules.dieWords[i]);
      o.add(PASS);
    },
    take(g, _f, seat, line) {
      if (line[0] === PASS) return;
      const die = g.rules.dieWords.indexOf(line[0]);
      g.setVar(DICE, g.ask('dice', BASE_DICE, seat, die));
      g.setVar(SALOON, die);
      g.tell({ what: 'saloon-die', seat, die: g.rules.content.indexOf(g.rules.dice[die]) });
    },
  },
  opening(g, f) {
    g.fire(g.after.turnStart, f);
  },
  start: {
    about: () => ({ ask: 'roll' }),
    spare: false,
    who: (_g, f) => only(f.me),
    offer(g, _f, seat, o) {
      o.add(ROLL);
      offerPower(g, seat, 'start', o);
      explainElsewhere(g, seat, 'start', o);
    },
    take(g, f, seat, line) {
      if (line[0] === ROLL) return;
      f.step = turnProgram.at.start;
      usePower(g, seat, g.s.stack.length - 1);
    },
  },
  roll(g, f) {
    g.setPhase('roll');
    roll(g, f.me, g.s.vars[TURNED], false);
  },
  resolve(g, f) {
    if (!g.inPlay(f.me)) {
      f.step = turnProgram.at.next;
      return;
    }
    g.setPhase('resolve');
    g.push(resolveProgram, f.me).to = f.me;
  },
  closing(g, f) {
    if (!g.inPlay(f.me)) {
      f.step = turnProgram.at.next;
      return;
    }
    g.setPhase('end');
    g.fire(g.after.turnEnd, f);
  },
  end: {
    about: () => ({ ask: 'end' }),
    spare: false,
    who: (_g, f) => only(f.me),
    offer(g, _f, seat, o) {
      o.add(END);
      offerPower(g, seat, 'end', o);
      if (!o.explain) return;
      explainNoRerolls(g, o);
      explainElsewhere(g, seat, 'end', o);
    },
    take(g, f, seat, line) {
      f.ret = 0;
      if (line[0] !== END) usePower(g, seat, g.s.stack.length - 1);
    },
  },
  leave(g, f) {
    returnGhostTokens(g, f.me);
    if (f.ret !== 0) f.step = turnProgram.at.begin;
  },
  next(g, f) {
    const seat = f.me;
    const next = followingSeat(g, seat);
    f.me = next;
    f.to = next;
    f.chooser = next;
    f.step = turnProgram.at.begin;
    if (passesStarter(g, seat, next)) g.setVar(ROUND, g.s.vars[ROUND] + 1);
  },
});

function startTurn(g: DiceGame, seat: number): void {
  g.setVar(ACTIVE, seat);
  g.setPhase('start');
  g.tell({ what: 'turn', seat });
  layDice(g, g.isGhost(seat) ? GHOST_DICE : BASE_DICE);
  if (g.s.vars[BEERS_SPENT] !== 0) g.setVar(BEERS_SPENT, 0);
  turnedDice(g, seat);
}

/** Players who are out are passed over; the ghost is not. */
function followingSeat(g: DiceGame, seat: number): number {
  let next = g.leftOf(seat);
  while (next !== seat && !g.inPlay(next) && !g.isGhost(next)) next = g.leftOf(next);
  return next;
}

/** A round is over when the turn comes to the place of the one who has started, whether he is in play or not. */
function passesStarter(g: DiceGame, from: number, to: number): boolean {
  for (let seat = g.leftOf(from); ; seat = g.leftOf(seat)) {
    if (seat === g.s.vars[STARTER]) return true;
    if (seat === to) return false;
  }
}

export function beginTurns(g: DiceGame, seat: number): void {
  g.tell({ what: 'begins', sheriff: g.s.order.find((other) => g.part(other) === 'sheriff') });
  const turn = g.push(turnProgram, seat);
  turn.to = seat;
}
