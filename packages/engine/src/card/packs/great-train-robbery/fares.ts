import {
  ability,
  type CardGame,
  handCard,
  KIND,
  kindOf,
  laidCard,
  type Mark,
  memory,
  NONE,
  type Offer,
  OK,
  payLife,
  pickValue,
  program,
  unusable,
  WOUND,
} from '../../author/index.ts';
import { stationsOf, trainAt } from './line.ts';
import { type Price, priceOf } from './stations.ts';
import { layWagon, wagonsOf } from './wagon.ts';
import { WAGON } from './words.ts';

/** Wagons taken in one's turn. */
export const taken: Mark = { name: 'wagon', lasts: 'turn' };

export const hasAbility = (g: CardGame, seat: number, id: string): boolean => abilityOf(g, seat, id) >= 0;
export function abilityOf(g: CardGame, seat: number, id: string): number {
  const mine = g.s.abilities[seat];
  for (let i = 0; i < mine.length; i++)
    if (g.rules.defs[mine[i]].id === id && g.working(seat, mine[i], NONE)) return mine[i];
  return NONE;
}

/** One wagon a turn, unless somebody may have any number. */
export const mayTake = (g: CardGame, me: number): boolean =>
  g.mark(taken, me) === 0 || hasAbility(g, me, 'benny-brawler');

/** The station a wagon stands at when the locomotive is here, undefined if it has not come to one yet. */
export function stationAt(g: CardGame, wagon: number, at: number): number | undefined {
  return stationBeside(stationsOf(g), wagonsOf(g).indexOf(wagon), at);
}

/** The same, told by the wagon's place in the train. */
const stationBeside = (stations: readonly number[], place: number, at: number): number | undefined =>
  at - 1 < place ? undefined : stations[at - 1 - place];

const paying: number[] = [];

/**
 * Cards somebody could pay with: of the hand, and lying before him; no more of them than are asked for.
 * The list is reused by the next call.
 */
function payable(g: CardGame, me: number, price: Price, most = Number.POSITIVE_INFINITY): readonly number[] {
  let n = 0;
  const hand = g.hand(me);
  const free = !g.isAnswered(g.q.forbidsUse);
  for (let i = 0; i < hand.length && n < most; i++)
    if (price.takes(g, me, hand[i]) && (free || unusable(g, me, hand[i]) === OK)) paying[n++] = hand[i];
  const { exposed } = g.rules;
  for (let w = 0; w < exposed.length; w++) {
    const front = g.zone(exposed[w] + me);
    for (let i = 0; i < front.length && n < most; i++) if (price.takes(g, me, front[i])) paying[n++] = front[i];
  }
  while (paying.length > n) paying.pop();
  return paying;
}

const canPayLife = (g: CardGame, me: number): boolean => g.life(me) > 1 && g.canLoseLife(me);

const canPay = (g: CardGame, me: number, price: Price, cards: readonly number[]): boolean =>
  cards.length >= price.cards && (price.life === 0 || canPayLife(g, me));

/** Could somebody take a wagon if the locomotive stood here? */
export function affords(g: CardGame, me: number, at: number): boolean {
  const wagons = wagonsOf(g);
  const stations = stationsOf(g);
  if (hasAbility(g, me, 'sancho') && g.mark(taken, me) === 0 && wagons.length > 0) return true;
  for (let place = 0; place < wagons.length; place++) {
    const station = stationBeside(stations, place, at);
    const price = station === undefined ? undefined : priceOf(g, station);
    if (price !== undefined && canPay(g, me, price, payable(g, me, price, price.cards))) return true;
  }
  return false;
}

const payPick = (g: CardGame, me: number, piece: number): number =>
  g.s.where[piece] === g.rules.hand + me ? handCard(piece) : laidCard(piece);

/** Wagons for their prices; a price of two cards is picked one after the other. */
export function offerWagons(g: CardGame, me: number, o: Offer): void {
  if (o.draft.length > 1) {
    const [, chosen, ...picks] = o.draft.map(pickValue);
    return offerRest(g, me, chosen, picks, o);
  }
  const wagons = wagonsOf(g);
  const stations = stationsOf(g);
  const at = trainAt(g);
  for (let place = 0; place < wagons.length; place++)
    offerWagon(g, me, wagons[place], stationBeside(stations, place, at), o);
}

function offerWagon(g: CardGame, me: number, wagon: number, station: number | undefined, o: Offer): void {
  const chosen = handCard(wagon);
  if (station === undefined) {
    if (o.explain) o.no({ why: 'no-station' }, g.word(WAGON), chosen);
    return;
  }
  const price = priceOf(g, station);
  const cards = payable(g, me, price, o.explain || price.cards === 1 ? undefined : price.cards);
  if (!o.explain && !canPay(g, me, price, cards)) return;
  const word = g.word(WAGON);
  if (!canPay(g, me, price, cards)) {
    if (o.explain) refusePrice(g, me, price, cards, o, [word, chosen]);
  } else if (price.cards === 0) o.add(word, chosen);
  else if (price.cards === 1) for (const piece of cards) o.add(word, chosen, payPick(g, me, piece));
  else o.more(word, chosen);
  if (o.explain && price.cards === 1) refuseCards(g, me, cards, o, [word, chosen]);
}

function refusePrice(g: CardGame, me: number, price: Price, cards: readonly number[], o: Offer, head: number[]): void {
  if (price.life > 0 && !canPayLife(g, me)) o.no({ why: 'last-life' }, ...head);
  else o.no({ why: 'not-enough', needed: price.cards, have: cards.length }, ...head);
}

/** Says of what does not pay why. */
function refuseCards(g: CardGame, me: number, paying: readonly number[], o: Offer, head: number[]): void {
  for (const piece of [...g.hand(me), ...g.exposedOf(me)])
    if (!paying.includes(piece)) o.no({ why: 'wrong-card', card: g.def(piece) }, ...head, payPick(g, me, piece));
}

function offerRest(g: CardGame, me: number, wagon: number, paid: readonly number[], o: Offer): void {
  const station = stationAt(g, wagon, trainAt(g));
  if (station === undefined) return;
  const price = priceOf(g, station);
  for (const piece of payable(g, me, price)) {
    if (paid.includes(piece)) continue;
    if (paid.length + 1 === price.cards) o.add(payPick(g, me, piece));
    else o.more(payPick(g, me, piece));
  }
}

/** What was paid, cards as they are. */
const payment = memory;

const takeProgram = program<CardGame, 'pay' | 'got'>('card/take-wagon', {
  pay(g, f) {
    g.setMark(taken, f.me, g.mark(taken, f.me) + 1);
    const station = stationAt(g, f.card, trainAt(g));
    const paid = payment(f);
    g.tell({ what: 'takes-wagon', seat: f.me, card: f.card });
    for (const piece of paid) {
      g.tell({ what: 'discard', seat: f.me, card: piece });
      g.discard(piece, f.me);
    }
    f.ret = WOUND;
    if (f.n > 0 && station !== undefined && priceOf(g, station).life > 0) payLife(g, f.me);
  },
  got(g, f) {
    if (f.ret === WOUND && g.inPlay(f.me)) layWagon(g, f.me, f.card);
  },
});

/** Takes the wagon of a move: `wagon:x` with what was paid, or the free one of an ability. */
export function takeWagon(g: CardGame, me: number, line: readonly number[]): void {
  const free = kindOf(line[0]) === KIND.ability;
  const at = free ? 2 : 1;
  const f = g.push(takeProgram, me);
  f.card = pickValue(line[at]);
  f.n = free ? 0 : 1;
  f.mem = line.slice(at + 1).map(pickValue);
}

/** The wagons somebody may have for nothing by an ability. */
export function offerFreeWagons(g: CardGame, me: number, def: number, o: Offer): void {
  if (o.draft.length > 0) return;
  for (const wagon of wagonsOf(g)) {
    if (g.mark(taken, me) === 0) o.add(ability(def), g.word(WAGON), handCard(wagon));
    else if (o.explain) o.no({ why: 'used-this-turn' }, ability(def), g.word(WAGON), handCard(wagon));
  }
}
