import {
  ability,
  BANG,
  type CardGame,
  distance,
  event,
  KIND,
  kindOf,
  namedCards,
  type Offer,
  OK,
  offerNamed,
  pickValue,
  reach,
  seatPick,
  shoot,
  type Why,
  within,
} from '../../../author/index.ts';

const CARDS = 2;
const MISSES = 2;

/** A player is immune to the shot only if he is immune to both cards. */
function refusal(g: CardGame, me: number, to: number, cards: readonly number[]): Why {
  if (to === me) return 'not-yourself';
  if (!g.inPlay(to)) return 'not-in-play';
  if (((within(g, me, reach(g, me)) >> to) & 1) === 0) return 'out-of-range';
  const immune = cards.every((piece) => g.askSeat(g.q.immune, OK, to, me, piece) !== OK);
  return immune ? 'immune' : OK;
}

function offerTargets(g: CardGame, me: number, cards: readonly number[], o: Offer): void {
  for (const to of g.s.order) {
    const why = refusal(g, me, to, cards);
    if (why === OK) o.add(seatPick(to));
    else if (o.explain) o.no(why, { seat: to, distance: distance(g, me, to), reach: reach(g, me) }, seatPick(to));
  }
}

/** Can these cards, with any others that are needed, be shot at somebody? */
function canShoot(g: CardGame, me: number, cards: readonly number[], bangs: readonly number[]): boolean {
  if (cards.length === CARDS) return g.s.order.some((to) => refusal(g, me, to, cards) === OK);
  return bangs.some((piece) => !cards.includes(piece) && canShoot(g, me, [...cards, piece], bangs));
}

export const sniper = event('sniper', {
  option: {
    offer(g, me, o, def) {
      const cards = o.draft.filter((pick) => kindOf(pick) === KIND.hand).map(pickValue);
      if (cards.length === CARDS) return offerTargets(g, me, cards, o);
      const bangs = namedCards(g, me, BANG);
      if (o.draft.length > 0) {
        for (const piece of bangs)
          if (!cards.includes(piece) && canShoot(g, me, [...cards, piece], bangs)) offerNamed(g, piece, BANG, o);
      } else if (canShoot(g, me, [], bangs)) o.more(ability(def));
      else if (o.explain)
        o.no(bangs.length < CARDS ? 'not-enough' : 'no-target', { needed: CARDS, have: bangs.length }, ability(def));
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
