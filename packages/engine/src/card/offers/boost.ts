import type { Frame } from '../../kernel/frame.ts';
import { handCard, KIND, kindOf, laidCard, type Offer, pickValue } from '../../kernel/offer.ts';
import { only, without } from '../../kernel/seats.ts';
import type { BoostSpec, Card } from '../author/definition.ts';
import { BANG } from '../author/names.ts';
import { OK, type Why } from '../author/why.ts';
import type { Runnable } from '../compile/rules.ts';
import type { CardGame } from '../table/game.ts';
import { STRIPPED } from '../table/layout.ts';
import { isPlayedAs } from '../table/played-as.ts';
import { forbidden } from './forbidden.ts';
import { reason } from './reason.ts';
import { offerTargets, targetsOf } from './targets.ts';

/** Something that can be added to a BANG! card, and why it cannot. */
interface Addition {
  pick: number;
  why: Why;
}

const NOTHING: readonly Addition[] = [];

/** Weapons and the like in front of the player. */
function inFront(g: CardGame, me: number, bang: number): readonly Addition[] {
  let found: Addition[] | null = null;
  const { front, boosts } = g.rules;
  for (let w = 0; w < front.length; w++) {
    const zone = g.s.zones[front[w] + me];
    for (let i = 0; i < zone.length; i++) {
      const boost = boosts[g.def(zone[i])];
      if (boost === undefined) continue;
      const works = g.working(me, g.def(zone[i]), zone[i]);
      found ??= [];
      found.push({ pick: laidCard(zone[i]), why: works ? boost.spec.when(g, me, zone[i], bang) : 'switched-off' });
    }
  }
  return found ?? NOTHING;
}

/** Cards of the hand that are played with it. */
function inHand(g: CardGame, me: number, bang: number): readonly Addition[] {
  let found: Addition[] | null = null;
  const hand = g.hand(me);
  for (let i = 0; i < hand.length; i++) {
    const source = hand[i];
    const boost = g.rules.boosts[g.def(source)];
    if (boost === undefined || source === bang || g.card(source).colour !== 'brown') continue;
    const why = forbidden(g, me, source, g.def(source));
    found ??= [];
    found.push({ pick: handCard(source), why: why === OK ? boost.spec.when(g, me, source, bang) : why });
  }
  return found ?? NOTHING;
}

/** Can something be added to this card? */
export const isBoosted = (g: CardGame, card: Card): boolean => g.rules.anyBoost && (card.names & BANG) !== 0;

/** What a move with a BANG! card has before what is added to it: the card, what it is used as, the ability. */
type Begun = readonly [number, number?, number?];
/** Picks a move may begin with before its target. */
const ROOM = 4;

/** Offers a BANG! card once more with each card of the player that can strengthen it, and with one in front and one of the hand together. */
export function offerBoosted(g: CardGame, me: number, piece: number, card: Card, o: Offer, begun: Begun): void {
  const laid = inFront(g, me, piece);
  const held = inHand(g, me, piece);
  if (laid.length + held.length === 0) return;
  for (const added of [...laid, ...held]) offerWith(g, me, piece, card, o, begun, [added]);
  for (const one of laid)
    for (const other of held) {
      if (one.why !== OK || other.why !== OK) continue;
      if (begun.length + 2 <= ROOM) offerWith(g, me, piece, card, o, begun, [one, other]);
      else if (hitsAnybody(g, me, piece, card, [one.pick, other.pick])) {
        const [first, second, third] = begun;
        o.more(first, second, third, one.pick, other.pick);
      }
    }
}

/** The targets of a move that was too long to be offered whole. */
export function offerBegun(g: CardGame, me: number, piece: number, card: Card, o: Offer): void {
  o.under();
  supposing(g, me, o.draft, () => offerTargets(g, me, piece, card.play, o));
}

function hitsAnybody(g: CardGame, me: number, piece: number, { play }: Card, picks: readonly number[]): boolean {
  const aim = play?.aim;
  return aim !== undefined && supposing(g, me, picks, () => targetsOf(g, me, aim, piece)) !== 0;
}

function offerWith(
  g: CardGame,
  me: number,
  piece: number,
  card: Card,
  o: Offer,
  begun: Begun,
  added: readonly Addition[],
): void {
  const [first, second, third, fourth] = [...begun, ...added.map(({ pick }) => pick)];
  o.under(first, second, third, fourth);
  for (const { pick, why } of added) {
    if (why === OK) continue;
    if (o.explain) o.refuse(reason(g, why, g.def(pickValue(pick))));
    return;
  }
  supposing(
    g,
    me,
    added.map(({ pick }) => pick),
    () => offerTargets(g, me, piece, card.play, o),
  );
}

const strips = (g: CardGame, pick: number): boolean =>
  [KIND.hand, KIND.play].some((kind) => kind === kindOf(pick)) &&
  g.rules.boosts[g.def(pickValue(pick))]?.spec.strips === true;

/** Each target is judged as it will be during the shot. Nobody else's position matters to it, so all are stripped. */
function supposing<T>(g: CardGame, me: number, picks: readonly number[], judge: () => T): T {
  if (picks.some((pick) => strips(g, pick))) g.supposedStripped = without(g.allSeats, me);
  const judged = judge();
  g.supposedStripped = 0;
  return judged;
}

/** What lies in front of the player and was added to the BANG! card behind a frame of its play, -1 for nothing. */
export function boostOf(g: CardGame, f: Frame): number {
  if (f.pick < 0 || !isPlayedAs(g, BANG, f)) return -1;
  const def = g.def(f.pick);
  return g.rules.boosts[def] === undefined ? -1 : def;
}

/** What that does, undefined for nothing. */
function addedTo(g: CardGame, f: Frame): Runnable<BoostSpec> | undefined {
  const def = boostOf(g, f);
  return def < 0 ? undefined : g.rules.boosts[def];
}

/** Can nothing cancel the BANG! card behind this frame? */
export const isSure = (g: CardGame, f: Frame): boolean => addedTo(g, f)?.spec.sure === true;

/** Lives the BANG! card that is being played takes, 0 for the usual one: a variable of the packs that change it. */
export const SHOT_LIVES = 'shot-lives';

const livesVar = (g: CardGame): number => g.rules.vars.indexOf(SHOT_LIVES);

/** Lives a shot takes. */
export function livesOfShot(g: CardGame, shot: Frame): number {
  const at = g.rules.anyBoost && isPlayedAs(g, BANG, shot) ? livesVar(g) : -1;
  return at < 0 ? 1 : g.s.vars[at] || 1;
}

/** Is this card of the hand played with the BANG! card, rather than paid for it? */
export const isAddition = (g: CardGame, play: Frame, piece: number): boolean =>
  isPlayedAs(g, BANG, play) && g.rules.boosts[g.def(piece)] !== undefined;

/** Pays for what was added to the card just played; what was added last is paid first. */
export function startBoosts(g: CardGame, play: Frame, held: readonly number[]): void {
  for (const piece of held) startBoost(g, play, piece);
  if (boostOf(g, play) >= 0) startBoost(g, play, play.pick);
}

function startBoost(g: CardGame, play: Frame, piece: number): void {
  const def = g.def(piece);
  const boost = g.rules.boosts[def];
  if (boost === undefined) return;
  g.tell({ what: 'use', seat: play.me, source: def, card: piece });
  if (boost.spec.strips === true) g.setVar(STRIPPED, only(play.to));
  if (boost.spec.lives !== undefined) g.setVar(livesVar(g), boost.spec.lives);
  const f = g.push(boost.prog, play.me);
  f.by = play.me;
  f.to = play.to;
  f.card = play.card;
  f.pick = piece;
  f.src = def;
}

/** What was added to a BANG! card holds until its play is over. */
export function endBoosts(g: CardGame): void {
  if (g.s.vars[STRIPPED] !== 0) g.setVar(STRIPPED, 0);
  const lives = livesVar(g);
  if (lives >= 0 && g.s.vars[lives] !== 0) g.setVar(lives, 0);
}
