import { type Frame, memory, NONE } from '../../kernel/frame.ts';
import { ability, handCard, KIND, kindOf, laidCard, type Offer, PASS, pickValue, usedAs } from '../../kernel/offer.ts';
import { program } from '../../kernel/program.ts';
import { hasSeat, only } from '../../kernel/seats.ts';
import { SEAT_SOURCE } from '../../kernel/sources.ts';
import type { Question } from '../../kernel/story.ts';
import { OK, type Reason, type Why } from '../author/why.ts';
import { forbidden, unusable } from '../offers/forbidden.ts';
import { onlyPass } from '../offers/only-pass.ts';
import { reason } from '../offers/reason.ts';
import { causeOf } from '../table/cause.ts';
import type { CardGame } from '../table/game.ts';
import { DISCARD, FRESH } from '../table/layout.ts';

/** What is demanded: a card by its name, or an effect from whatever source. */
export type Need = { card: number } | { effect: number };

/** `pick` of a demand and of what makes one: the name of a card as it is, an effect below 0. */
export const encode = (need: Need): number => ('card' in need ? need.card : -need.effect);
export const decode = (pick: number): Need => (pick < 0 ? { effect: -pick } : { card: pick });
const wantsEffect = (f: Frame): boolean => f.pick < 0;
/** The answers that will do, as bits. */
const wanted = (f: Frame): number => Math.abs(f.pick);

/** The memory of a demand: the zone the last answer came from, then every answer given, cards as they are, others as -1 - def. */
const record = memory;
const FROM = 0;
const ANSWERS = 1;

/** Asks a player for n cards or effects. Answers 1 when the demand was met, 0 when not. */
export const demandProgram = program<CardGame, 'answer' | 'count' | 'met' | 'after'>('card/demand', {
  answer: {
    about: attack,
    who(g, f) {
      return g.inPlay(f.to) ? only(f.to) : 0;
    },
    offer: offerAnswers,
    take(g, f, seat, line) {
      if (line[0] === PASS) return giveUp(g, f, seat);
      const value = pickValue(line[0]);
      if (kindOf(line[0]) === KIND.hand) answerWithCard(g, f, seat, value, line);
      else answerWithSource(g, f, seat, kindOf(line[0]) === KIND.ability ? -1 : value, value);
    },
  },
  count(g, f) {
    f.n -= f.ret;
    f.ret = 0;
    // Whoever has left the game by his own answer (a ghost who discards what keeps him there) owes nothing more.
    if (f.n > 0 && !g.inPlay(f.to)) return g.end(f, 0);
    if (f.n > 0) f.step = demandProgram.at.answer;
    // Who has answered is served at once, the others when the effect is settled by it.
    g.settleFor(f.n > 0 || g.occupied() !== 0 ? only(f.to) : g.everyone);
  },
  met(g, f) {
    if (!wantsEffect(f)) return;
    for (const answer of record(f).slice(ANSWERS)) {
      const prog = answer < 0 ? undefined : g.rules.mets[g.def(answer)];
      if (prog === undefined) continue;
      const child = g.push(prog, f.to);
      child.by = f.to;
      child.to = f.by;
      child.card = answer;
      child.src = g.def(answer);
    }
  },
  after(g, f) {
    g.end(f, 1);
  },
});

export function demand(g: CardGame, to: number, need: Need, n: number, by: number, card: number): Frame {
  const f = g.push(demandProgram, by);
  f.to = to;
  f.by = by;
  f.card = card;
  f.n = n;
  f.pick = encode(need);
  f.mem = [NONE];
  return f;
}

/** What an answer is about: who attacks, and the card, event or ability that all this comes from. */
function attack(g: CardGame, f: Frame, seat: number): Question {
  const wants = wantsEffect(f) ? 'effect' : 'card';
  const wanted = wantsEffect(f) ? undefined : g.rules.named.get(f.pick);
  const hopeless = onlyPass(offerAnswers, g, f, seat);
  return { ask: 'answer', by: f.by < 0 ? undefined : f.by, wants, wanted, needed: f.n, hopeless };
}

function offerAnswers(g: CardGame, f: Frame, seat: number, o: Offer): void {
  const hand = g.hand(seat);
  const barred = g.isAnswered(g.q.barred);
  for (let i = 0; i < hand.length; i++) {
    const piece = hand[i];
    const card = g.card(piece);
    const fits = wanted(f) & (wantsEffect(f) ? card.gives : card.names);
    if (barred && wantsEffect(f) && g.askSeat(g.q.barred, 0, seat, piece) !== 0)
      refuse(g, o, handCard(piece), 'cannot-answer', g.def(piece));
    else if (fits === 0) offerByName(g, f, seat, piece, o);
    else offerCard(g, f, seat, piece, g.def(piece), 0, o);
  }
  const { respond } = g.rules.moves;
  const { who, seats } = g.sources();
  if (hasSeat(who[respond], seat))
    for (let i = 0; i < seats[respond].length; i += SEAT_SOURCE)
      if (seats[respond][i] === seat) offerSource(g, f, seat, seats[respond][i + 1], seats[respond][i + 2], o);
  if (o.explain)
    for (const piece of g.inFront(seat)) {
      const def = g.def(piece);
      if (g.rules.responds[def] === undefined && g.rules.uses[def] !== undefined)
        refuse(g, o, laidCard(piece), 'not-now', def);
    }
  o.add(PASS);
}

/** An answer that lies in play or in the character; `piece` is -1 for an ability. */
function offerSource(g: CardGame, f: Frame, seat: number, def: number, piece: number, o: Offer): void {
  const pick = piece < 0 ? ability(def) : laidCard(piece);
  const { gives = 0, stands = 0, again = false, pays, when } = g.rules.responds[def]?.spec ?? {};
  const fits = wanted(f) & (wantsEffect(f) ? gives : stands);
  const unpaid = pays?.(g, seat, piece) ?? OK;
  const fresh = piece >= 0 && g.rules.cards[def]?.colour === 'green' && g.token(FRESH, piece) !== 0;
  // Where a card is demanded it counts as one, and may be used no more than that.
  const barred = wantsEffect(f) || piece < 0 ? OK : unusable(g, seat, piece, wanted(f));
  const why: Why = barred === OK && when !== undefined ? when(g, seat, piece) : barred;
  if (fits === 0) refuse(g, o, pick, 'cannot-answer', def);
  else if (!g.working(seat, def, piece)) refuse(g, o, pick, 'switched-off', def);
  else if (unpaid !== OK) refuse(g, o, pick, unpaid, def);
  else if (!again && pays === undefined && record(f).includes(piece < 0 ? -1 - def : piece, ANSWERS))
    refuse(g, o, pick, 'no-effect-left', def);
  else if (fresh) refuse(g, o, pick, 'laid-this-turn', def);
  else if (why !== OK) refuse(g, o, pick, why, def);
  else o.add(pick);
}

function refuse(g: CardGame, o: Offer, pick: number, why: Reason, def: number): void {
  if (o.explain) o.no(reason(g, why, def), pick);
}

/** Giving an effect is playing the card; discarding one that is demanded is only using it. */
function offerCard(g: CardGame, f: Frame, seat: number, piece: number, def: number, as: number, o: Offer): void {
  const why: Why = wantsEffect(f) ? forbidden(g, seat, piece, def) : unusable(g, seat, piece, wanted(f));
  if (why === OK) o.add(handCard(piece), as);
  else if (o.explain) o.no(reason(g, why, def), ...(as === 0 ? [handCard(piece)] : [handCard(piece), as]));
}

/** A card that counts as another one by its name (not by its effect). */
function offerByName(g: CardGame, f: Frame, seat: number, piece: number, o: Offer): void {
  const names = g.namesOf(seat, piece);
  if (names !== 0)
    for (const [name, def] of g.rules.namedPairs) {
      if ((names & name) === 0) continue;
      const answers = wanted(f) & (wantsEffect(f) ? (g.rules.cards[def]?.gives ?? 0) : name);
      if (answers !== 0) {
        offerCard(g, f, seat, piece, def, usedAs(def), o);
        return;
      }
    }
  refuse(g, o, handCard(piece), 'cannot-answer', g.def(piece));
}

function answerWithCard(g: CardGame, f: Frame, seat: number, piece: number, line: readonly number[]): void {
  const as = line.length > 1 ? pickValue(line[1]) : g.def(piece);
  const against = causeOf(g);
  if (wantsEffect(f)) g.tell({ what: 'play', seat, card: piece, as, against });
  else g.tell({ what: 'discard', seat, card: piece, against });
  record(f)[FROM] = g.rules.hand + seat;
  record(f).push(piece);
  if (wantsEffect(f)) g.toPile(piece);
  else g.discard(piece, seat);
  // Giving an effect is playing the card, discarding one that is demanded is not.
  g.tellUse(seat, wantsEffect(f), as);
  f.ret = 1;
  const prog = wantsEffect(f) ? g.rules.responds[as]?.prog : undefined;
  if (prog !== undefined) {
    const child = g.push(prog, seat);
    child.card = piece;
    child.by = f.by;
    child.to = seat;
    child.src = as;
    child.ret = 1;
  }
}

function answerWithSource(g: CardGame, f: Frame, seat: number, piece: number, value: number): void {
  const def = piece < 0 ? value : g.def(piece);
  const respond = g.rules.responds[def];
  if (respond === undefined) throw new Error(`${g.rules.defs[def].id} is no answer.`);
  record(f)[FROM] = piece < 0 ? NONE : g.s.where[piece];
  record(f).push(piece < 0 ? -1 - def : piece);
  g.tell({ what: 'use', seat, source: def, card: piece < 0 ? undefined : piece, against: causeOf(g) });
  const child = g.push(respond.prog, seat);
  child.by = f.by;
  child.to = seat;
  child.card = piece;
  child.src = def;
}

/** Declining a half-met demand gives the last card back while nothing has been revealed since. */
function giveUp(g: CardGame, f: Frame, seat: number): void {
  const answers = record(f);
  const last = answers[answers.length - 1];
  const given = last >= 0 && g.rules.responds[g.def(last)]?.spec.pays === undefined;
  if (answers.length > ANSWERS && given && g.previousMover === seat && g.top(DISCARD) === last) {
    g.move(last, answers[FROM], g.everyone);
    g.tell({ what: 'takes-back', seat });
  }
  g.end(f, 0);
}
