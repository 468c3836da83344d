import { NONE } from '../../kernel/frame.ts';
import { END, handCard, KIND, kindOf, laidCard, Offer, pickValue, usedAs } from '../../kernel/offer.ts';
import type { Card } from '../author/definition.ts';
import { BANG } from '../author/names.ts';
import { OK, type Reason, type Why } from '../author/why.ts';
import type { CardGame } from '../table/game.ts';
import { FRESH } from '../table/layout.ts';
import { copiesNow } from '../table/played-as.ts';
import { isBoosted, offerBoosted } from './boost.ts';
import { forbidden, unusable } from './forbidden.ts';
import { reason } from './reason.ts';
import { newReaches, offerTargets, type Reaches } from './targets.ts';

/** Everything a player may do in phase 2. */
export function offerPlays(g: CardGame, me: number, o: Offer): void {
  const hand = g.hand(me);
  const reaches = newReaches();
  const renamed = g.isAnswered(g.q.renamed);
  for (let i = 0; i < hand.length; i++) {
    const piece = hand[i];
    const def = g.def(piece);
    const own = g.card(piece);
    offerAs(g, me, piece, own, def, 0, o, reaches);
    if (own.mimics !== undefined) offerMimicry(g, me, piece, own.mimics(g), o, reaches);
    if (own.names === 0 && !renamed) continue;
    const names = g.namesOf(me, piece) & ~own.names;
    if (names !== 0)
      for (const [name, as] of g.rules.namedPairs)
        if ((names & name) !== 0) offerAs(g, me, piece, g.rules.cards[as] as Card, as, usedAs(as), o, reaches);
  }
  offerUses(g, me, o, reaches);
  g.offerOptions(me, o);
  const bound = g.isAnswered(g.q.mustPlay) && isBound(g, me, o);
  if (!bound) o.add(END);
  else if (o.explain) o.no(reason(g, 'forbidden-by-event'), END);
}

/** Offers a card as another one, whose effect it carries out. */
function offerMimicry(g: CardGame, me: number, piece: number, as: number, o: Offer, reaches: Reaches): void {
  const card = as < 0 ? undefined : g.rules.cards[as];
  if (card !== undefined) offerAs(g, me, piece, card, as, usedAs(as), o, reaches);
}

/** The card without which this player cannot end the turn. */
export function boundTo(g: CardGame, me: number): number | undefined {
  if (!g.rules.query.mustPlay.any) return undefined;
  const o = new Offer();
  offerPlays(g, me, o);
  return isBound(g, me, o) ? g.askTable(g.q.mustPlay, -1, me) : undefined;
}

/** Is there a card this player has to play, and can it be played? */
function isBound(g: CardGame, me: number, o: Offer): boolean {
  const piece = g.askTable(g.q.mustPlay, -1, me);
  if (piece < 0) return false;
  const own = handCard(piece);
  for (let i = 0; i < o.n; i++) if (o.pick(i, 0) === own || isAdded(g, o.line(i), own)) return true;
  return false;
}

/** Is this card played together with the BANG! card of the move, rather than paid for something? */
function isAdded(g: CardGame, [first, ...rest]: readonly number[], own: number): boolean {
  if (!g.rules.anyBoost || g.rules.boosts[g.def(pickValue(own))] === undefined || !rest.includes(own)) return false;
  const as = rest.find((pick) => kindOf(pick) === KIND.as);
  const def = as === undefined ? (kindOf(first) === KIND.hand ? g.def(pickValue(first)) : NONE) : pickValue(as);
  return ((g.rules.cards[def]?.names ?? 0) & BANG) !== 0;
}

/** Why this card cannot be played at all now, whoever the target. */
export function refusal(g: CardGame, me: number, piece: number, card: Card, def: number): Why {
  const play = card.play;
  if (play === undefined) return 'not-now';
  const why = forbidden(g, me, piece, def);
  if (why !== OK) return why;
  if (play.cost !== undefined && g.hand(me).length <= play.cost)
    return { why: 'not-enough', needed: play.cost, have: g.hand(me).length - 1 };
  const limited = card.limited && !copiesNow(g, piece, def);
  if (limited && g.bangsPlayed(me) >= g.askSeat(g.q.bangLimit, 1, me)) return 'bang-limit';
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
    if (o.explain) o.refuse(reason(g, why, def));
    return;
  }
  const copies = copiesNow(g, piece, def);
  if (!copies && g.rules.instead !== undefined && (card.names & g.rules.instead.spec.names) !== 0)
    return offerInstead(g, me, piece, card, as, o, g.rules.instead.spec.words);
  if (card.play?.cost === undefined) {
    offerTargets(g, me, piece, card.play, o, reaches);
    if (isBoosted(g, card) && !copies)
      offerBoosted(g, me, piece, card, o, as === 0 ? [handCard(piece)] : [handCard(piece), as]);
    return;
  }
  const hand = g.hand(me);
  for (let i = 0; i < hand.length; i++) {
    const barred: Why = hand[i] === piece ? 'wrong-card' : unusable(g, me, hand[i]);
    if (barred !== OK) {
      if (o.explain) refuseCost(g, piece, as, hand[i], barred, o);
      continue;
    }
    if (as === 0) o.under(handCard(piece), handCard(hand[i]));
    else o.under(handCard(piece), as, handCard(hand[i]));
    offerTargets(g, me, piece, card.play, o, reaches);
  }
}

/** A card that may be played for something else: the word says for which. */
function offerInstead(
  g: CardGame,
  me: number,
  piece: number,
  card: Card,
  as: number,
  o: Offer,
  words: readonly string[],
): void {
  for (const name of words) {
    if (as === 0) o.under(handCard(piece), g.word(name));
    else o.under(handCard(piece), as, g.word(name));
    offerTargets(g, me, piece, card.play, o);
  }
}

function refuseCost(g: CardGame, piece: number, as: number, cost: number, why: Reason, o: Offer): void {
  const begun = as === 0 ? [handCard(piece)] : [handCard(piece), as];
  o.no(reason(g, why, g.def(cost)), ...begun, handCard(cost));
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
    o.under(laidCard(piece));
    const why: Why = !g.working(me, def, piece)
      ? 'switched-off'
      : g.token(FRESH, piece) !== 0
        ? 'laid-this-turn'
        : card.use === undefined
          ? 'not-now'
          : (card.use.when?.(g, me, piece) ?? OK);
    if (why === OK) offerTargets(g, me, piece, card.use, o, reaches);
    else if (o.explain) o.refuse(reason(g, why, def));
  }
}
