import { type Frame, NONE } from '../../kernel/frame.ts';
import { CANCELLED } from '../../kernel/hooks.ts';
import { program } from '../../kernel/program.ts';
import type { CardGame } from '../table/game.ts';
import { IN, LIFE, OUT, OUTS } from '../table/layout.ts';
import { discardAll } from './discards.ts';
import { unfinishedPlay } from './dues.ts';
import { checkWinners, payKiller } from './winning.ts';

const verdictProgram = program<CardGame, 'find'>('card/verdict', {
  find(g, f) {
    checkWinners(g, f);
    if (!g.s.over) g.end(f, f.ret);
  },
});

/** Place on the stack of an effect that is one event for everybody, -1 for none. */
const commonEffect = (g: CardGame): number =>
  g.s.stack.findIndex(({ src }) => src >= 0 && g.rules.content[src].asOne === true);

/** At once, or when the effect is done with everybody: one that is one event, or any card if the table plays so. */
function findWinners(g: CardGame, death: Frame): void {
  const play = g.rules.variants['effects-finish'] === true ? unfinishedPlay(g) : NONE;
  const at = play < 0 ? commonEffect(g) : play;
  if (at < 0) return checkWinners(g, death);
  const verdict = g.slipUnder(at, verdictProgram, death.me);
  verdict.by = death.by;
  verdict.to = death.to;
}

/** A player goes out: role shown, cards to whoever takes them or to the pile, the end checked, the killer paid. */
export const eliminateProgram = program<CardGame, 'would' | 'out' | 'cards' | 'settle' | 'win' | 'pay'>(
  'card/eliminate',
  {
    would(g, f) {
      g.fire(g.would.eliminate, f);
    },
    out(g, f) {
      if (f.ret === CANCELLED) return g.end(f);
      const hadLife = g.canLoseLife(f.to);
      goOut(g, f.to);
      if (hadLife) die(g, f);
      else leaveAgain(g, f.to);
      g.fire(g.after.eliminated, f);
    },
    cards(g, f) {
      // Who has inherited what brings somebody back may have brought him back with it.
      if (!g.inPlay(f.to)) discardAll(g, f.to);
    },
    settle(g) {
      g.settle();
    },
    win: findWinners,
    pay(g, f) {
      payKiller(g, f);
    },
  },
);

/** A player goes without dying: the same for the player, but no ability hears of it and nobody is paid. */
const dropOutProgram = program<CardGame, 'out' | 'cards' | 'settle' | 'win'>('card/drop-out', {
  out(g, f) {
    goOut(g, f.to);
    if (g.count(OUT, f.to) === 0) die(g, f);
    else leaveAgain(g, f.to);
  },
  cards(g, f) {
    discardAll(g, f.to);
  },
  settle(g) {
    g.settle();
  },
  win: findWinners,
});

export function dropOut(g: CardGame, seat: number): void {
  g.push(dropOutProgram, seat).to = seat;
}

function goOut(g: CardGame, seat: number): void {
  g.setCount(IN, seat, 0);
  g.setCount(LIFE, seat, 0);
  g.tellTable(g.at.left, 1, seat);
}

/** In a position: whoever must have gone out before has done so. */
export function putOut(g: CardGame, seat: number): void {
  goOut(g, seat);
  countDeath(g, seat);
  g.showRole(seat);
}

/** Who was the first to die stays the first, however often he comes back. */
function countDeath(g: CardGame, seat: number): void {
  if (g.count(OUT, seat) !== 0) return;
  g.setVar(OUTS, g.s.vars[OUTS] + 1);
  g.setCount(OUT, seat, g.s.vars[OUTS]);
}

function die(g: CardGame, f: Frame): void {
  countDeath(g, f.to);
  g.tell({ what: 'dies', seat: f.to });
  showRole(g, f.to);
}

function leaveAgain(g: CardGame, seat: number): void {
  g.tell({ what: 'leaves-again', seat });
  // It may have been dealt to him since his death.
  if (!g.isRoleOpen(seat)) showRole(g, seat);
}

function showRole(g: CardGame, seat: number): void {
  g.showRole(seat);
  g.tell({ what: 'role-revealed', seat, role: g.def(g.zone(g.rules.role + seat)[0]) });
}

export function eliminate(g: CardGame, to: number, by: number, card: number): void {
  const f = g.push(eliminateProgram, to);
  f.to = to;
  f.by = by;
  f.card = card;
}

/** Who is in the game without life goes out again as at a death, but nothing can stop it and nobody is paid. */
export function leave(g: CardGame, seat: number): void {
  const f = g.push(eliminateProgram, seat);
  f.to = seat;
  f.step = eliminateProgram.at.out;
}
