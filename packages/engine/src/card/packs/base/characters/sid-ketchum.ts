import {
  ability,
  blame,
  type CardGame,
  character,
  handCard,
  livesOf,
  type Offer,
  OK,
  type OptionSpec,
  pickValue,
  unusable,
  type Why,
} from '../../../author/index.ts';

const COST = 2;

const spendable = (g: CardGame, me: number): number[] => g.hand(me).filter((piece) => unusable(g, me, piece) === OK);
const canHeal = (g: CardGame, me: number): boolean => g.canGainLife(me) && g.life(me) < g.maxLife(me);

/** Lives he could get back without these cards: a card that saves by itself is never better spent on a trade. */
function livesWithout(g: CardGame, me: number, gone: readonly number[]): number {
  let lives = 0;
  let others = 0;
  for (const piece of g.hand(me)) {
    if (gone.includes(piece)) continue;
    const alone = livesOf(g, me, piece);
    lives += alone;
    if (alone === 0 && unusable(g, me, piece) === OK) others++;
  }
  return lives + Math.floor(others / COST);
}

/** At his last life a trade must leave enough to come back above 0. */
const leavesEnough = (g: CardGame, me: number, paid: readonly number[]): boolean =>
  g.life(me) > 0 || g.life(me) + 1 + livesWithout(g, me, paid) > 0;

/** Cards he may pay beside those already laid down. */
function payable(g: CardGame, me: number, paid: readonly number[]): number[] {
  const rest = spendable(g, me).filter((piece) => !paid.includes(piece));
  const fits = (more: readonly number[]) => leavesEnough(g, me, [...paid, ...more]);
  if (paid.length + 1 === COST) return rest.filter((piece) => fits([piece]));
  return rest.filter((piece) => rest.some((other) => other !== piece && fits([piece, other])));
}

function refuseToPay(g: CardGame, me: number, piece: number, paid: readonly number[], o: Offer): void {
  if (!o.explain) return;
  const barred: Why = paid.includes(piece) ? 'wrong-card' : unusable(g, me, piece);
  const why = barred === OK ? 'not-enough' : barred;
  const details = { card: g.def(piece), needed: 1 - g.life(me), have: livesWithout(g, me, [...paid, piece]) };
  o.no(why, blame(g, why, details), handCard(piece));
}

/** Two cards from the hand for a life, whenever he likes. */
const trade: Pick<OptionSpec, 'offer' | 'run'> = {
  offer(g, me, o, def) {
    const paid = o.draft.slice(1).map(pickValue);
    if (o.draft.length === 0) {
      const have = spendable(g, me).length;
      if (!canHeal(g, me)) {
        if (o.explain) o.no('full-life', {}, ability(def));
      } else if (have < COST || payable(g, me, []).length === 0) {
        if (o.explain) o.no('not-enough', { needed: COST, have }, ability(def));
      } else o.more(ability(def));
      return;
    }
    const fitting = payable(g, me, paid);
    for (const piece of g.hand(me)) {
      if (!fitting.includes(piece)) refuseToPay(g, me, piece, paid, o);
      else if (paid.length + 1 < COST) o.more(handCard(piece));
      else o.add(handCard(piece));
    }
  },
  run: [
    (g, f) => {
      g.tell('ability', f.me, -1, -1, 0, f.src);
      for (const piece of [f.card, f.pick]) {
        g.discard(piece, f.me);
        g.spend(f.me);
      }
      g.heal(f.me, 1);
    },
    (g) => {
      g.settle();
    },
  ],
};

export const sidKetchum = character('sid-ketchum', 4, {
  query: { rescues: (_lives, g, me) => livesWithout(g, me, []) },
  option: { ...trade, anytime: (g, me) => g.hand(me).length >= COST && canHeal(g, me) },
  rescue: trade,
});
