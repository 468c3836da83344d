import { type Frame, memory } from '../../kernel/frame.ts';
import { laidCard, type Offer, pickValue, RANDOM_CARD } from '../../kernel/offer.ts';
import { program } from '../../kernel/program.ts';
import type { Step } from '../author/definition.ts';
import { DODGE } from '../author/names.ts';
import { isSure, livesOfShot } from '../offers/boost.ts';
import type { CardGame } from '../table/game.ts';
import { damage } from './damage.ts';
import { decode, demand, encode, type Need } from './demand.ts';
import { askReactions } from './react.ts';

/** Answer of a shot that was cancelled. */
export const DODGED = 3;

/** Answer of a demand that was met. */
const MET = 1;

/** A hook on `shot` answers this when nothing can avoid it. */
export const SURE = 8;

const MISS: Need = { effect: DODGE };
/** What nothing answers. */
const NOTHING: Need = { card: 0 };

/** A BANG! effect on one player: Missed! effects (`n`, and what the shooter adds), or lives; `pick` is what strengthens it. */
export const shotProgram = program<CardGame, 'would' | 'ask' | 'hit'>('card/shot', {
  would(g, f) {
    if (g.inPlay(f.to)) g.fire(g.would.shot, f);
  },
  ask(g, f) {
    if (!g.inPlay(f.to)) return g.end(f);
    const unavoidable = f.ret === SURE;
    f.ret = 0;
    if (unavoidable) return;
    const needed = f.by < 0 ? f.n : g.askSeat(g.q.missesNeeded, f.n, f.by, f);
    demand(g, f.to, isSure(g, f) ? NOTHING : MISS, needed, f.by, f.card).src = f.src;
  },
  hit(g, f) {
    if (f.ret === MET) {
      g.tell({ what: 'shot-missed', seat: f.to, by: f.by < 0 ? undefined : f.by });
      f.ret = DODGED;
      g.fire(g.after.missed, f);
    } else if (g.inPlay(f.to)) damage(g, f.to, livesOfShot(g, f), f.by, f.card, f.src);
  },
});

/** `src` is what was played: only a BANG! card is one, whatever the effect; `by` is -1 when nobody is to blame. */
export function shoot(g: CardGame, f: Frame, to: number, misses = 1, by = f.me): void {
  const shot = g.push(shotProgram, f.me);
  shot.by = by;
  shot.to = to;
  shot.n = misses;
  shot.card = f.card;
  shot.pick = f.pick;
  shot.src = f.src;
}

/** Its target has avoided the whole card: a shot that was cancelled, whatever did it. */
export const missTarget: Step = (g, f) => {
  shoot(g, f, f.to);
  const shot = g.s.stack[g.s.stack.length - 1];
  shot.step = shotProgram.at.hit;
  shot.ret = MET;
};

/** Whom an effect on several players still concerns, clockwise; an ability may spare somebody. */
export const stillConcerned = memory;

export function concerned(first: 'me' | 'left'): Step {
  // Whose effect it is may be out by now, as a ghost is who has paid with what kept him.
  return concern((g, f) => g.ring(f.me).slice(first === 'me' && g.inPlay(f.me) ? 0 : 1));
}

/** First what spares somebody by itself; then, where these packs have cards for it, those who are left may answer. */
function concern(whom: (g: CardGame, f: Frame) => number[]): Step {
  return (g, f) => {
    if (f.mem !== null) return askReactions(g, 'each');
    f.mem = whom(g, f);
    if (g.rules.reactions.each.all.length > 0) f.step--;
    g.fire(g.would.each, f);
  };
}

type Each = (g: CardGame, f: Frame, seat: number) => void;

/** One after another, clockwise; with the last of them the effect has nothing more to do. */
export function everyone(first: 'me' | 'left', each: Each): readonly Step[] {
  return [concerned(first), oneByOne(each)];
}

/** The target of a card and, where there is one, its second target. */
export function bothTargets(each: Each): readonly Step[] {
  return [concern((_g, { to, pick }) => (pick < 0 ? [to] : [to, pick])), oneByOne(each)];
}

function oneByOne(each: Each): Step {
  return (g, f) => {
    const seats = stillConcerned(f).filter((seat) => g.inPlay(seat));
    const seat = seats.shift();
    f.mem = seats;
    if (seat === undefined) return;
    if (seats.length > 0) f.step--;
    each(g, f, seat);
  };
}

/** The step that goes on to the next one concerned, for effects that ask something of each: `each` moves on to the question. */
export function nextConcerned(each: Each): (g: CardGame, f: Frame) => void {
  return (g, f) => {
    const seat = stillConcerned(f).shift();
    if (seat === undefined) return g.end(f);
    f.step--;
    if (g.inPlay(seat)) each(g, f, seat);
  };
}

const demandOrLose = program<CardGame, 'ask' | 'lose'>('card/demand-or-lose', {
  ask(g, f) {
    demand(g, f.to, decode(f.pick), f.n, f.by, f.card);
  },
  lose(g, f) {
    if (f.ret === 0) damage(g, f.to, 1, f.by, f.card);
  },
});

/** The player gives what is demanded or loses a life. */
export function giveOrLose(g: CardGame, f: Frame, to: number, need: Need): void {
  const child = g.push(demandOrLose, f.me);
  child.by = f.me;
  child.to = to;
  child.card = f.card;
  child.n = 1;
  child.pick = encode(need);
}

/** The card picked from a target: the named one, or one at random from the hand. */
function pickedCard(g: CardGame, f: Frame): number {
  return f.pick < 0 ? g.randomOf(g.rules.hand + f.to) : f.pick;
}

/** The card picked from the target goes to the hand of the one who plays. */
export const takePicked: Step = (g, f) => g.takeCard(f.me, f.to, pickedCard(g, f));

/** The card picked from the target is discarded. */
export const discardPicked: Step = (g, f) => discardOf(g, f.me, f.to, pickedCard(g, f));

export function discardOf(g: CardGame, by: number, owner: number, piece: number): void {
  g.tell({ what: 'discards-of', seat: by, to: owner, card: piece });
  g.discard(piece, owner);
  g.rob(by, owner);
}

/** One pick of a card of this player: any of the hand, or a certain one lying before him. */
export function offerCardsOf(g: CardGame, seat: number, o: Offer): void {
  if (g.hand(seat).length > 0) o.add(RANDOM_CARD);
  for (const first of g.rules.exposed) for (const piece of g.s.zones[first + seat]) o.add(laidCard(piece));
}

/** Has this player anything that such a pick could name? */
export function hasCards(g: CardGame, seat: number): boolean {
  return g.hand(seat).length > 0 || g.hasExposed(seat);
}

/** The piece that such a pick comes to. */
export function cardOfPick(g: CardGame, seat: number, pick: number): number {
  return pick === RANDOM_CARD ? g.randomOf(g.rules.hand + seat) : pickValue(pick);
}
