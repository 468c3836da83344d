import { CANCELLED } from '../kernel/hooks.ts';
import { program } from '../kernel/program.ts';
import type { CardGame } from './game.ts';
import { IN, LIFE, OUT, OUTS } from './rules.ts';
import { checkWinners, payKiller } from './winning.ts';

/** A player goes out: role shown, cards to whoever takes them or to the pile, the end checked, the killer paid. */
export const eliminateProgram = program<CardGame, 'would' | 'out' | 'cards' | 'settle' | 'win' | 'pay'>(
  'card/eliminate',
  {
    would(g, f) {
      g.fire('would', 'eliminate', f);
    },
    out(g, f) {
      if (f.ret === CANCELLED) return g.end(f);
      goOut(g, f.to);
      g.tell('dies', f.to, f.by, f.card);
      showRole(g, f.to);
      g.fire('after', 'eliminated', f);
    },
    cards(g, f) {
      g.discardAll(f.to);
    },
    settle(g) {
      g.settle();
    },
    win(g, f) {
      checkWinners(g, f);
    },
    pay(g, f) {
      payKiller(g, f);
    },
  },
);

/** A player goes without being killed: the same for the player, but nobody gains anything by it. */
export const leaveProgram = program<CardGame, 'out' | 'cards' | 'settle' | 'win'>('card/leave', {
  out(g, f) {
    if (g.count(OUT, f.to) > 0) {
      g.tell('leaves-again', f.to);
      g.setCount(IN, f.to, 0);
      return;
    }
    goOut(g, f.to);
    g.tell('dies', f.to);
    showRole(g, f.to);
  },
  cards(g, f) {
    g.discardAll(f.to);
  },
  settle(g) {
    g.settle();
  },
  win(g, f) {
    checkWinners(g, f);
  },
});

export function leave(g: CardGame, seat: number): void {
  g.push(leaveProgram, seat).to = seat;
}

function goOut(g: CardGame, seat: number): void {
  g.setCount(IN, seat, 0);
  g.setCount(LIFE, seat, 0);
  g.setVar(OUTS, g.s.vars[OUTS] + 1);
  g.setCount(OUT, seat, g.s.vars[OUTS]);
}

function showRole(g: CardGame, seat: number): void {
  const role = g.zone(g.rules.role + seat)[0];
  g.reveal(role, g.everyone);
  g.tell('role-revealed', seat, -1, role, 0, g.def(role));
}

export function eliminate(g: CardGame, to: number, by: number, card: number): void {
  const f = g.push(eliminateProgram, to);
  f.to = to;
  f.by = by;
  f.card = card;
}
