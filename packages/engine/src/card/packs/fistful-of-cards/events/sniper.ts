import {
  ability,
  BANG,
  type CardGame,
  event,
  handCard,
  KIND,
  kindOf,
  namedCards,
  type Offer,
  OK,
  offerNamed,
  offerShot,
  pickValue,
  refuseShots,
  refuseUnnamed,
  shoot,
  shotRefusal,
} from '../../../author/index.ts';

const CARDS = 2;
const MISSES = 2;

/** Can these cards, with any others that are needed, be shot at somebody? */
function canShoot(g: CardGame, me: number, cards: readonly number[], bangs: readonly number[]): boolean {
  if (cards.length === CARDS) return g.s.order.some((to) => shotRefusal(g, me, to, cards) === OK);
  return bangs.some((piece) => !cards.includes(piece) && canShoot(g, me, [...cards, piece], bangs));
}

function refuseAgain(g: CardGame, piece: number, o: Offer): void {
  if (o.explain) o.no('wrong-card', { card: g.def(piece) }, handCard(piece));
}

function refuseAll(g: CardGame, me: number, bangs: readonly number[], o: Offer, def: number): void {
  o.no(bangs.length < CARDS ? 'not-enough' : 'no-target', { needed: CARDS, have: bangs.length }, ability(def));
  for (const first of bangs)
    for (const second of bangs)
      if (second !== first) refuseShots(g, me, [first, second], o, ability(def), handCard(first), handCard(second));
}

export const sniper = event('sniper', {
  option: {
    offer(g, me, o, def) {
      const cards = o.draft.filter((pick) => kindOf(pick) === KIND.hand).map(pickValue);
      if (cards.length === CARDS) return offerShot(g, me, cards, o);
      const bangs = namedCards(g, me, BANG);
      if (o.draft.length > 0) {
        for (const piece of bangs)
          if (cards.includes(piece)) refuseAgain(g, piece, o);
          else if (canShoot(g, me, [...cards, piece], bangs)) offerNamed(g, piece, BANG, o);
          else refuseShots(g, me, [...cards, piece], o, handCard(piece));
        refuseUnnamed(g, me, BANG, o);
      } else if (canShoot(g, me, [], bangs)) o.more(ability(def));
      else if (o.explain) refuseAll(g, me, bangs, o, def);
    },
    run: [
      (g, f) => {
        g.tell('use', f.me, f.to, -1, 0, f.src);
        for (const piece of [f.card, f.pick]) {
          g.tell('discard', f.me, -1, piece);
          g.discard(piece, f.me);
        }
        shoot(g, f, f.to, MISSES);
      },
    ],
  },
});
