import type { Frame } from '../kernel/frame.ts';
import { CANCELLED } from '../kernel/hooks.ts';
import { END, handCard, KIND, kindOf, type Offer, pickValue, seatPick, usedAs } from '../kernel/offer.ts';
import { program } from '../kernel/program.ts';
import { distance, reach, within } from './distance.ts';
import type { CardGame } from './game.ts';
import { BANGS, DISCARD } from './rules.ts';
import type { Aim, Card } from './types.ts';
import { OK, type Why } from './why.ts';

/** Sets of seats that several cards of one decision ask for, computed once. */
interface Reaches {
  reach: number;
  near: number;
}

export function offerPlays(g: CardGame, me: number, o: Offer): void {
  const hand = g.hand(me);
  const reaches: Reaches = { reach: -1, near: -1 };
  for (let i = 0; i < hand.length; i++) {
    const piece = hand[i];
    const def = g.def(piece);
    const own = g.card(piece);
    offerAs(g, me, piece, own, def, 0, o, reaches);
    const names = g.namesOf(me, piece) & ~own.names;
    if (names !== 0)
      for (const [name, as] of g.rules.named)
        if ((names & name) !== 0) offerAs(g, me, piece, g.rules.cards[as] as Card, as, usedAs(as), o, reaches);
  }
  g.offerOptions(me, o);
  o.add(END);
}

/** Why this card cannot be played at all now, whoever the target. */
function refusal(g: CardGame, me: number, piece: number, card: Card): Why {
  const play = card.play;
  if (play === undefined) return 'not-now';
  if (card.limited && g.bangsPlayed(me) >= g.askSeat('bangLimit', 1, me)) return 'bang-limit';
  return play.when === undefined ? OK : play.when(g, me, piece);
}

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
  const why = refusal(g, me, piece, card);
  if (why !== OK) {
    if (o.explain) {
      if (as === 0) o.no(why, { card: def }, handCard(piece));
      else o.no(why, { card: def }, handCard(piece), as);
    }
    return;
  }
  const aim = card.play?.aim;
  if (aim === undefined) {
    o.add(handCard(piece), as);
    return;
  }
  let legal = seatsFor(g, me, aim, reaches);
  if (aim.self === true) legal |= 1 << me;
  const order = g.s.order;
  for (let i = 0; i < order.length; i++) {
    const to = order[i];
    const far = ((legal >> to) & 1) === 0;
    const no = far ? farReason(g, me, to, aim) : aim.but === undefined ? OK : aim.but(g, me, to, piece);
    if (no !== OK) {
      if (o.explain) refuseSeat(g, me, piece, as, to, no, aim, o);
    } else if (aim.takes === undefined) {
      if (as === 0) o.add(handCard(piece), seatPick(to));
      else o.add(handCard(piece), as, seatPick(to));
    } else offerCardOf(g, piece, as, to, o);
  }
}

function offerCardOf(g: CardGame, piece: number, as: number, to: number, o: Offer): void {
  const before = o.n;
  g.eachCardOf(to, piece, (pick) => {
    if (as === 0) o.add(handCard(piece), seatPick(to), pick);
    else o.add(handCard(piece), as, seatPick(to), pick);
  });
  if (o.explain && o.n === before) o.no('no-cards', { seat: to }, handCard(piece), seatPick(to));
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

function refuseSeat(
  g: CardGame,
  me: number,
  piece: number,
  as: number,
  to: number,
  why: Why,
  aim: Aim,
  o: Offer,
): void {
  const details: Record<string, number> = { seat: to };
  if (why === 'out-of-range' || why === 'too-far') {
    details.distance = distance(g, me, to);
    details.reach = aim.within === 'reach' ? reach(g, me) : Number(aim.within);
  }
  if (as === 0) o.no(why, details, handCard(piece), seatPick(to));
  else o.no(why, details, handCard(piece), as, seatPick(to));
}

/** A card is played: it leaves the hand, may be escaped, does what it says, and is over. */
export const playCard = program<CardGame, 'lay' | 'aim' | 'effect' | 'over' | 'settle'>('card/play', {
  lay(g, f) {
    const card = g.rules.cards[f.src] as Card;
    if (card.limited) g.setCount(BANGS, f.me, g.bangsPlayed(f.me) + 1);
    g.tell(f.to >= 0 ? 'play-at' : 'play', f.me, f.to, f.card, 0, f.src);
    if (card.colour === 'brown') g.move(f.card, DISCARD, g.everyone);
  },
  aim(g, f) {
    if (f.to >= 0 && f.to !== f.me) g.fire('would', 'aim', f);
  },
  effect(g, f) {
    if (f.ret === CANCELLED) return;
    const prog = g.rules.plays[f.src];
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
    g.fire('after', 'played', f);
  },
  settle(g) {
    g.settle();
  },
});

export function pushPlay(g: CardGame, me: number, line: readonly number[]): Frame {
  const f = g.push(playCard, me);
  f.by = me;
  g.fill(f, line);
  f.src = line.length > 1 && kindOf(line[1]) === KIND.as ? pickValue(line[1]) : g.def(f.card);
  return f;
}
