import { ability, handCard, KIND, kindOf, laidCard, type Offer, pickValue } from '../../kernel/offer.ts';
import type { Move } from '../author/definition.ts';
import { OK, type Why } from '../author/why.ts';
import type { CardGame } from '../table/game.ts';
import { unusable } from './forbidden.ts';
import { offerNamed } from './named-cards.ts';
import { reason } from './reason.ts';
import { hasTarget, offerTargets, refuseTargets } from './targets.ts';

/** A move of anything but a card of the hand: what it needs, what it costs, whom it is aimed at. */
export function offerMove(g: CardGame, me: number, o: Offer, def: number, piece: number, move: Move): void {
  const source = ownsPiece(g, me, piece) ? laidCard(piece) : ability(def);
  const paid = paidIn(o);
  if (o.draft.length === 0 && !mayBegin(g, me, o, def, piece, move, source)) return;
  if (paid.length === cost(move)) return offerAimed(g, me, o, piece, move, paid, source);
  if (o.draft.length === 0 && inSteps(move)) return o.more(source);
  for (const card of payable(g, me, move, paid)) {
    const last = paid.length + 1 === cost(move);
    if (!inSteps(move)) {
      o.under(source, handCard(card));
      offerTargets(g, me, piece, move, o, undefined, card, [card]);
    } else if (last && move.aim === undefined) o.add(handCard(card));
    else if (move.named === undefined) o.more(handCard(card));
    else offerNamed(g, card, move.named, o);
  }
  if (o.explain) {
    explainCards(g, me, o, move, source);
    explainPaid(g, me, o, move, paid);
  }
}

const NO_CARDS: readonly number[] = [];

/** The cards that were given for the move so far. */
const paidIn = ({ draft }: Offer): readonly number[] =>
  draft.length === 0 ? NO_CARDS : draft.filter((pick) => kindOf(pick) === KIND.hand).map(pickValue);

const cost = (move: Move): number => move.cost ?? 0;

/** One pick after another, so that pairs of cards and their targets are never listed all at once. */
const inSteps = (move: Move): boolean => cost(move) > 1 || (cost(move) === 1 && move.aim?.takes !== undefined);

const ownsPiece = (g: CardGame, me: number, piece: number): boolean =>
  piece >= 0 && g.rules.zones[g.s.where[piece]].owner === me;

/** Why this card of the hand cannot be given for the move. */
function payRefusal(g: CardGame, me: number, piece: number, { named = 0, pays }: Move): Why {
  if (named !== 0 && (g.namesOf(me, piece) & named) === 0) return 'wrong-card';
  const why = unusable(g, me, piece, named);
  return why !== OK || pays === undefined ? why : pays(g, me, piece);
}

const means = (g: CardGame, me: number, move: Move): number[] =>
  g.hand(me).filter((piece) => payRefusal(g, me, piece, move) === OK);

/** Cards that may be given beside those already laid down: the move can still be finished with them. */
function payable(g: CardGame, me: number, move: Move, paid: readonly number[]): number[] {
  const rest = means(g, me, move).filter((piece) => !paid.includes(piece));
  return rest.filter((piece) => completes(g, me, move, [...paid, piece], rest));
}

function completes(g: CardGame, me: number, move: Move, paid: readonly number[], rest: readonly number[]): boolean {
  if (paid.length < cost(move))
    return rest.some((piece) => !paid.includes(piece) && completes(g, me, move, [...paid, piece], rest));
  if (move.fits !== undefined && !move.fits(g, me, paid)) return false;
  return move.aim === undefined || !inSteps(move) || hasTarget(g, me, move.aim, paid);
}

/** Says why the move cannot even begin, if it cannot. */
function mayBegin(g: CardGame, me: number, o: Offer, def: number, piece: number, move: Move, source: number): boolean {
  const { price, when } = move;
  let why: Why = when === undefined ? OK : when(g, me, piece);
  if (why === OK && price !== undefined) {
    const have = price.have(g, me);
    if (have < price.needed) why = { why: 'not-enough', needed: price.needed, have };
  } else if (why === OK && cost(move) > 0) {
    const needed = cost(move);
    const cards = means(g, me, move);
    const have = cards.length;
    if (have < needed) why = { why: 'not-enough', needed, have };
    else if (inSteps(move) && !completes(g, me, move, [], cards))
      why = move.aim === undefined ? { why: 'not-enough', needed, have } : 'no-target';
  }
  if (why !== OK && o.explain) {
    o.no(reason(g, why, def), source);
    explainCards(g, me, o, move, source);
    if (why === 'no-target') explainTargets(g, me, o, move, means(g, me, move), [], source);
  }
  return why === OK;
}

/** Says of cards that would do, but not beside those already laid down, why not. */
function explainPaid(g: CardGame, me: number, o: Offer, move: Move, paid: readonly number[]): void {
  if (!inSteps(move)) return;
  const fitting = payable(g, me, move, paid);
  for (const card of means(g, me, move)) {
    if (fitting.includes(card)) continue;
    if (paid.includes(card)) o.no({ why: 'wrong-card', card: g.def(card) }, handCard(card));
    else if (move.aim === undefined) o.no({ why: 'not-enough', needed: cost(move), have: paid.length }, handCard(card));
    else explainTargets(g, me, o, move, means(g, me, move), [...paid, card]);
  }
}

/** Says of every choice of cards that goes on from these that it can hit nobody, and of every player why. */
function explainTargets(
  g: CardGame,
  me: number,
  o: Offer,
  move: Move,
  cards: readonly number[],
  paid: readonly number[],
  ...source: number[]
): void {
  const picked = source.length === 0 ? paid.slice(-1) : paid;
  const line = [...source, ...picked.map(handCard)];
  if (paid.length > 0) o.no({ why: 'no-target' }, ...line);
  if (paid.length < cost(move)) {
    for (const card of cards)
      if (!paid.includes(card)) explainTargets(g, me, o, move, cards, [...paid, card], ...source);
    return;
  }
  const [first = 0, second, third] = line;
  o.under(first, second, third);
  if (move.aim !== undefined) refuseTargets(g, me, move.aim, paid, o);
}

function offerAimed(
  g: CardGame,
  me: number,
  o: Offer,
  piece: number,
  move: Move,
  paid: readonly number[],
  source: number,
): void {
  if (o.draft.length === 0) o.under(source);
  else o.under();
  offerTargets(g, me, piece, move, o, undefined, piece, paid);
}

function explainCards(g: CardGame, me: number, o: Offer, move: Move, source: number): void {
  if (cost(move) === 0) return;
  const head = o.draft.length === 0 ? [source] : [];
  for (const piece of g.hand(me)) {
    const why = payRefusal(g, me, piece, move);
    if (why !== OK) o.no(reason(g, why, g.def(piece)), ...head, handCard(piece));
  }
}
