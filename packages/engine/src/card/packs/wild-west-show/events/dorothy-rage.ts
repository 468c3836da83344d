import {
  ability,
  BANGS,
  type Card,
  type CardGame,
  type CardRules,
  type Frame,
  forbidden,
  guardedSeats,
  handCard,
  hasSeat,
  KIND,
  kindOf,
  type Mark,
  memory,
  NONE,
  nameOf,
  newReaches,
  Offer,
  OK,
  offerTargets,
  only,
  PASS,
  pickValue,
  pushPlay,
  reason,
  reasonAgainst,
  refusal,
  seatPick,
  whyNotPlayedAt,
  without,
} from '../../../author/index.ts';
import { showCard } from '../show.ts';

export const ordered: Mark = { name: 'ordered', lasts: 'turn' };

interface Name {
  def: number;
  card: Card;
  /** A copy of each suit to speak of it by. */
  copies: number[];
}

/** The same for every game of one set-up, so found once. */
const found = new WeakMap<CardRules, Name[]>();

/** Every card that can be played. */
function names({ rules }: CardGame): Name[] {
  let list = found.get(rules);
  if (list === undefined) {
    list = rules.cards.flatMap((card, def) => {
      const copies = new Map<string, number>();
      rules.faces.forEach((face, piece) => {
        if (face.def === def && !copies.has(face.suit)) copies.set(face.suit, piece);
      });
      return card?.play === undefined || copies.size === 0 ? [] : [{ def, card, copies: [...copies.values()] }];
    });
    found.set(rules, list);
  }
  return list;
}

/** Nobody knows which copy the other one has: one to which none of these is immune, if there is any. */
function likeliest(g: CardGame, to: number, copies: readonly number[], guarded: number): number {
  if (guarded !== 0)
    for (let i = 0; i < copies.length; i++) if (!isAnybodySafe(g, to, copies[i], guarded)) return copies[i];
  return copies[0];
}

function isAnybodySafe(g: CardGame, to: number, copy: number, guarded: number): boolean {
  for (let seat = 0; seat < g.rules.players; seat++)
    if (hasSeat(guarded, seat) && whyNotPlayedAt(g, seat, to, copy, g.card(copy).play?.aim) !== OK) return true;
  return false;
}

/** What this player could be made to play, as far as everybody can see; `most` orders are enough for who only asks whether there is one. */
function offerOrders(g: CardGame, to: number, o: Offer, most = Number.POSITIVE_INFINITY): void {
  const reaches = newReaches();
  const guarded = without(guardedSeats(g), to);
  for (const { def, card, copies } of names(g)) {
    const copy = likeliest(g, to, copies, guarded);
    const why = refusal(g, to, copy, card, def);
    o.under(nameOf(def));
    if (why === OK) offerTargets(g, to, copy, card.play, o, reaches, g.hand(to)[0]);
    else if (o.explain) o.refuse(reason(g, why, def));
    if (o.n >= most) return;
  }
}

function canBeOrdered(g: CardGame, to: number): boolean {
  const o = new Offer();
  offerOrders(g, to, o, 1);
  return o.n > 0;
}

/** Whom, one pick before what: all orders to everybody are hundreds. */
function offerPlayers(g: CardGame, me: number, others: readonly number[], o: Offer): void {
  for (const seat of g.s.order)
    if (others.includes(seat) && canBeOrdered(g, seat)) o.more(seatPick(seat));
    else if (o.explain) {
      const held = others.includes(seat) ? 'not-concerned' : 'no-cards';
      const why = seat === me ? 'not-yourself' : g.inPlay(seat) ? held : 'not-in-play';
      o.no(reasonAgainst(g, me, seat, why, NONE, 'anywhere'), seatPick(seat));
    }
}

/** The picks after the name: whom and what the card is to be played at. `n` is the name. */
const targetsOf = memory;
const TARGETS = 3;

/** Whom the card has to be played at, if at anybody. */
function aimedAt(f: Frame): number | undefined {
  const [target] = f.mem as number[];
  return target === undefined || kindOf(target) !== KIND.seat ? undefined : pickValue(target);
}

function offerOwn(g: CardGame, f: Frame, seat: number, o: Offer): void {
  const card = g.rules.cards[f.n] as Card;
  const before = o.n;
  for (const piece of g.hand(seat)) {
    if (g.def(piece) !== f.n || !fits(g, f, piece)) continue;
    if (card.play?.cost === undefined) o.add(handCard(piece));
    else for (const cost of g.hand(seat)) if (cost !== piece) o.add(handCard(piece), handCard(cost));
  }
  if (o.n === before) o.add(PASS);
}

/** A copy of the wrong suit may be forbidden, or have no power over the target. */
function fits(g: CardGame, f: Frame, piece: number): boolean {
  if (forbidden(g, f.to, piece, f.n) !== OK) return false;
  const [target] = targetsOf(f);
  if (target === undefined || pickValue(target) === f.to) return true;
  return whyNotPlayedAt(g, pickValue(target), f.to, piece, g.card(piece).play?.aim) === OK;
}

/** The limit of BANG! cards is one of each turn, so what was played in earlier ones is forgotten. */
function forgetShots(g: CardGame): void {
  for (const seat of g.s.order) if (seat !== g.activeSeat() && g.count(BANGS, seat) !== 0) g.setCount(BANGS, seat, 0);
}

/** The order is complete before it is known whether it can be obeyed; once a turn, or nobody would ever stop. */
export const dorothyRage = showCard('dorothy-rage', {
  option: {
    offer(g, me, o, def) {
      const others = g.s.order.filter((seat) => seat !== me && g.hand(seat).length > 0);
      if (o.draft.length > 1) offerOrders(g, pickValue(o.draft[1]), o);
      else if (o.draft.length > 0) offerPlayers(g, me, others, o);
      else if (g.mark(ordered, me) === 0 && others.length > 0) o.more(ability(def));
      else if (o.explain) o.no({ why: others.length > 0 ? 'used-this-turn' : 'no-target' }, ability(def));
    },
    read(_g, f, line) {
      f.to = pickValue(line[1]);
      f.n = pickValue(line[2]);
      f.mem = line.slice(TARGETS);
    },
    run: [
      (g, f) => {
        g.setMark(ordered, f.me, 1);
        g.tell({ what: 'names-card', seat: f.me, to: f.to, card: f.n });
      },
      {
        about: (_g, f) => ({ ask: 'obey', by: f.me, card: f.n, at: aimedAt(f) }),
        who: (_g, f) => only(f.to),
        offer: offerOwn,
        take(g, f, seat, line) {
          if (line[0] === PASS) {
            g.tell({ what: 'shows-hand', seat });
            g.revealAll(g.rules.hand + seat, g.everyone);
            return;
          }
          pushPlay(g, seat, [...line, ...targetsOf(f)]).chooser = f.me;
          g.tellUse(seat);
        },
      },
    ],
  },
  would: { turn: { run: [forgetShots] } },
  enters: [forgetShots],
});
