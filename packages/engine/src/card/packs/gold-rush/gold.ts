import { type CardGame, type Mark, OK, type OptionSpec, tableRule, WOUND } from '../../author/index.ts';

/** Nuggets in front of a player. */
export const gold: Mark = { name: 'gold', lasts: 'game' };

const NUGGETS = 30;
/** Nuggets more or fewer than the box holds; only scenario files set it. */
export const EXTRA_GOLD = 'extra-gold';

/** Nuggets that lie on a card or a character until the turn ends, to show how often it was used. */
const parked: Mark[] = [];

export function parks(mark: Mark): Mark {
  parked.push(mark);
  return mark;
}

const extraGold = (g: CardGame): number => g.counters[EXTRA_GOLD];

/** Nuggets that do not lie in the supply. */
function away(g: CardGame): number {
  const active = g.onTurn();
  let n = active < 0 ? 0 : parked.reduce((sum, mark) => sum + g.mark(mark, active), 0);
  for (const seat of g.s.order) n += g.mark(gold, seat);
  return n;
}

/** The supply never limits anybody: below none there are substitutes. */
export const goldSupply = (g: CardGame): number => Math.max(0, NUGGETS + g.s.vars[extraGold(g)] - away(g));

export function setGoldSupply(g: CardGame, nuggets: number): void {
  g.setVar(extraGold(g), nuggets + away(g) - NUGGETS);
}

export function pay(g: CardGame, seat: number, price: number): void {
  g.setMark(gold, seat, g.mark(gold, seat) - price);
}

export function gainGold(g: CardGame, seat: number, n: number): void {
  g.setMark(gold, seat, g.mark(gold, seat) + n);
  g.tell({ what: 'nuggets', seat, count: n });
}

/** What something beside equipment of the shop costs. */
export const costs = (nuggets: number): NonNullable<OptionSpec['price']> => ({
  needed: nuggets,
  have: (g, me) => g.mark(gold, me),
});

const DRAWS = 2;

/** Twice a turn a card for a nugget. */
export function cardsForGold(used: Mark): OptionSpec {
  return {
    price: costs(1),
    when: (g, me) => (g.mark(used, me) >= DRAWS ? 'used-this-turn' : g.canDraw() ? OK : 'no-cards'),
    run: [
      (g, f) => {
        pay(g, f.me, 1);
        g.setMark(used, f.me, g.mark(used, f.me) + 1);
        g.draw(f.me, 1, f.src);
      },
    ],
  };
}

/** A nugget for every life another player is made to lose; they are lost with the last life, but not by a shadow. */
export const nuggets = tableRule('nuggets', {
  at: {
    left(_seats, g, _me, seat) {
      if (g.rules.variants['shadow-gunslingers'] !== true) g.setMark(gold, seat, 0);
    },
  },
  after: {
    damage: {
      when: (g, _me, hit) => hit.ret >= WOUND && hit.by >= 0 && hit.by !== hit.to && g.inPlay(hit.by),
      run: [(g, f) => gainGold(g, f.by, f.n)],
    },
  },
});
