import type { Frame } from '../../kernel/frame.ts';
import { CANCELLED } from '../../kernel/hooks.ts';
import { END, handCard, pickValue } from '../../kernel/offer.ts';
import { program } from '../../kernel/program.ts';
import { only } from '../../kernel/seats.ts';
import { boundTo, offerPlays } from '../offers/plays.ts';
import type { CardGame } from '../table/game.ts';
import { ACTIVE, BANGS, DISCARD, FRESH, ROUND, STARTER } from '../table/layout.ts';
import { drawProgram } from './phase-one.ts';
import { playCard } from './play.ts';

/** What a turn's frame remembers in `n`, as bits: it is an extra turn, it was lost, another one follows at once. */
export const EXTRA = 1;
export const LOST = 2;
export const AGAIN = 4;
/** The extra turn that follows is the last one, whatever would give another; this is it. */
const LAST_FOLLOWS = 8;
const LAST = 16;

/** The whole game is one turn after another in this frame. */
export const turnProgram = program<
  CardGame,
  'round' | 'begin' | 'checks' | 'draw' | 'drawn' | 'open' | 'play' | 'leave' | 'discard' | 'closing' | 'next'
>('card/turn', {
  round(g, f) {
    g.setVar(ROUND, g.s.vars[ROUND] + 1);
    g.setVar(ACTIVE, firstOfRound(g, f.me));
    g.setPhase('start');
    f.ret = 0;
    g.fire(g.after.round, f);
  },
  begin(g, f) {
    if (!g.inPlay(f.me) && !mayReturn(g, f.me)) {
      f.step = turnProgram.at.next;
      return;
    }
    startTurn(g, f.me);
    f.ret = 0;
    g.fire(g.would.turn, f);
  },
  checks(g, f) {
    if (f.ret === CANCELLED || !g.inPlay(f.me)) f.step = turnProgram.at.next;
    else g.fire(g.after.turnStart, f);
  },
  draw(g, f) {
    if (f.ret === CANCELLED || !g.inPlay(f.me)) {
      f.n |= LOST;
      f.step = turnProgram.at.closing;
      return;
    }
    g.setPhase('draw');
    g.push(drawProgram, f.me).to = f.me;
  },
  drawn(g, f) {
    f.ret = 0;
    if (g.inPlay(f.me)) g.fire(g.after.draw, f);
  },
  open(g, f) {
    if (g.inPlay(f.me)) g.setPhase('play');
  },
  play: {
    about: (g, _f, seat) => ({ ask: 'play', must: boundTo(g, seat), surplus: surplusOf(g, seat) }),
    lull: true,
    spare: false,
    who: (g, f) => (g.inPlay(f.me) ? only(f.me) : 0),
    offer(g, _f, seat, o) {
      if (o.draft.length > 0) g.offerDraft(seat, o);
      else offerPlays(g, seat, o);
    },
    take(g, f, seat, line) {
      if (line[0] === END) return;
      f.step = turnProgram.at.play;
      if (g.playsCard(line)) playCard(g, seat, line);
      else g.pushOption(seat, line);
    },
  },
  leave(g) {
    g.setPhase('discard');
  },
  discard: {
    about: (g, _f, seat) => ({ ask: 'discard', count: g.hand(seat).length - handLimit(g, seat) }),
    who: (g, f) => (g.inPlay(f.me) && g.hand(f.me).length > handLimit(g, f.me) ? only(f.me) : 0),
    offer(g, _f, seat, o) {
      const hand = g.hand(seat);
      for (let i = 0; i < hand.length; i++) o.add(handCard(hand[i]));
    },
    take(g, f, seat, line) {
      leaveSurplus(g, seat, pickValue(line[0]));
      f.step = turnProgram.at.discard;
      // No event: between two discards nothing falls due, or whoever may keep no card would draw and discard for ever.
      g.tellTable(g.at.surplus, 1, seat);
    },
  },
  closing(g, f) {
    g.setPhase('end');
    f.ret = 0;
    if (g.inPlay(f.me)) g.fire(g.after.turnEnd, f);
  },
  next(g, f) {
    if (g.rules.anyUse) settleFresh(g);
    // Who has left with the end of the turn, as a shadow does, comes back for another one.
    if ((f.n & AGAIN) !== 0 && (f.n & LAST) === 0 && (g.inPlay(f.me) || mayReturn(g, f.me))) {
      f.n = (f.n & LAST_FOLLOWS) === 0 ? EXTRA : EXTRA | LAST;
      f.step = turnProgram.at.begin;
      g.tell({ what: 'extra-turn', seat: f.me });
      return;
    }
    const next = followingSeat(g, f.me);
    f.n = 0;
    f.me = next;
    f.to = next;
    f.chooser = next;
    f.step = next === g.s.vars[STARTER] ? turnProgram.at.round : turnProgram.at.begin;
  },
});

/** The turn ends when what is going on is over. */
export function endTurn(g: CardGame): void {
  g.s.stack[0].step = turnProgram.at.leave;
}

/** The turn ends at once, whatever could still be done in it, and its player has another one, but none after that. */
export function playAgain(g: CardGame): void {
  const [turn] = g.s.stack;
  turn.n |= AGAIN | LAST_FOLLOWS;
  turn.step = turnProgram.at.closing;
}

/** Is this the turn after which no other one can be had? */
export const isLastTurn = (g: CardGame): boolean => (g.s.stack[0].n & LAST) !== 0;

/** Does a round begin, with nobody on turn yet? */
export const isBetweenRounds = ([turn]: readonly Frame[]): boolean =>
  turn?.prog === turnProgram.id && turn.step === turnProgram.at.begin;

export function handLimit(g: CardGame, seat: number): number {
  return g.askSeat(g.q.handLimit, Math.max(0, g.life(seat)), seat);
}

/** Cards over the limit, none if it is kept. */
function surplusOf(g: CardGame, seat: number): number | undefined {
  const surplus = g.hand(seat).length - handLimit(g, seat);
  return surplus > 0 ? surplus : undefined;
}

/** A card over the limit goes to the pile, unless somebody takes it. */
function leaveSurplus(g: CardGame, seat: number, piece: number): void {
  const taker = g.askTable(g.q.surplusTo, -1, seat);
  if (taker >= 0) {
    g.tell({ what: 'discard', seat, card: piece });
    g.tell({ what: 'gets-card', seat: taker, card: piece });
    g.move(piece, g.rules.hand + taker, g.everyone);
    return;
  }
  g.discard(piece, seat);
  if (g.s.where[piece] === DISCARD) g.tell({ what: 'discard', seat, card: piece });
  else g.tell({ what: 'discard-count', seat, count: 1 });
}

function startTurn(g: CardGame, seat: number): void {
  g.setVar(ACTIVE, seat);
  g.setPhase('start');
  if (g.count(BANGS, seat) !== 0) g.setCount(BANGS, seat, 0);
  for (const col of g.rules.turnColumns) if (g.count(col, seat) !== 0) g.setCount(col, seat, 0);
  g.tell({ what: 'turn', seat });
}

/** What was laid in the turn that ends has now lain long enough to be used. */
function settleFresh(g: CardGame): void {
  for (let seat = 0; seat < g.rules.players; seat++)
    for (const piece of g.inFront(seat)) if (g.token(FRESH, piece) !== 0) g.setToken(FRESH, piece, 0);
}

function firstOfRound(g: CardGame, starter: number): number {
  let seat = starter;
  while (!g.inPlay(seat)) seat = g.nextInTurn(seat);
  return seat;
}

/**
 * Seats that are out are passed over, unless something brings them back for their turn.
 * The seat that starts a round never is: the round begins there even when nobody sits in it.
 */
function followingSeat(g: CardGame, seat: number): number {
  const starter = g.s.vars[STARTER];
  let next = g.nextInTurn(seat);
  while (next !== seat && next !== starter && !g.inPlay(next) && !mayReturn(g, next)) next = g.nextInTurn(next);
  return next;
}

function mayReturn(g: CardGame, seat: number): boolean {
  return g.askTable(g.q.mayReturn, false, seat);
}
