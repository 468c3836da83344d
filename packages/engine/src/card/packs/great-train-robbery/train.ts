import {
  ability,
  BOX,
  type CardGame,
  damage,
  type Frame,
  flip,
  handCard,
  isRed,
  KIND,
  kindOf,
  laidCard,
  type Mark,
  memory,
  NONE,
  type Offer,
  OK,
  only,
  PASS,
  pickValue,
  program,
  release,
  STARTER,
  tableRule,
  unusable,
  WOUND,
} from '../../author/index.ts';
import { locomotiveProgram } from './locomotives.ts';
import { ownStation, type Price, priceOf } from './stations.ts';
import { fillTrain, layWagon, wagonsOf } from './wagon.ts';
import { ADVANCE, WAGON } from './words.ts';

/** Wagons taken and free moves made in one's turn. */
export const taken: Mark = { name: 'wagon', lasts: 'turn' };
export const moved: Mark = { name: 'advance', lasts: 'turn' };

/** Where the locomotive stands: stations from 0, their number is the end of the line. */
export const AT = 'train-at';

const atVar = (g: CardGame): number => g.varNamed(AT);
export const stationsOf = (g: CardGame): readonly number[] => g.zone(g.place('stations'));
export const trainAt = (g: CardGame): number => g.s.vars[atVar(g)];
export const setTrainAt = (g: CardGame, at: number): void => g.setVar(atVar(g), at);
export const hasTrain = (g: CardGame): boolean => g.zone(g.place('engine')).length > 0;
export const atEnd = (g: CardGame): boolean => trainAt(g) >= stationsOf(g).length;

const hasAbility = (g: CardGame, seat: number, id: string): boolean => abilityOf(g, seat, id) >= 0;
function abilityOf(g: CardGame, seat: number, id: string): number {
  const mine = g.s.abilities[seat];
  for (let i = 0; i < mine.length; i++)
    if (g.rules.defs[mine[i]].id === id && g.working(seat, mine[i], NONE)) return mine[i];
  return NONE;
}

/** One wagon a turn, unless somebody may have any number. */
const mayTake = (g: CardGame, me: number): boolean => g.mark(taken, me) === 0 || hasAbility(g, me, 'benny-brawler');

/** The station a wagon stands at when the locomotive is here, undefined if it has not come to one yet. */
function stationAt(g: CardGame, wagon: number, at: number): number | undefined {
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
  for (let i = 0; i < hand.length && n < most; i++)
    if (price.takes(g, me, hand[i]) && unusable(g, me, hand[i]) === OK) paying[n++] = hand[i];
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
function affords(g: CardGame, me: number, at: number): boolean {
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
  const word = g.word(WAGON);
  const chosen = handCard(wagon);
  if (station === undefined) {
    if (o.explain) o.no({ why: 'no-station' }, word, chosen);
    return;
  }
  const price = priceOf(g, station);
  const cards = payable(g, me, price);
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
    if (f.n > 0 && station !== undefined && priceOf(g, station).life > 0) damage(g, f.me, 1, NONE, NONE);
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

/** `n` of a journey: the move was free, so a wagon has to be taken. `pick`: how often the locomotive does what it does. */
const OBLIGED = 1;

const choosesWagon = (g: CardGame, f: Frame): boolean =>
  (f.n === OBLIGED || atEnd(g)) &&
  g.inPlay(f.me) &&
  mayTake(g, f.me) &&
  wagonsOf(g).some((wagon) => hasAbility(g, f.me, 'sancho') || stationAt(g, wagon, trainAt(g)) !== undefined);

function offerStop(g: CardGame, f: Frame, seat: number, o: Offer): void {
  offerWagons(g, seat, o);
  const sancho = abilityOf(g, seat, 'sancho');
  if (sancho >= 0) offerFreeWagons(g, seat, sancho, o);
  if (o.draft.length > 0) return;
  if (f.n !== OBLIGED || o.n === 0) o.add(PASS);
  else if (o.explain) o.no({ why: 'mandatory' }, PASS);
}

/** The train moves; at the end of the line the locomotive does what it does and everything is laid out anew. */
const journeyProgram = program<CardGame, 'go' | 'stop' | 'engine' | 'anew'>('card/journey', {
  go(g, f) {
    const to = Math.min(f.to < 0 ? trainAt(g) + 1 : f.to, stationsOf(g).length);
    setTrainAt(g, to);
    if (atEnd(g)) g.tell({ what: 'train-arrives' });
    else g.tell({ what: 'train-moves', station: g.def(stationsOf(g)[to]) });
    g.fire(g.after.moved, f);
  },
  stop: {
    about: (_g, f) => ({ ask: 'take-wagon', must: f.n === OBLIGED }),
    who: (g, f) => (choosesWagon(g, f) ? only(f.me) : 0),
    offer: offerStop,
    take(g, f, seat, line) {
      if (line[0] === PASS) return;
      // Whoever may have any number of wagons is asked again before the locomotive does anything.
      f.n = 0;
      f.step = journeyProgram.at.stop;
      takeWagon(g, seat, line);
    },
  },
  engine(g, f) {
    if (!atEnd(g)) return g.end(f);
    if (f.pick <= 0) return;
    f.pick--;
    f.step = journeyProgram.at.engine;
    const engine = g.top(g.place('engine'));
    g.tell({ what: 'locomotive', engine: g.def(engine) });
    const effect = g.push(locomotiveProgram(g.idOf(engine)), f.me);
    effect.by = f.me;
    effect.src = g.def(engine);
  },
  anew(g) {
    turnEngine(g);
    layOut(g);
    g.settle();
  },
});

/** Moves the train one station on, or to a certain place. */
export function moveTrain(g: CardGame, me: number, { to = NONE, obliged = false, effects = 1 } = {}): void {
  if (!hasTrain(g)) return;
  const f = g.push(journeyProgram, me);
  f.to = to;
  f.n = obliged ? OBLIGED : 0;
  f.pick = effects;
}

/** The train has come to the end of the line already: a wagon may be taken, then the locomotive does what it does. */
export function standAtEnd(g: CardGame, me: number): void {
  const f = g.push(journeyProgram, me);
  f.n = 0;
  f.pick = 1;
  f.step = journeyProgram.at.stop;
}

function turnEngine(g: CardGame): void {
  const [engine] = g.zone(g.place('engine'));
  const other = g.zone(BOX).find((piece) => g.rules.faces[piece].back === 'locomotive');
  g.move(engine, BOX, g.everyone);
  if (other !== undefined) g.move(other, g.place('engine'), g.everyone);
}

/** A new row of stations and a new train under the first of them. */
export function layOut(g: CardGame): void {
  for (const [row, deck] of [
    ['stations', 'station-deck'],
    ['train', 'wagon-deck'],
  ]) {
    while (g.zone(g.place(row)).length > 0) g.move(g.top(g.place(row)), g.place(deck), g.everyone);
    g.shuffle(g.place(deck));
  }
  for (let i = 0; i < g.rules.players; i++) g.move(g.top(g.place('station-deck')), g.place('stations'), g.everyone);
  setTrainAt(g, 0);
  fillTrain(g);
}

/** The blank tile stays in the box unless the table has agreed on its price. */
export function sortTiles(g: CardGame): void {
  if (g.rules.variants[ownStation.id] !== undefined) return;
  const blank = g.zone(g.place('station-deck')).find((piece) => g.idOf(piece) === ownStation.id);
  if (blank !== undefined) g.move(blank, BOX, g.everyone);
}

function refusal(g: CardGame, me: number) {
  if (!mayTake(g, me) || g.mark(moved, me) > 0) return 'used-this-turn';
  return affords(g, me, trainAt(g) + 1) ? OK : 'no-wagon';
}

/** Before a wagon is taken the train may be moved for nothing; it sets out whenever the sheriff's turn begins. */
export const train = tableRule('train', {
  after: {
    setup: {
      run: [
        (g) => {
          sortTiles(g);
          for (const piece of g.zone(BOX)) if (g.rules.faces[piece].back === 'locomotive') g.reveal(piece, g.everyone);
        },
        (g, f) => flip(g, NONE, f.src),
        (g, f) => {
          const red = f.ret >= 0 && isRed(g.suit(f.ret));
          release(g, f.ret, NONE);
          const side = g.zone(BOX).find((piece) => g.idOf(piece) === (red ? 'leland' : 'ironhorse'));
          if (side !== undefined) g.move(side, g.place('engine'), g.everyone);
          layOut(g);
        },
      ],
    },
    turnStart: {
      tier: 'departure',
      when: (g, _me, turn) => hasTrain(g) && turn.me === g.s.vars[STARTER],
      run: [(g, f) => moveTrain(g, f.to)],
    },
  },
  option: {
    words: [ADVANCE, WAGON],
    offer(g, me, o) {
      if (!hasTrain(g)) return;
      if (o.draft.length > 0) return offerWagons(g, me, o);
      const why = refusal(g, me);
      if (why === OK) o.add(g.word(ADVANCE));
      else if (o.explain) o.no({ why }, g.word(ADVANCE));
      if (mayTake(g, me)) offerWagons(g, me, o);
      else if (o.explain)
        for (const wagon of wagonsOf(g)) o.no({ why: 'used-this-turn' }, g.word(WAGON), handCard(wagon));
    },
    read(_g, f, line) {
      f.mem = line.slice();
    },
    run: [
      (g, f) => {
        const line = memory(f);
        if (line[0] !== g.word(ADVANCE)) return takeWagon(g, f.me, line);
        g.setMark(moved, f.me, 1);
        moveTrain(g, f.me, { obliged: true });
      },
    ],
  },
});
