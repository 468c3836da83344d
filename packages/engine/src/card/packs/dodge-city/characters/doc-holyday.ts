import {
  ability,
  blame,
  type CardGame,
  character,
  handCard,
  type Mark,
  type Offer,
  OK,
  offerShot,
  pickValue,
  refuseShots,
  shoot,
  shotRefusal,
  unusable,
  type Why,
} from '../../../author/index.ts';

const COST = 2;
export const docShot: Mark = { name: 'doc-holyday', lasts: 'turn' };

const spendable = (g: CardGame, me: number): number[] => g.hand(me).filter((piece) => unusable(g, me, piece) === OK);

function refusal(g: CardGame, me: number): Why {
  const cards = spendable(g, me);
  if (g.mark(docShot, me) > 0) return 'used-this-turn';
  if (cards.length < COST) return 'not-enough';
  return g.s.order.some((to) => shotRefusal(g, me, to, cards) === OK) ? OK : 'no-target';
}

function offerAbility(g: CardGame, me: number, o: Offer, def: number): void {
  const why = refusal(g, me);
  if (why === OK) return o.more(ability(def));
  if (!o.explain) return;
  const cards = spendable(g, me);
  o.no(why, { needed: COST, have: cards.length }, ability(def));
  if (why !== 'no-target') return;
  for (const first of cards)
    for (const second of cards)
      if (second !== first) refuseShots(g, me, [first, second], o, ability(def), handCard(first), handCard(second));
}

/** The first card he discards, or the second with its target; one of them that counts against the target is enough. */
function offerCards(g: CardGame, me: number, o: Offer): void {
  const [first] = o.draft.slice(1).map(pickValue);
  for (const piece of g.hand(me)) {
    const why: Why = piece === first ? 'wrong-card' : unusable(g, me, piece);
    if (why !== OK) {
      if (o.explain) o.no(why, blame(g, why, { card: g.def(piece) }), handCard(piece));
    } else if (first === undefined) o.more(handCard(piece));
    else offerShot(g, me, [first, piece], o, handCard(piece));
  }
}

export const docHolyday = character('doc-holyday', 4, {
  option: {
    offer(g, me, o, def) {
      if (o.draft.length === 0) offerAbility(g, me, o, def);
      else offerCards(g, me, o);
    },
    run: [
      (g, f) => {
        g.tell('ability', f.me, f.to, -1, 0, f.src);
        g.setMark(docShot, f.me, 1);
        g.discard(f.card, f.me);
        g.discard(f.pick, f.me);
        shoot(g, f, f.to);
      },
    ],
  },
});
