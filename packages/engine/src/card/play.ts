import type { Frame } from '../kernel/frame.ts';
import { CANCELLED } from '../kernel/hooks.ts';
import {
  END,
  handCard,
  playCard as inFrontPick,
  KIND,
  kindOf,
  type Offer,
  pickValue,
  RANDOM_CARD,
  seatPick,
  usedAs,
} from '../kernel/offer.ts';
import { program } from '../kernel/program.ts';
import { offerBoosted, startBoost } from './boost.ts';
import { distance, reach, within } from './distance.ts';
import { blame, forbidden, unusable } from './forbidden.ts';
import type { CardGame } from './game.ts';
import { askReactions, followReactions } from './react.ts';
import { BANGS, DISCARD, FRESH, STRIPPED } from './rules.ts';
import type { Aim, Card } from './types.ts';
import { OK, type Why } from './why.ts';

/** Sets of seats that several cards of one decision ask for, computed once. */
interface Reaches {
  reach: number;
  near: number;
}

const newReaches = (): Reaches => ({ reach: -1, near: -1 });

export function offerPlays(g: CardGame, me: number, o: Offer): void {
  const hand = g.hand(me);
  const reaches = newReaches();
  const renamed = g.rules.query.renamed.any;
  for (let i = 0; i < hand.length; i++) {
    const piece = hand[i];
    const def = g.def(piece);
    const own = g.card(piece);
    offerAs(g, me, piece, own, def, 0, o, reaches);
    if (own.names === 0 && !renamed) continue;
    const names = g.namesOf(me, piece) & ~own.names;
    if (names !== 0)
      for (const [name, as] of g.rules.named)
        if ((names & name) !== 0) offerAs(g, me, piece, g.rules.cards[as] as Card, as, usedAs(as), o, reaches);
  }
  offerUses(g, me, o, reaches);
  const bound = g.rules.query.mustPlay.any && isBound(g, me, o);
  g.offerOptions(me, o);
  if (!bound) o.add(END);
  else if (o.explain) o.no('forbidden-by-event', blame(g, 'forbidden-by-event', {}), END);
}

/** Is there a card this player has to play, and can it be played? */
function isBound(g: CardGame, me: number, o: Offer): boolean {
  const piece = g.askTable('mustPlay', -1, me);
  if (piece < 0) return false;
  const first = handCard(piece);
  for (let i = 0; i < o.n; i++) if (o.pick(i, 0) === first) return true;
  return false;
}

/** Why this card cannot be played at all now, whoever the target. */
export function refusal(g: CardGame, me: number, piece: number, card: Card, def: number): Why {
  const play = card.play;
  if (play === undefined) return 'not-now';
  const why = forbidden(g, me, piece, def);
  if (why !== OK) return why;
  if (play.cost !== undefined && g.hand(me).length <= play.cost) return 'not-enough';
  if (card.limited && g.bangsPlayed(me) >= g.askSeat('bangLimit', 1, me)) return 'bang-limit';
  return play.when === undefined ? OK : play.when(g, me, piece);
}

/** Offers a card as what it is played as; `as` is the pick that says so, 0 for itself. */
function offerAs(
  g: CardGame,
  me: number,
  piece: number,
  card: Card,
  def: number,
  as: number,
  o: Offer,
  reaches: Reaches,
): void {
  const why = refusal(g, me, piece, card, def);
  o.under(handCard(piece), as);
  if (why !== OK) {
    if (!o.explain) return;
    const price = { needed: card.play?.cost ?? 0, have: g.hand(me).length - 1 };
    o.refuse(why, why === 'not-enough' ? { card: def, ...price } : blame(g, why, { card: def }));
    return;
  }
  if (card.play?.cost === undefined) {
    offerTargets(g, me, piece, card, o, reaches);
    if (g.rules.anyBoost) offerBoosted(g, me, piece, card, as, o);
    return;
  }
  const hand = g.hand(me);
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] === piece || unusable(g, me, hand[i]) !== OK) continue;
    if (as === 0) o.under(handCard(piece), handCard(hand[i]));
    else o.under(handCard(piece), as, handCard(hand[i]));
    offerTargets(g, me, piece, card, o, reaches);
  }
}

/** Finishes the offer's beginning with every target the card allows, as seen from `me`; `leaving` goes out of the hand. */
export function offerTargets(
  g: CardGame,
  me: number,
  piece: number,
  card: Card,
  o: Offer,
  reaches = newReaches(),
  leaving = piece,
  aim = card.play?.aim,
): void {
  if (aim === undefined) return o.finish();
  let legal = seatsFor(g, me, aim, reaches);
  if (aim.self === true) legal |= 1 << me;
  const order = g.s.order;
  for (let i = 0; i < order.length; i++) {
    const to = order[i];
    const far = ((legal >> to) & 1) === 0;
    let no = far ? farReason(g, me, to, aim) : OK;
    if (no === OK && aim.but !== undefined) no = aim.but(g, me, to, piece);
    if (no === OK && g.rules.query.immune.any && to !== me) no = g.askWhy('immune', to, me, piece);
    if (no !== OK) {
      if (o.explain) refuseSeat(g, me, to, no, aim, o);
    } else if (aim.takes === undefined) o.finish(seatPick(to));
    else offerCardOf(g, leaving, card, to, o);
  }
}

/** The card that leaves and what it costs are gone before a card of one's own is picked. */
function offerCardOf(g: CardGame, leaving: number, card: Card, to: number, o: Offer): void {
  const before = o.n;
  const gone = g.s.where[leaving] === g.rules.hand + to ? 1 + (card.play?.cost ?? 0) : 0;
  if (g.hand(to).length > gone) o.finish(seatPick(to), RANDOM_CARD);
  const { exposed } = g.rules;
  for (let w = 0; w < exposed.length; w++) {
    const front = g.s.zones[exposed[w] + to];
    for (let i = 0; i < front.length; i++) if (front[i] !== leaving) o.finish(seatPick(to), inFrontPick(front[i]));
  }
  if (o.explain && o.n === before) o.refuse('no-cards', { seat: to }, seatPick(to));
}

function seatsFor(g: CardGame, me: number, aim: Aim, reaches: Reaches): number {
  if (aim.within === 'anywhere') {
    let seats = 0;
    for (const seat of g.ring(me)) if (seat !== me) seats |= 1 << seat;
    return seats;
  }
  if (aim.within === 'reach') {
    if (reaches.reach < 0) reaches.reach = within(g, me, reach(g, me));
    return reaches.reach;
  }
  if (aim.within !== 1) return within(g, me, aim.within);
  if (reaches.near < 0) reaches.near = within(g, me, 1);
  return reaches.near;
}

function farReason(g: CardGame, me: number, to: number, aim: Aim): Why {
  if (to === me) return 'not-yourself';
  if (!g.inPlay(to)) return 'not-in-play';
  return aim.within === 'reach' ? 'out-of-range' : 'too-far';
}

function refuseSeat(g: CardGame, me: number, to: number, why: Why, aim: Aim, o: Offer): void {
  const details: Record<string, number> = { seat: to };
  if (why === 'out-of-range' || why === 'too-far') {
    details.distance = distance(g, me, to);
    details.reach = aim.within === 'reach' ? reach(g, me) : Number(aim.within);
  }
  o.refuse(why, details, seatPick(to));
}

/** Cards in front of the player that are used by discarding them, once they have lain there for a turn. */
function offerUses(g: CardGame, me: number, o: Offer, reaches: Reaches): void {
  if (!g.rules.anyUse) return;
  const front = g.inFront(me);
  for (let i = 0; i < front.length; i++) {
    const piece = front[i];
    const def = g.def(piece);
    const card = g.card(piece);
    if (card.use === undefined && card.colour !== 'green') continue;
    o.under(inFrontPick(piece));
    const why: Why = !g.working(me, def, piece)
      ? 'switched-off'
      : g.token(FRESH, piece) !== 0
        ? 'laid-this-turn'
        : card.use === undefined
          ? 'not-now'
          : (card.use.when?.(g, me, piece) ?? OK);
    if (why === OK) offerTargets(g, me, piece, card, o, reaches, piece, card.use?.aim);
    else if (o.explain) o.refuse(why, blame(g, why, { card: def }));
  }
}

/** `n` of a play frame when the card lay in front of the player already. */
const USED = 1;
/** `n` when the effect alone is carried out once more: nothing is played. */
const REPEATED = 2;

/** A card is played: it leaves the hand, may be escaped, does what it says, and is over. */
export const playCard = program<CardGame, 'lay' | 'aim' | 'react' | 'effect' | 'over' | 'settle'>('card/play', {
  lay(g, f) {
    const card = g.rules.cards[f.src] as Card;
    if (card.limited && f.n !== USED) g.setCount(BANGS, f.me, g.bangsPlayed(f.me) + 1);
    g.tell(f.to >= 0 ? 'play-at' : 'play', f.me, f.to, f.card, 0, f.src);
    if (f.mem !== null) for (const cost of f.mem) g.discard(cost, f.me);
    f.mem = null;
    if (card.colour === 'brown') g.move(f.card, DISCARD, g.everyone);
    else if (card.use !== undefined && g.s.where[f.card] === g.rules.play + f.me) g.move(f.card, DISCARD, g.everyone);
    if (g.rules.anyBoost) startBoost(g, f);
  },
  aim(g, f) {
    if (f.to >= 0 && f.to !== f.me) g.fire('would', 'aim', f);
  },
  react(g, f) {
    if (f.to >= 0 && f.to !== f.me && f.ret !== CANCELLED) askReactions(g, 'aim');
  },
  effect(g, f) {
    if (f.ret === CANCELLED) {
      f.ret = 0;
      if (g.s.where[f.card] === g.rules.hand + f.me) g.discard(f.card, f.me);
      return;
    }
    const prog = f.n === USED ? g.rules.uses[f.src] : g.rules.plays[f.src];
    if (prog === undefined) throw new Error(`${g.rules.defs[f.src].id} cannot be played.`);
    const child = g.push(prog, f.me);
    child.by = f.me;
    child.to = f.to;
    child.card = f.card;
    child.pick = f.pick;
    child.src = f.src;
    child.chooser = f.chooser;
  },
  over(g, f) {
    if (followReactions(g, f, 'aim')) {
      f.step = playCard.at.over;
      return;
    }
    if (g.s.vars[STRIPPED] !== 0) g.setVar(STRIPPED, 0);
    if (f.n !== REPEATED) g.fire('after', 'played', f);
  },
  settle(g) {
    g.settle();
  },
});

export function pushPlay(g: CardGame, me: number, line: readonly number[]): Frame {
  const f = g.push(playCard, me);
  f.by = me;
  let picks = line;
  const as = line.length > 1 && kindOf(line[1]) === KIND.as;
  const def = as ? pickValue(line[1]) : g.def(pickValue(line[0]));
  const at = as ? 2 : 1;
  if (kindOf(line[0]) === KIND.hand && g.rules.cards[def]?.play?.cost !== undefined) {
    f.mem = [pickValue(line[at])];
    picks = line.filter((_, i) => i !== at);
  }
  g.fill(f, picks);
  f.n = kindOf(line[0]) === KIND.play ? USED : 0;
  f.src = def;
  return f;
}

/** Carries out the effect of a card that was played already, perhaps at another target. */
export function repeatPlay(g: CardGame, me: number, card: number, src: number, to: number, pick: number): void {
  const f = g.push(playCard, me);
  f.step = playCard.at.aim;
  f.n = REPEATED;
  f.by = me;
  f.card = card;
  f.src = src;
  f.to = to;
  f.pick = pick;
}
