import type { Frame } from '../../kernel/frame.ts';
import { handCard, laidCard, type Offer, pickValue } from '../../kernel/offer.ts';
import { hasSeat, only, without } from '../../kernel/seats.ts';
import type { BoostSpec, Card } from '../author/definition.ts';
import { tableRule } from '../author/make.ts';
import { BANG } from '../author/names.ts';
import { OK, type Why } from '../author/why.ts';
import type { Runnable } from '../compile/rules.ts';
import type { CardGame } from '../table/game.ts';
import { STRIPPED } from '../table/layout.ts';
import { forbidden } from './forbidden.ts';
import { reason } from './reason.ts';
import { offerTargets } from './targets.ts';

/** Offers a BANG! card once more with each card of the player, in front or in hand, that can strengthen it. */
export function offerBoosted(g: CardGame, me: number, piece: number, card: Card, as: number, o: Offer): void {
  if ((card.names & BANG) === 0) return;
  for (const first of g.rules.working)
    for (const source of g.s.zones[first + me]) {
      const def = g.def(source);
      const boost = g.rules.boosts[def];
      if (boost === undefined) continue;
      const why = g.working(me, def, source) ? boost.spec.when(g, me, source, piece) : 'switched-off';
      offerWith(g, me, piece, card, as, o, laidCard(source), why);
    }
  for (const source of g.hand(me)) {
    const boost = g.rules.boosts[g.def(source)];
    if (boost === undefined || source === piece || g.card(source).colour !== 'brown') continue;
    const why = forbidden(g, me, source, g.def(source));
    offerWith(g, me, piece, card, as, o, handCard(source), why === OK ? boost.spec.when(g, me, source, piece) : why);
  }
}

function offerWith(
  g: CardGame,
  me: number,
  piece: number,
  card: Card,
  as: number,
  o: Offer,
  pick: number,
  why: Why,
): void {
  const def = g.def(pickValue(pick));
  if (as === 0) o.under(handCard(piece), pick);
  else o.under(handCard(piece), as, pick);
  if (why !== OK) {
    if (o.explain) o.refuse(reason(g, why, def));
  } else if (g.rules.boosts[def]?.spec.strips === true) offerStripped(g, me, piece, card, o);
  else offerTargets(g, me, piece, card.play, o);
}

/** A stripped player has neither the ability nor what others could take from the table in front of him. */
export const strippedOff = tableRule('stripped-off', {
  query: {
    switchedOff(off, g, _me, seat, _def, piece) {
      const stripped = g.s.vars[STRIPPED] | g.supposedStripped;
      if (stripped === 0 || seat < 0 || !hasSeat(stripped, seat)) return off;
      return off || piece < 0 || g.isExposed(piece, seat);
    },
  },
});

/** Each target is judged as it will be during the shot. Nobody else's position matters to it, so all are stripped. */
function offerStripped(g: CardGame, me: number, piece: number, card: Card, o: Offer): void {
  g.supposedStripped = without(g.allSeats, me);
  offerTargets(g, me, piece, card.play, o);
  g.supposedStripped = 0;
}

/** What was added to the BANG! card behind a frame of its play, -1 for nothing. */
export function boostOf(g: CardGame, f: Frame): number {
  if (f.pick < 0 || ((g.rules.cards[f.src]?.names ?? 0) & BANG) === 0) return -1;
  const def = g.def(f.pick);
  return g.rules.boosts[def] === undefined ? -1 : def;
}

/** What that does, undefined for nothing. */
export function addedTo(g: CardGame, f: Frame): Runnable<BoostSpec> | undefined {
  const def = boostOf(g, f);
  return def < 0 ? undefined : g.rules.boosts[def];
}

/** Pays for what was added to the card just played. */
export function startBoost(g: CardGame, play: Frame): void {
  const def = boostOf(g, play);
  const boost = addedTo(g, play);
  if (boost === undefined) return;
  g.tell({ what: 'use', seat: play.me, source: def, card: play.pick });
  if (boost.spec.strips === true) g.setVar(STRIPPED, only(play.to));
  const f = g.push(boost.prog, play.me);
  f.by = play.me;
  f.to = play.to;
  f.card = play.card;
  f.pick = play.pick;
  f.src = def;
}
