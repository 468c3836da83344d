import { type CardGame, type Offer, only, PASS, program } from '../../author/index.ts';
import { loadAt, loadOf, PAY, payFrom, placesOf } from './loads.ts';

/** One token from any card of one's own, or from oneself. */
export function offerPayment(g: CardGame, seat: number, o: Offer): void {
  for (const place of placesOf(g, seat))
    if (loadAt(g, place) > 0) o.add(g.word(PAY), place);
    else if (o.explain) o.no({ why: 'not-enough', needed: 1, have: 0 }, g.word(PAY), place);
}

/** `n` tokens, one after another. Answers 1 when all are paid. */
const payProgram = program<CardGame, 'pay' | 'paid'>('card/pay-load', {
  pay: {
    about: (_g, f) => ({ ask: 'pay-load', count: f.n }),
    who: (g, f) => (f.n > 0 && g.inPlay(f.me) && loadOf(g, f.me) >= f.n ? only(f.me) : 0),
    offer: (g, _f, seat, o) => offerPayment(g, seat, o),
    take(g, f, _seat, line) {
      f.step = payProgram.at.pay;
      f.n--;
      payFrom(g, line[1], 1);
    },
  },
  paid(g, f) {
    g.end(f, f.n === 0 ? 1 : 0);
  },
});

/** The player pays from any mixture; the frame above gets 1 if it could be done. */
export function payLoad(g: CardGame, seat: number, tokens: number): void {
  g.push(payProgram, seat).n = tokens;
}

/** `n` is the price of one upgrade, `to` how many may be bought, `pick` how many have been. Answers that. */
const upgradeProgram = program<CardGame, 'begin' | 'buy' | 'bought'>('card/upgrade', {
  begin(_g, f) {
    f.pick = 0;
  },
  buy: {
    about: (_g, f) => ({ ask: 'upgrade', card: f.card, price: f.n }),
    who: (g, f) => (mayGoOn(g, f.me, f.n, f.pick) ? only(f.me) : 0),
    offer(g, f, seat, o) {
      if (f.pick < f.to && loadOf(g, seat) >= f.n) offerPayment(g, seat, o);
      o.add(PASS);
    },
    take(g, f, seat, line) {
      if (line[0] === PASS) return g.end(f, f.pick);
      payLoad(g, seat, f.n - 1);
      payFrom(g, line[1], 1);
    },
  },
  bought(g, f) {
    f.pick += f.ret;
    if (mayGoOn(g, f.me, f.n, f.pick)) f.step = upgradeProgram.at.buy;
    else g.end(f, f.pick);
  },
});

/** Who has bought an upgrade says himself when it is enough; who cannot afford one is not asked. */
export function mayGoOn(g: CardGame, seat: number, price: number, bought: number): boolean {
  return g.inPlay(seat) && (bought > 0 || loadOf(g, seat) >= price);
}

/** Sells upgrades of a brown card that is being played; the frame above gets their number. */
export function sellUpgrades(g: CardGame, seat: number, card: number, price: number, most: number): void {
  const f = g.push(upgradeProgram, seat);
  f.card = card;
  f.n = price;
  f.to = most;
}

export const ANY_NUMBER = 99;
