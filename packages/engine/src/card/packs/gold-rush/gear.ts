import {
  type CardGame,
  type Content,
  type Hooks,
  only,
  pickValue,
  program,
  seatPick,
  tableRule,
} from '../../author/index.ts';

/** Equipment: its price in nuggets, and whether it may be laid before another player. */
export interface Gear extends Content {
  readonly kind: 'gear';
  copies: number;
  price: number;
  anybody: boolean;
}

type GearParts = Hooks & Pick<Gear, 'copies' | 'price'> & Partial<Pick<Gear, 'anybody'>>;

export function gear<const Id extends string>(id: Id, parts: GearParts): Gear & { id: Id } {
  return { id, kind: 'gear', anybody: false, ...parts };
}

const gearOf = (g: CardGame, piece: number): Gear => g.rules.content[g.def(piece)] as Gear;

export const hasGear = (g: CardGame, seat: number, def: number): boolean =>
  g.zone(g.place('gear') + seat).some((piece) => g.def(piece) === def);

/** The next card of the equipment deck, the used ones shuffled into it when it has run out; -1 when all is in play. */
export function nextGear(g: CardGame): number {
  const deck = g.place('gear-deck');
  const used = g.zone(g.place('gear-discard'));
  if (g.zone(deck).length === 0) {
    while (used.length > 0) g.move(used[used.length - 1], deck, g.everyone);
    g.shuffle(deck);
  }
  return g.top(deck);
}

/** Equipment that leaves a player goes under its own deck, never to the pile. */
export const gearGoesUnder = tableRule('gear-goes-under', {
  at: {
    discarded(_gone, g, _me, piece) {
      if (g.rules.faces[piece].back !== 'gear') return;
      g.move(piece, g.place('gear-discard'), g.everyone);
      return true;
    },
  },
});

const placesFor = (g: CardGame, f: { me: number; card: number }): number[] =>
  g.ring(f.me).filter((seat) => !hasGear(g, seat, g.def(f.card)));

/** A black card comes into play; nobody has two of one name, so a second one is discarded. */
const layGearProgram = program<CardGame, 'turn' | 'choose' | 'own'>('card/lay-gear', {
  turn(g, f) {
    g.reveal(f.card, g.everyone);
    if (!hasGear(g, f.me, g.def(f.card))) return;
    g.tell({ what: 'discard', seat: f.me, card: f.card });
    g.discard(f.card, f.me);
    g.end(f);
  },
  choose: {
    about: (_g, f) => ({ ask: 'hand-on', card: f.card }),
    who: (g, f) => (gearOf(g, f.card).anybody ? only(f.me) : 0),
    offer(g, f, _seat, o) {
      for (const seat of placesFor(g, f)) o.add(seatPick(seat));
    },
    take(_g, f, _seat, line) {
      f.to = pickValue(line[0]);
    },
  },
  own(g, f) {
    g.move(f.card, g.place('gear') + f.to, g.everyone);
  },
});

export function layGear(g: CardGame, me: number, piece: number): void {
  const f = g.push(layGearProgram, me);
  f.to = me;
  f.card = piece;
}
