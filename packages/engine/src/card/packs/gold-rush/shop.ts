import { type CardGame, type Frame, handCard, type Offer, type Step, seatPick, tableRule } from '../../author/index.ts';
import { applyGear, gearOf, nextGear, offerGear, readGear } from './gear.ts';
import { gold, pay } from './gold.ts';

const SIZE = 3;
export const BUY = 'buy:';
export const BREAK = 'break:';
/** What getting rid of another's equipment costs beside its price. */
const FORCE = 1;

function refill(g: CardGame): void {
  const next = nextGear(g);
  if (next >= 0) g.move(next, g.places.shop, g.everyone);
}

export function openShop(g: CardGame): void {
  g.shuffle(g.places['gear-deck']);
  for (let i = 0; i < SIZE; i++) refill(g);
}

/** Equipment for sale, with everything that has to be chosen about it. */
export function offerShop(g: CardGame, me: number, o: Offer, discount = 0): void {
  const have = g.mark(gold, me);
  const sold = g.zone(g.places.shop);
  for (let i = 0; i < sold.length; i++) {
    const needed = gearOf(g, sold[i]).price - discount;
    if (have >= needed) offerGear(g, me, sold[i], o, g.word(BUY), handCard(sold[i]));
    else if (o.explain) o.no({ why: 'not-enough', needed, have }, g.word(BUY), handCard(sold[i]));
  }
}

/** Equipment before the others, which its owner has to discard for its price and one nugget more. */
function offerForcing(g: CardGame, me: number, o: Offer): void {
  const have = g.mark(gold, me);
  const before = g.places.gear;
  for (const seat of g.ring(me))
    for (const piece of g.zone(before + seat)) {
      const needed = gearOf(g, piece).price + FORCE;
      if (seat === me) {
        if (o.explain) o.no({ why: 'not-yourself' }, g.word(BREAK), handCard(piece), seatPick(seat));
      } else if (have >= needed) o.add(g.word(BREAK), handCard(piece), seatPick(seat));
      else if (o.explain) o.no({ why: 'not-enough', needed, have }, g.word(BREAK), handCard(piece), seatPick(seat));
    }
}

/** The bought card is replaced at once, and is not among those that are shuffled for it. */
export function buy(g: CardGame, f: Frame, discount = 0): void {
  const price = gearOf(g, f.card).price - discount;
  g.tell({ what: 'buys', seat: f.me, card: f.card, price, to: f.to < 0 ? undefined : f.to });
  pay(g, f.me, price);
  refill(g);
  applyGear(g, f);
}

function forceOff(g: CardGame, f: Frame): void {
  const price = gearOf(g, f.card).price + FORCE;
  g.tell({ what: 'forces-off', seat: f.me, to: f.to, card: f.card, price });
  pay(g, f.me, price);
  g.discard(f.card, f.to);
}

export function readPurchase(g: CardGame, f: Frame, line: readonly number[]): void {
  g.fill(f, line);
  readGear(g, f, line);
}

const isForced = (g: CardGame, f: Frame): boolean => g.rules.zones[g.s.where[f.card]].owner >= 0;

const trade: Step = (g, f) => (isForced(g, f) ? forceOff(g, f) : buy(g, f));

/** In phase 2 everybody may buy what lies open, and make others discard what they have bought. */
export const shop = tableRule('shop', {
  option: {
    words: [BUY, BREAK],
    offer(g, me, o) {
      // Nothing is free.
      if (!o.explain && g.mark(gold, me) === 0) return;
      offerShop(g, me, o);
      offerForcing(g, me, o);
    },
    read: readPurchase,
    run: [trade],
  },
});
