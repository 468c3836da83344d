import { pickValue } from '../kernel/offer.ts';
import { program } from '../kernel/program.ts';
import { only } from '../kernel/seats.ts';
import { faceOf, faceWord, ROLL } from './faces.ts';
import type { DiceGame } from './game.ts';
import { roll } from './roll.ts';
import { DIE, DOUBLE, TOKEN, TURNED } from './rules.ts';
import { offerPlayers } from './targets.ts';

export const GHOST_DICE = 2;

/** The ghost throws two dice and lays one of the results before a player; `n` is its face. */
export const ghostProgram = program<DiceGame, 'start' | 'roll' | 'chosen' | 'choose' | 'give'>('dice/ghost-turn', {
  start: {
    about: () => ({ ask: 'roll' }),
    spare: false,
    who: (_g, f) => only(f.me),
    offer(_g, _f, _seat, o) {
      o.add(ROLL);
    },
    take() {},
  },
  roll(g, f) {
    roll(g, f.me, 0, true);
  },
  chosen(g, f) {
    f.n = g.face(0);
    if (equalDice(g)) f.step = ghostProgram.at.give;
  },
  choose: {
    about: () => ({ ask: 'ghost-face' }),
    who: (_g, f) => only(f.me),
    offer(g, _f, _seat, o) {
      for (let i = 0; i < GHOST_DICE; i++) o.add(faceWord(g.face(i)));
      if (o.explain)
        for (const face of g.rules.dice[0].faces)
          if (face !== g.face(0) && face !== g.face(1)) o.no({ why: 'not-shown' }, faceWord(face));
    },
    take(_g, f, _seat, line) {
      f.n = faceOf(pickValue(line[0]));
    },
  },
  give: {
    about: () => ({ ask: 'ghost-token' }),
    who: (_g, f) => only(f.me),
    offer(g, _f, _seat, o) {
      offerPlayers(g, o);
    },
    take(g, f, seat, line) {
      const to = pickValue(line[0]);
      g.setCount(TOKEN, to, f.n + 1);
      if (equalDice(g)) g.setCount(DOUBLE, to, 1);
      g.tell({ what: 'token', seat, to, face: f.n });
    },
  },
});

const equalDice = (g: DiceGame): boolean => g.face(0) === g.face(1);

/** Turns the dice the ghost's tokens ask for; they count as part of the first throw. */
export function turnedDice(g: DiceGame, seat: number): void {
  const token = g.count(TOKEN, seat);
  const count = token === 0 ? 0 : 1 + g.count(DOUBLE, seat);
  if (g.s.vars[TURNED] !== count) g.setVar(TURNED, count);
  for (let i = 0; i < count; i++) g.setVar(DIE + i, token - 1);
}
