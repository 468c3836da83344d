import { CANCELLED } from '../kernel/hooks.ts';
import { tableRule } from './content.ts';
import { leave } from './eliminate.ts';
import type { CardGame } from './game.ts';
import { IN, LIFE, LIFELESS, type Mark } from './rules.ts';
import type { Trigger } from './types.ts';

/** 1 for a player whom a card in front of him keeps in play without life. */
export const kept: Mark = { name: 'kept', lasts: 'game' };

export function keepInPlay(g: CardGame, seat: number): void {
  if (!g.inPlay(seat)) g.tell('returns', seat);
  g.setCount(IN, seat, LIFELESS);
  g.setCount(LIFE, seat, 0);
  g.setMark(kept, seat, 1);
}

/** The `eliminate` hook of every card that keeps its bearer in play. */
export const staysInPlay: Trigger = {
  when: (_g, me, death) => death.to === me,
  run: [
    (g, f) => {
      keepInPlay(g, f.me);
      g.event(f).ret = CANCELLED;
    },
  ],
};

function isKept(g: CardGame, seat: number): boolean {
  return g.rules.working.some((first) =>
    g.zone(first + seat).some((piece) => g.rules.content[g.def(piece)].would?.eliminate === staysInPlay),
  );
}

const abandoned = (g: CardGame): number => g.s.order.findIndex((seat) => g.mark(kept, seat) === 1 && !isKept(g, seat));

/** Without the card its bearer is out at once, and nobody gains anything by it. */
export const ghostsLeave = tableRule('ghosts-leave', {
  after: {
    settle: {
      when: (g) => abandoned(g) >= 0,
      run: [
        (g) => {
          const seat = g.s.order[abandoned(g)];
          g.setMark(kept, seat, 0);
          leave(g, seat);
        },
      ],
    },
  },
});
