import {
  ability,
  BANG,
  type CardGame,
  DODGE,
  demand,
  event,
  type Frame,
  handCard,
  KIND,
  kindOf,
  laidCard,
  namedCards,
  type Offer,
  OK,
  offerNamed,
  pickValue,
  program,
  refuseUnnamed,
  seatPick,
  type Why,
} from '../../../author/index.ts';

function refusal(g: CardGame, me: number, to: number, card: number): Why {
  if (!g.inPlay(to)) return 'not-in-play';
  if (g.exposedOf(to).length === 0) return 'no-cards';
  return to !== me ? g.askSeat(g.q.immune, OK, to, me, card) : OK;
}

function offerTargets(g: CardGame, me: number, card: number, o: Offer): void {
  for (const to of g.s.order) {
    const why = refusal(g, me, to, card);
    if (why === OK) for (const target of g.exposedOf(to)) o.add(seatPick(to), laidCard(target));
    else if (o.explain) o.no(why, { seat: to }, seatPick(to));
  }
}

const canShoot = (g: CardGame, me: number, card: number): boolean =>
  g.s.order.some((to) => refusal(g, me, to, card) === OK);

/** A Missed! effect of its owner, or the card `pick` is gone. */
const cardShot = program<CardGame, 'ask' | 'hit'>('card/card-shot', {
  ask(g, f) {
    demand(g, f.to, { effect: DODGE }, 1, f.me, f.card).src = f.src;
  },
  hit(g, f) {
    if (f.ret === 1 || !g.exposedOf(f.to).includes(f.pick)) return;
    g.tell('card-shot-off', f.to, f.me, f.pick);
    g.discard(f.pick, f.to);
  },
});

function shootAtCard(g: CardGame, { me, to, card, pick, src }: Frame): void {
  const shot = g.push(cardShot, me);
  shot.by = me;
  shot.to = to;
  shot.card = card;
  shot.pick = pick;
  shot.src = src;
}

function refuseAll(g: CardGame, me: number, bangs: readonly number[], o: Offer, def: number): void {
  o.no(bangs.length === 0 ? 'not-enough' : 'no-target', { needed: 1, have: bangs.length }, ability(def));
  for (const card of bangs) {
    o.no('no-target', {}, ability(def), handCard(card));
    for (const to of g.s.order)
      o.no(refusal(g, me, to, card), { seat: to }, ability(def), handCard(card), seatPick(to));
  }
}

export const ricochet = event('ricochet', {
  option: {
    offer(g, me, o, def) {
      const card = o.draft.find((pick) => kindOf(pick) === KIND.hand);
      if (card !== undefined) return offerTargets(g, me, pickValue(card), o);
      const bangs = namedCards(g, me, BANG);
      if (o.draft.length > 0) {
        for (const piece of bangs)
          if (canShoot(g, me, piece)) offerNamed(g, piece, BANG, o);
          else if (o.explain) o.no('no-target', {}, handCard(piece));
        refuseUnnamed(g, me, BANG, o);
      } else if (bangs.some((piece) => canShoot(g, me, piece))) o.more(ability(def));
      else if (o.explain) refuseAll(g, me, bangs, o, def);
    },
    run: [
      (g, f) => {
        g.tell('use', f.me, f.to, -1, 0, f.src);
        g.tell('discard', f.me, -1, f.card);
        g.discard(f.card, f.me);
        shootAtCard(g, f);
      },
    ],
  },
});
