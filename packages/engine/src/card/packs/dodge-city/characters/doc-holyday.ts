import {
  ability,
  type CardGame,
  character,
  handCard,
  hasSeat,
  type Mark,
  type Offer,
  OK,
  pickValue,
  reach,
  seatPick,
  shoot,
  unusable,
  type Why,
  within,
} from '../../../author/index.ts';

const COST = 2;
export const docShot: Mark = { name: 'doc-holyday', lasts: 'turn' };

const spendable = (g: CardGame, me: number): number[] => g.hand(me).filter((piece) => unusable(g, me, piece) === OK);

/** One card that counts against the target is enough. */
const hits = (g: CardGame, me: number, to: number, cards: readonly number[]): boolean =>
  cards.some((piece) => g.askSeat(g.q.immune, OK, to, me, piece) === OK);

function targets(g: CardGame, me: number, cards: readonly number[]): number[] {
  const near = within(g, me, reach(g, me));
  return g.s.order.filter((seat) => hasSeat(near, seat) && hits(g, me, seat, cards));
}

function refusal(g: CardGame, me: number): Why {
  if (g.mark(docShot, me) > 0) return 'used-this-turn';
  if (spendable(g, me).length < COST) return 'not-enough';
  return targets(g, me, spendable(g, me)).length === 0 ? 'no-target' : OK;
}

function offerSecond(g: CardGame, me: number, first: number, o: Offer): void {
  for (const piece of spendable(g, me))
    if (piece !== first) for (const to of targets(g, me, [first, piece])) o.add(handCard(piece), seatPick(to));
}

export const docHolyday = character('doc-holyday', 4, {
  option: {
    offer(g, me, o, def) {
      const [, first] = o.draft;
      if (first !== undefined) return offerSecond(g, me, pickValue(first), o);
      if (o.draft.length > 0) {
        for (const piece of spendable(g, me)) o.more(handCard(piece));
        return;
      }
      const why = refusal(g, me);
      if (why === OK) o.more(ability(def));
      else if (o.explain) o.no(why, { needed: COST, have: spendable(g, me).length }, ability(def));
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
