import type { Frame } from '../kernel/frame.ts';
import { CANCELLED } from '../kernel/hooks.ts';
import { END, FROM_DECK, handCard, KIND, kindOf, Offer, pickValue } from '../kernel/offer.ts';
import { program } from '../kernel/program.ts';
import type { CardGame } from './game.ts';
import { offerPlays } from './offers.ts';
import { pushPlay } from './play.ts';
import { ACTIVE, BANGS, DECK, DISCARD, FRESH, ROUND, STARTER } from './rules.ts';

type DrawStep = 'prepare' | 'would' | 'count' | 'choose' | 'deal' | 'deck' | 'over';

/** Phase 1: `n` cards to come, `pick` cards already here. */
export const drawProgram = program<CardGame, DrawStep>('card/phase-1', {
  prepare(g, f) {
    g.fire('would', 'prepare', f);
  },
  would(g, f) {
    g.fire('would', 'draw', f);
  },
  count(g, f) {
    if (f.ret === CANCELLED) return g.end(f);
    f.n = g.askSeat(g.q.drawCount, g.askTable(g.q.drawBase, 2, f.me), f.me);
    f.pick = 0;
  },
  choose: {
    prompt: 'draw',
    who: (g, f) => (f.n > 0 && drawSources(g, f).some((def) => isOpen(g, f.me, def)) ? 1 << f.me : 0),
    offer(g, f, _seat, o) {
      o.add(FROM_DECK);
      for (const def of drawSources(g, f)) g.rules.draws[def]?.spec.offer(g, f.me, o, def);
    },
    take(g, f, _seat, line) {
      if (line[0] === FROM_DECK) return;
      const def = sourceOf(g, f, line);
      const draw = g.rules.draws[def];
      if (draw === undefined) throw new Error(`${g.rules.defs[def].id} offers no other draw.`);
      const child = g.push(draw.prog, f.me);
      child.src = def;
      child.ev = g.s.stack.length - 2;
      g.fill(child, line);
      f.mem = [...(f.mem ?? []), def];
      f.step = drawProgram.at.choose;
    },
  },
  deal(g, f) {
    f.ret = 0;
    if (f.n > 0) g.fire('would', 'deal', f);
  },
  deck(g, f) {
    if (f.ret === CANCELLED) return;
    const before = f.pick;
    while (f.n > 0) {
      const piece = nextDrawn(g, f.me);
      if (piece < 0) break;
      g.move(piece, g.rules.hand + f.me, g.s.where[piece] === DECK ? g.handAudience(f.me) : g.everyone);
      drawn(g, f.me, f, piece);
    }
    if (f.pick > before) g.tell('draw', f.me, -1, -1, f.pick - before);
  },
  over(g) {
    g.settle();
  },
});

/** The next card of phase 1: from the deck, unless something in force says otherwise. */
export function nextDrawn(g: CardGame, seat: number): number {
  const zone = g.rules.query.drawsFrom.any ? g.askTable(g.q.drawsFrom, DECK, seat) : DECK;
  return zone === DECK || g.zone(zone).length === 0 ? g.nextCard() : g.top(zone);
}

/** Counts a card of phase 1; abilities may ask for more. */
export function drawn(g: CardGame, seat: number, phase: { n: number; pick: number }, piece: number): void {
  phase.n--;
  phase.pick++;
  phase.n = g.askSeat(g.q.drawn, phase.n, seat, piece as never, phase.pick as never);
}

/** Definitions that give this player another way to draw: abilities, then what lies on the table for everybody. */
function drawSources(g: CardGame, phase: Frame): number[] {
  const { draws, tableZones } = g.rules;
  const seat = phase.me;
  const sources = g.s.abilities[seat].filter((def) => draws[def] !== undefined && g.working(seat, def, -1));
  for (const zone of tableZones)
    for (const piece of g.zone(zone)) {
      const def = g.def(piece);
      if (draws[def] !== undefined && g.working(-1, def, piece)) sources.push(def);
    }
  return sources.filter((def) => !tooLate(g, phase, def));
}

/** Two abilities of one player combine, unless both are about the same card; the memory holds those already used. */
function tooLate(g: CardGame, phase: Frame, def: number): boolean {
  return phase.mem?.includes(def) === true || (phase.pick > 0 && g.rules.draws[def]?.spec.first === true);
}

function isOpen(g: CardGame, seat: number, def: number): boolean {
  const open = g.rules.draws[def]?.spec.open;
  return open === undefined || open(g, seat);
}

/** Which source offered this move. */
function sourceOf(g: CardGame, phase: Frame, line: readonly number[]): number {
  const seat = phase.me;
  if (kindOf(line[0]) === KIND.ability) return pickValue(line[0]);
  const kind = kindOf(line[0]);
  const sources = drawSources(g, phase).filter((def) => g.rules.draws[def]?.spec.token === kind);
  const found = sources.length === 1 ? sources[0] : sources.find((def) => offersPick(g, seat, def, line[0]));
  if (found === undefined) throw new Error('Nothing offers this draw.');
  return found;
}

function offersPick(g: CardGame, seat: number, def: number, pick: number): boolean {
  const o = new Offer();
  g.rules.draws[def]?.spec.offer(g, seat, o, def);
  for (let i = 0; i < o.n; i++) if (o.pick(i, 0) === pick) return true;
  return false;
}

/** What a turn's frame remembers in `n`, as bits: it is an extra turn, it was lost, another one follows at once. */
export const EXTRA = 1;
export const LOST = 2;
export const AGAIN = 4;

/** The whole game is one turn after another in this frame. */
export const turnProgram = program<
  CardGame,
  'round' | 'begin' | 'checks' | 'draw' | 'drawn' | 'play' | 'leave' | 'discard' | 'closing' | 'next'
>('card/turn', {
  round(g, f) {
    g.setVar(ROUND, g.s.vars[ROUND] + 1);
    g.setVar(ACTIVE, firstOfRound(g, f.me));
    g.setPhase('start');
    f.ret = 0;
    g.fire('after', 'round', f);
  },
  begin(g, f) {
    if (!g.inPlay(f.me) && !mayReturn(g, f.me)) {
      f.step = turnProgram.at.next;
      return;
    }
    startTurn(g, f.me);
    f.ret = 0;
    g.fire('would', 'turn', f);
  },
  checks(g, f) {
    if (f.ret === CANCELLED || !g.inPlay(f.me)) f.step = turnProgram.at.next;
    else g.fire('after', 'turnStart', f);
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
    if (g.inPlay(f.me)) g.fire('after', 'draw', f);
  },
  play: {
    prompt: 'play',
    lull: true,
    who(g, f) {
      if (!g.inPlay(f.me)) return 0;
      if (g.phase() !== 'play') g.setPhase('play');
      return 1 << f.me;
    },
    offer(g, _f, seat, o) {
      if (o.draft.length > 0) g.offerDraft(seat, o);
      else offerPlays(g, seat, o);
    },
    take(g, f, seat, line) {
      if (line[0] === END) return;
      f.step = turnProgram.at.play;
      if (g.playsCard(line)) pushPlay(g, seat, line);
      else g.pushOption(seat, line);
    },
  },
  leave(g) {
    g.setPhase('discard');
  },
  discard: {
    prompt: 'discard',
    who: (g, f) => (g.inPlay(f.me) && g.hand(f.me).length > handLimit(g, f.me) ? 1 << f.me : 0),
    offer(g, _f, seat, o) {
      const hand = g.hand(seat);
      for (let i = 0; i < hand.length; i++) o.add(handCard(hand[i]));
    },
    take(g, f, seat, line) {
      leaveSurplus(g, seat, pickValue(line[0]));
      f.step = turnProgram.at.discard;
    },
  },
  closing(g, f) {
    g.setPhase('end');
    f.ret = 0;
    if (g.inPlay(f.me)) g.fire('after', 'turnEnd', f);
  },
  next(g, f) {
    if (g.rules.anyUse) settleFresh(g);
    if ((f.n & AGAIN) !== 0 && g.inPlay(f.me)) {
      f.n = EXTRA;
      f.step = turnProgram.at.begin;
      g.tell('extra-turn', f.me);
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

export function handLimit(g: CardGame, seat: number): number {
  return g.askSeat(g.q.handLimit, Math.max(0, g.life(seat)), seat);
}

/** A card over the limit goes to the pile, unless somebody takes it. */
function leaveSurplus(g: CardGame, seat: number, piece: number): void {
  const taker = g.rules.query.surplusTo.any ? g.askTable(g.q.surplusTo, -1, seat) : -1;
  if (taker >= 0) {
    g.tell('discard', seat, -1, piece);
    g.tell('gets-card', taker, seat, piece);
    g.move(piece, g.rules.hand + taker, g.everyone);
    return;
  }
  g.discard(piece, seat);
  if (g.s.where[piece] === DISCARD) g.tell('discard', seat, -1, piece);
  else g.tell('discard-count', seat, -1, -1, 1);
}

function startTurn(g: CardGame, seat: number): void {
  g.setVar(ACTIVE, seat);
  g.setPhase('start');
  if (g.count(BANGS, seat) !== 0) g.setCount(BANGS, seat, 0);
  for (const col of g.rules.turnColumns) if (g.count(col, seat) !== 0) g.setCount(col, seat, 0);
  g.tell('turn', seat);
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
