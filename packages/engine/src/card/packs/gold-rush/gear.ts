import {
  type CardGame,
  type Content,
  effectOf,
  type Hooks,
  KIND,
  keepQuiet,
  kindOf,
  moveInShape,
  NONE,
  type Offer,
  offerTargets,
  only,
  type Play,
  pickValue,
  program,
  seatPick,
  sequence,
  tableRule,
} from '../../author/index.ts';

/** One thing that brown equipment can do; `as` is the card that has the same effect, where there are several to choose from. */
export interface Use extends Play {
  as?: string;
  /** Nothing falls due to anybody meanwhile. */
  quiet?: boolean;
}

/** Equipment: its price in nuggets; black cards stay, perhaps before another player, brown ones have uses instead. */
export interface Gear extends Content {
  readonly kind: 'gear';
  /** Black stays, brown is used up. */
  colour: 'black' | 'brown';
  copies: number;
  price: number;
  anybody: boolean;
  uses: readonly Use[];
}

type GearParts = Hooks & Pick<Gear, 'copies' | 'price'>;

function gear<const Id extends string>(id: Id, anybody: boolean, uses: readonly Use[], parts: GearParts) {
  const colour: Gear['colour'] = uses.length > 0 ? 'brown' : 'black';
  return { id, kind: 'gear' as const, colour, anybody, uses, ...parts };
}

/** Stays in front of its owner and cannot be touched by anybody's cards. */
export const black = <const Id extends string>(id: Id, parts: GearParts) => gear(id, false, [], parts);

/** Stays in front of whomever the buyer chooses. */
export const blackForAnybody = <const Id extends string>(id: Id, parts: GearParts) => gear(id, true, [], parts);

const programs = new Map<Use, ReturnType<typeof sequence<CardGame>>>();

/** Takes effect at once and goes under its deck. */
export function brown<const Id extends string>(id: Id, parts: GearParts, ...uses: Use[]) {
  const shaped = uses.map((use): Use => ({ ...moveInShape(use), as: use.as, quiet: use.quiet }));
  for (const use of shaped) {
    const prog = sequence<CardGame>(`gear/${id}#${use.as ?? 'use'}`, use.run);
    if (use.quiet === true) keepQuiet(prog);
    programs.set(use, prog);
  }
  return gear(id, false, shaped, parts);
}

export const gearOf = (g: CardGame, piece: number): Gear => g.rules.content[g.def(piece)] as Gear;

export const gearBefore = (g: CardGame, seat: number): readonly number[] => g.zone(g.places.gear + seat);

function hasGear(g: CardGame, seat: number, def: number): boolean {
  const gear = gearBefore(g, seat);
  for (let i = 0; i < gear.length; i++) if (g.def(gear[i]) === def) return true;
  return false;
}

/** The next card of the equipment deck, all shuffled when it meets one lying face up; -1 when all is in play. */
export function nextGear(g: CardGame): number {
  const deck = g.places['gear-deck'];
  const used = g.zone(g.places['gear-discard']);
  if (g.zone(deck).length === 0) {
    while (used.length > 0) g.move(used[used.length - 1], deck, g.everyone);
    g.shuffle(deck);
  }
  return g.top(deck);
}

/** Equipment that is used up or leaves a player goes face up under its own deck, never to the pile. */
export const gearGoesUnder = tableRule('gear-goes-under', {
  at: {
    discarded(_gone, g, _me, piece) {
      if (g.rules.faces[piece].back !== 'gear') return;
      g.move(piece, g.places['gear-discard'], g.everyone);
      return true;
    },
  },
});

/** Everything that can be chosen about a piece of equipment, after the picks the move has begun with. */
export function offerGear(g: CardGame, me: number, piece: number, o: Offer, first = 0, second = 0): void {
  const { anybody, uses } = gearOf(g, piece);
  o.under(first, second);
  if (anybody) offerPlaces(g, me, g.def(piece), o);
  else if (uses.length === 0) {
    if (!hasGear(g, me, g.def(piece))) o.finish();
    else if (o.explain) o.refuse({ why: 'same-name-in-play', card: g.def(piece) });
  }
  for (let i = 0; i < uses.length; i++) {
    const { as } = uses[i];
    if (as === undefined) o.under(first, second);
    else if (first === 0) o.under(effectOf(g.cardNamed(as)));
    else o.under(first, second, effectOf(g.cardNamed(as)));
    offerTargets(g, me, NONE, uses[i], o);
  }
}

function offerPlaces(g: CardGame, me: number, gear: number, o: Offer): void {
  const ring = g.ring(me);
  for (let i = 0; i < ring.length; i++)
    if (!hasGear(g, ring[i], gear)) o.finish(seatPick(ring[i]));
    else if (o.explain) o.refuse({ why: 'same-name-in-play', card: gear }, seatPick(ring[i]));
}

/** Is there anything to choose about it? */
const asks = ({ anybody, uses }: Gear): boolean => anybody || uses.length > 1 || uses[0]?.aim !== undefined;

/** Puts what was chosen where `applyGear` looks for it: `n` is the use. */
export function readGear(g: CardGame, f: { n: number; card: number }, line: readonly number[]): void {
  const effect = line.find((pick) => kindOf(pick) === KIND.effect);
  const id = effect === undefined ? undefined : g.rules.defs[pickValue(effect)].id;
  f.n = Math.max(
    0,
    gearOf(g, f.card).uses.findIndex(({ as }) => as === id),
  );
}

/** Black equipment is laid before `to`, brown goes under its deck and does what was chosen. */
export function applyGear(g: CardGame, f: { me: number; to: number; card: number; pick: number; n: number }): void {
  const { uses } = gearOf(g, f.card);
  if (uses.length === 0) return g.move(f.card, g.places.gear + (f.to < 0 ? f.me : f.to), g.everyone);
  g.discard(f.card);
  const prog = programs.get(uses[f.n]);
  if (prog === undefined) throw new Error(`${g.idOf(f.card)} has no such use.`);
  const child = g.push(prog, f.me);
  child.by = f.me;
  child.to = f.to;
  child.pick = f.pick;
  child.src = g.def(f.card);
}

/** Equipment that comes to somebody unseen: of a black card that he has already he gets no second one. */
const gearComesProgram = program<CardGame, 'turn' | 'choose' | 'apply'>('card/gear-comes', {
  turn(g, f) {
    g.tell({ what: 'turns-gear', seat: f.me, card: f.card });
    g.reveal(f.card, g.everyone);
    if (gearOf(g, f.card).uses.length > 0 || !hasGear(g, f.me, g.def(f.card))) return;
    g.tell({ what: 'discard', seat: f.me, card: f.card });
    g.discard(f.card, f.me);
    g.end(f);
  },
  choose: {
    about: (_g, f) => ({ ask: 'use-gear', card: f.card }),
    who: (g, f) => (asks(gearOf(g, f.card)) ? only(f.me) : 0),
    offer: (g, f, _seat, o) => offerGear(g, f.me, f.card, o),
    take(g, f, _seat, line) {
      g.fill(f, line);
      readGear(g, f, line);
    },
  },
  apply: applyGear,
});

export function drawGear(g: CardGame, me: number): void {
  const f = g.push(gearComesProgram, me);
  f.card = nextGear(g);
  f.n = 0;
}
