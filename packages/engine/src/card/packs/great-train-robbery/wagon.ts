import {
  type CardGame,
  type Content,
  type Frame,
  type Hooks,
  handCard,
  keepInPlay,
  laidCard,
  OK,
  only,
  PASS,
  pickValue,
  program,
  type Step,
  seatPick,
  tableRule,
  type Why,
} from '../../author/index.ts';

export interface Wagon extends Content {
  readonly kind: 'wagon';
  copies: number;
  /** Laid before anybody whom its owner likes. */
  anybody: boolean;
  /** Not before the sheriff, but also before somebody who is out. */
  ghostly: boolean;
}

type WagonParts = Hooks & Partial<Pick<Wagon, 'anybody' | 'ghostly'>>;

export function wagon<const Id extends string>(id: Id, parts: WagonParts): Wagon & { id: Id } {
  return { id, kind: 'wagon', copies: 1, anybody: false, ghostly: false, ...parts };
}

export const TRAIN_LENGTH = 3;

export const isWagon = (g: CardGame, piece: number): boolean => g.rules.faces[piece].back === 'wagon';

const wagonOf = (g: CardGame, piece: number): Wagon => g.rules.content[g.def(piece)] as Wagon;

/** Dangerous cards and wagons are blue ones in every respect. */
export function isBlue(g: CardGame, piece: number): boolean {
  const colour = g.rules.cards[g.def(piece)]?.colour;
  return isWagon(g, piece) || colour === 'blue' || colour === 'orange';
}

/** The wagons of the train, from the locomotive back. */
export const wagonsOf = (g: CardGame): readonly number[] => g.zone(g.places.train);

/** New wagons join the end of the train as far as there are any. */
export function fillTrain(g: CardGame): void {
  const deck = g.places['wagon-deck'];
  if (g.zone(g.places.engine).length === 0) return;
  while (wagonsOf(g).length < TRAIN_LENGTH && g.zone(deck).length > 0) g.move(g.top(deck), g.places.train, g.everyone);
}

/** A wagon lies in front of a player like a blue card, but never comes to a hand or to the pile. */
export const wagonsStayOut = tableRule('wagons-stay-out', {
  query: { takenTo: (zone, g, _me, piece) => (isWagon(g, piece) ? g.places.wagons + zone - g.rules.hand : zone) },
  at: {
    discarded(_gone, g, _me, piece) {
      if (!isWagon(g, piece)) return;
      g.move(piece, g.places['wagon-deck'], g.everyone, true);
      fillTrain(g);
      return true;
    },
  },
});

/** Where somebody may lay a wagon he has got; `others` when it is not for himself. */
function placesFor(g: CardGame, me: number, piece: number, others: boolean): number[] {
  const { ghostly } = wagonOf(g, piece);
  return g.s.order.filter(
    (seat) => (ghostly ? g.roleOf(seat) !== 'sheriff' : g.inPlay(seat)) && !(others && seat === me),
  );
}

/** `n` of the frame: the wagon is for another player. */
const FOR_ANOTHER = 1;

const layProgram = program<CardGame, 'choose' | 'lay' | 'over'>('card/lay-wagon', {
  choose: {
    about: (_g, f) => ({ ask: 'hand-on', card: f.card }),
    who: (g, f) =>
      (wagonOf(g, f.card).anybody || f.n === FOR_ANOTHER) && placesFor(g, f.me, f.card, f.n === FOR_ANOTHER).length > 0
        ? only(f.me)
        : 0,
    offer(g, f, seat, o) {
      const places = placesFor(g, seat, f.card, f.n === FOR_ANOTHER);
      for (const to of places) o.add(seatPick(to));
      if (!o.explain) return;
      for (const to of g.s.order)
        if (!places.includes(to)) {
          if (to === seat && f.n === FOR_ANOTHER) o.no({ why: 'not-yourself' }, seatPick(to));
          else if (wagonOf(g, f.card).ghostly) o.no({ why: 'not-the-sheriff' }, seatPick(to));
          else o.no({ why: 'not-in-play', seat: to }, seatPick(to));
        }
    },
    take(_g, f, _seat, line) {
      f.to = pickValue(line[0]);
    },
  },
  lay(g, f) {
    if (f.to !== f.me) g.tell({ what: 'hands-on', seat: f.me, to: f.to, card: f.card });
    g.move(f.card, g.places.wagons + f.to, g.everyone);
    if (!g.inPlay(f.to)) keepInPlay(g, f.to);
    fillTrain(g);
  },
  over(g) {
    g.settle();
  },
});

/** Somebody has got this wagon and lays it down. */
export function layWagon(g: CardGame, me: number, piece: number, forAnother = false): void {
  const f = g.push(layProgram, me);
  f.to = me;
  f.card = piece;
  f.n = forAnother ? FOR_ANOTHER : 0;
}

/** The first step of what a wagon does when it is discarded: `card` is the wagon itself. */
export const discardWagon = (g: CardGame, f: Frame): void => {
  g.tell({ what: 'use', seat: f.me, source: g.def(f.card), card: f.card, to: f.to < 0 ? undefined : f.to });
  g.discard(f.card, f.me);
};

/** Blue cards of a player beside the wagon that asks for them, in play or in hand. */
export function otherBlues(g: CardGame, me: number, car: number): { laid: number[]; held: number[] } {
  const laid = g.exposedOf(me).filter((piece) => piece !== car && isBlue(g, piece));
  return { laid, held: g.hand(me).filter((piece) => isBlue(g, piece)) };
}

export function hasOtherBlue(g: CardGame, me: number, car: number): Why {
  const { laid, held } = otherBlues(g, me, car);
  return laid.length + held.length > 0 ? OK : 'no-cards';
}

/** Asks for one of them and discards it; the wagon lies in `card`. */
export const discardOtherBlue: Step = {
  about: (_g, f) => ({ ask: 'discard-for', card: f.card }),
  // Only who has one can have come here; to look again would betray a hand.
  who: (_g, f) => only(f.me),
  offer(g, f, seat, o) {
    const { laid, held } = otherBlues(g, seat, f.card);
    for (const piece of laid) o.add(laidCard(piece));
    for (const piece of held) o.add(handCard(piece));
    // In a world that somebody else imagines the hand may hold none.
    if (o.n === 0) o.add(PASS);
  },
  take(g, _f, seat, line) {
    if (line[0] === PASS) return;
    const piece = pickValue(line[0]);
    const held = g.s.where[piece] === g.rules.hand + seat;
    g.tell({ what: 'discard', seat, card: piece });
    g.discard(piece, seat);
    if (held) g.tellUse(seat);
  },
};
