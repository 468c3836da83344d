import type { Frame } from '../../kernel/frame.ts';
import { CANCELLED } from '../../kernel/hooks.ts';
import { ability, handCard, KIND, kindOf, laidCard, type Offer, PASS, pickValue } from '../../kernel/offer.ts';
import { program } from '../../kernel/program.ts';
import { only } from '../../kernel/seats.ts';
import { OK, type Why } from '../author/why.ts';
import { forbidden } from '../offers/forbidden.ts';
import { onlyPass } from '../offers/only-pass.ts';
import { reason } from '../offers/reason.ts';
import { causeOf } from '../table/cause.ts';
import type { CardGame } from '../table/game.ts';
import { LIFE } from '../table/layout.ts';
import { eliminate } from './eliminate.ts';
import { askReactions, followReactions } from './react.ts';

/** What became of the loss: kept in `pick`, because hooks answer in `ret`, and shown to them in `ret` once life is taken. */
export const WOUND = 1;
export const LETHAL = 2;

type DamageStep = 'would' | 'react' | 'apply' | 'save' | 'saved' | 'after' | 'follow';

export const damageProgram = program<CardGame, DamageStep>('card/damage', {
  would(g, f) {
    if (!g.canLoseLife(f.to)) g.end(f);
    else g.fire(g.would.harm, f);
  },
  react(g, f) {
    if (f.ret === CANCELLED || f.n <= 0) g.end(f);
    else askReactions(g, 'harm');
  },
  apply(g, f) {
    if (f.ret === CANCELLED || f.n <= 0 || !g.canLoseLife(f.to)) {
      f.step = damageProgram.at.follow;
      return;
    }
    g.setCount(LIFE, f.to, g.life(f.to) - f.n);
    if (g.sink !== null) tellLoss(g, f);
    f.ret = g.life(f.to) > 0 ? WOUND : LETHAL;
    f.pick = f.ret;
    if (f.ret === WOUND) f.step = damageProgram.at.after;
    g.fire(g.after.wounded, f);
  },
  save(g, f) {
    if (g.life(f.to) > 0) return;
    const rescue = g.push(rescueProgram, f.to);
    rescue.to = f.to;
    rescue.by = f.by;
    rescue.card = f.card;
  },
  saved(g, f) {
    if (g.life(f.to) > 0) {
      g.tell({ what: 'saved', seat: f.to });
      g.settle();
      return;
    }
    // Lives he did not have are not lost, whatever the hit would have taken.
    f.n += g.life(f.to);
    eliminate(g, f.to, f.by, f.card);
  },
  after(g, f) {
    f.ret = f.pick;
    g.fire(g.after.damage, f);
  },
  follow(g, f) {
    if (followReactions(g, f, 'harm')) f.step = damageProgram.at.follow;
    else g.end(f, f.pick);
  },
});

function tellLoss(g: CardGame, { to, by, n }: Frame): void {
  const loss = { seat: to, count: n, cause: causeOf(g) };
  if (by >= 0 && by !== to) g.tell({ what: 'hit', by, ...loss });
  else g.tell({ what: 'lose-life', ...loss });
}

/** The victim's own ways to stay in the game; `n` counts those he has used. */
const rescueProgram = program<CardGame, 'save'>('card/rescue', {
  save: {
    about: (g, f, seat) => ({
      ask: 'save',
      by: f.by < 0 ? undefined : f.by,
      needed: 1 - g.life(f.to),
      hopeless: onlyPass(offerRescues, g, f, seat),
    }),
    who: (g, f) => (g.life(f.to) <= 0 && (g.hand(f.to).length > 0 || hasVisibleRescue(g, f.to)) ? only(f.to) : 0),
    offer: offerRescues,
    take(g, f, seat, line) {
      if (line[0] === PASS) return;
      f.step = rescueProgram.at.save;
      f.n++;
      rescue(g, seat, line);
    },
  },
});

/** Takes life; `by` is credited with it, -1 for nobody; `src` is what was played, where that matters. */
export function damage(g: CardGame, to: number, n: number, by: number, card: number, src = -1): Frame {
  const f = g.push(damageProgram, to);
  f.to = to;
  f.n = n;
  f.by = by;
  f.card = card;
  f.src = src;
  f.pick = 0;
  return f;
}

/** A life given of one's own will: nobody can keep it. `ret` is WOUND when it is gone. */
export function payLife(g: CardGame, seat: number, src = -1): void {
  damage(g, seat, 1, -1, -1, src).step = damageProgram.at.apply;
}

/** What this player has that may save him, as picks: abilities, and cards in front. */
function waysOut(g: CardGame, seat: number): number[] {
  const { rescues, front } = g.rules;
  const laid = front.flatMap((first) => g.zone(first + seat).filter((piece) => rescues[g.def(piece)] !== undefined));
  return [...g.s.abilities[seat].filter((def) => rescues[def] !== undefined).map(ability), ...laid.map(laidCard)];
}

function hasVisibleRescue(g: CardGame, seat: number): boolean {
  return waysOut(g, seat).length > 0 && g.askSeat(g.q.rescues, 0, seat, []) > 0;
}

/** Lives a card of the hand gives to somebody who would go out, 0 if it saves nobody. */
export function livesOf(g: CardGame, seat: number, piece: number): number {
  return saveRefusal(g, seat, piece) === OK ? (g.card(piece).saves?.lives?.(g, seat, piece) ?? 1) : 0;
}

/** Lives this player could get back now, without the cards that are `gone`: several may be played, but only if they are enough. */
export function livesLeft(g: CardGame, seat: number, gone: readonly number[] = []): number {
  let n = 0;
  for (const piece of g.hand(seat)) if (!gone.includes(piece)) n += livesOf(g, seat, piece);
  return g.askSeat(g.q.rescues, n, seat, gone);
}

function saveRefusal(g: CardGame, seat: number, piece: number): Why {
  const saves = g.card(piece).saves;
  if (saves === undefined) return 'cannot-answer';
  const why = forbidden(g, seat, piece, g.def(piece));
  return why !== OK || saves.when === undefined ? why : saves.when(g, seat);
}

function offerRescues(g: CardGame, f: Frame, seat: number, o: Offer): void {
  const needed = 1 - g.life(f.to);
  const have = livesLeft(g, seat);
  const enough = have >= needed;
  if (o.draft.length > 0) return offerDrafted(g, seat, o);
  for (const piece of g.hand(seat)) {
    const why = saveRefusal(g, seat, piece);
    if (why === OK && enough) o.add(handCard(piece));
    else if (o.explain)
      o.no(reason(g, why === OK ? { why: 'not-enough', needed, have } : why, g.def(piece)), handCard(piece));
  }
  for (const way of waysOut(g, seat)) {
    const { def, piece } = sourceOf(g, way);
    if (!g.working(seat, def, piece)) {
      if (o.explain) o.no(reason(g, 'switched-off', def), way);
    } else if (enough) g.rules.rescues[def]?.spec.offer(g, seat, o, def, piece);
    else if (o.explain) o.no({ why: 'not-enough', needed, have }, way);
  }
  if (o.explain) for (const piece of g.inFront(seat)) o.no({ why: 'not-now' }, laidCard(piece));
  // Who has begun goes on: nothing is spent on a rescue that ends at 0.
  if (f.n === 0 || o.n === 0) o.add(PASS);
}

function offerDrafted(g: CardGame, seat: number, o: Offer): void {
  const { def, piece } = sourceOf(g, o.draft[0]);
  g.rules.rescues[def]?.spec.offer(g, seat, o, def, piece);
}

/** What a way out comes from; `piece` is -1 for an ability. */
function sourceOf(g: CardGame, way: number): { def: number; piece: number } {
  const value = pickValue(way);
  return kindOf(way) === KIND.play ? { def: g.def(value), piece: value } : { def: value, piece: -1 };
}

function rescue(g: CardGame, seat: number, line: readonly number[]): void {
  const byCard = kindOf(line[0]) === KIND.hand;
  const piece = pickValue(line[0]);
  const def = byCard ? g.def(piece) : sourceOf(g, line[0]).def;
  const prog = byCard ? g.rules.saves[def] : g.rules.rescues[def]?.prog;
  if (prog === undefined) throw new Error(`${g.rules.defs[def].id} saves nobody.`);
  if (byCard) {
    g.tell({ what: 'play', seat, card: piece, as: def, against: causeOf(g) });
    g.toPile(piece);
    g.tellUse(seat, true, def);
  }
  const f = g.push(prog, seat);
  f.by = seat;
  f.src = def;
  g.fill(f, line);
}
