import type { Frame } from '../../kernel/frame.ts';
import { runHooks } from '../../kernel/hooks.ts';
import { program } from '../../kernel/program.ts';
import { only } from '../../kernel/seats.ts';
import { column } from '../../kernel/state.ts';
import type { Refusal } from '../../kernel/story.ts';
import type { Card } from '../author/definition.ts';
import type { Mark } from '../author/pack.ts';
import { againstToken } from '../offers/against.ts';
import { ExtraMoves } from '../offers/extra-moves.ts';
import {
  BANGS,
  DECK,
  DISCARD,
  FRESH,
  FULL_LOAD,
  IN,
  LIFE,
  LOAD,
  MAX,
  PHASE,
  PHASES,
  type Phase,
  SHOWN,
} from './layout.ts';

/** Somebody has spoken; only a rule that listens makes anything of it. */
const signalProgram = program<CardGame, 'heard' | 'over'>('card/signal', {
  heard(g, f) {
    const depth = g.s.stack.length;
    f.n = g.s.stack[depth - 2].ret;
    g.fire(g.after.signal, f);
    if (g.s.stack.length > depth) g.interrupt();
  },
  over(g, f) {
    g.end(f, f.n);
  },
});

/** `n` of a theft: somebody has chosen it, no ability does it by itself. */
const CHOSEN = 1;
export const isChosen = (theft: Frame): boolean => theft.n === CHOSEN;

/** Somebody has taken or discarded a card of another player. */
const robbedProgram = program<CardGame, 'told'>('card/robbed', {
  told(g, f) {
    g.fire(g.after.robbed, f);
  },
});

/** The card game's vocabulary: what cards and characters are written in. */
export class CardGame extends ExtraMoves {
  private readonly ringScratch: number[] = [];

  life(seat: number): number {
    return this.s.seats[column(LIFE, seat)];
  }
  maxLife(seat: number): number {
    return this.s.seats[column(MAX, seat)];
  }
  hand(seat: number): number[] {
    return this.s.zones[this.rules.hand + seat];
  }
  inFront(seat: number): number[] {
    return this.s.zones[this.rules.play + seat];
  }
  canDraw(): boolean {
    return this.s.zones[DECK].length + this.s.zones[DISCARD].length > 0;
  }
  /** Ghosts and shadows have no life to lose. */
  canLoseLife(seat: number): boolean {
    return this.s.seats[column(IN, seat)] === 1;
  }
  canGainLife(seat: number): boolean {
    return this.s.seats[column(IN, seat)] === 1;
  }
  phase(): Phase {
    return PHASES[this.s.vars[PHASE]];
  }
  setPhase(phase: Phase): void {
    this.setVar(PHASE, PHASES.indexOf(phase));
  }

  card(piece: number): Card {
    const card = this.rules.cards[this.rules.defOf[piece]];
    if (card === undefined) throw new Error(`Piece ${piece} is not a playing card.`);
    return card;
  }
  /** The suit it counts as, which need not be the printed one. */
  suit(piece: number): string {
    const printed = this.rules.faces[piece].suit;
    return this.askTable(this.q.suit, printed, piece);
  }
  rank(piece: number): string {
    return this.rules.faces[piece].rank;
  }
  /** Does the role lie face up? Knowing it is not enough. */
  isRoleOpen(seat: number): boolean {
    return this.count(SHOWN, seat) === 1;
  }
  showRole(seat: number): void {
    if (this.isRoleOpen(seat)) return;
    this.reveal(this.zone(this.rules.role + seat)[0], this.everyone);
    this.setCount(SHOWN, seat, 1);
    this.knowLastRole();
  }
  /** Once every other role lies open everybody knows the last one; it lies face down all the same. */
  knowLastRole(): void {
    const hidden = this.s.order.filter((seat) => !this.isRoleOpen(seat));
    const role = hidden.length === 1 ? this.top(this.rules.role + hidden[0]) : -1;
    if (role >= 0) this.reveal(role, this.everyone);
  }
  roleOf(seat: number): string {
    const role = this.s.zones[this.rules.role + seat];
    return role.length === 0 ? '' : this.rules.defs[this.rules.defOf[role[0]]].id;
  }
  /** A zone of a pack, by its name; add the seat where every seat has one. */
  place(name: string): number {
    const zone = this.rules.first[name];
    if (zone === undefined) throw new Error(`No pack in play has a zone called "${name}".`);
    return zone;
  }
  /** The pick that says a word of this game. */
  word(name: string): number {
    const pick = this.rules.wordPicks.get(name);
    if (pick === undefined) throw new Error(`No pack in play has the word "${name}".`);
    return pick;
  }
  /** The definition of a playing card, by its id. */
  cardNamed(id: string): number {
    const def = this.rules.cardNumbers.get(id);
    if (def === undefined) throw new Error(`No pack in play has a card called "${id}".`);
    return def;
  }
  /** The number of a counter of the table, by its name. */
  varNamed(name: string): number {
    const index = this.rules.varNumbers.get(name);
    if (index === undefined) throw new Error(`No pack in play has a counter called "${name}".`);
    return index;
  }
  idOf(piece: number): string {
    return this.rules.defs[this.rules.defOf[piece]].id;
  }

  mark(mark: Mark, seat: number): number {
    return this.count(this.columnOf(mark), seat);
  }
  setMark(mark: Mark, seat: number, value: number): void {
    this.setCount(this.columnOf(mark), seat, value);
  }
  private columnOf(mark: Mark): number {
    const col = this.rules.columns[mark.number ?? -1];
    if (col === undefined || col < 0) throw new Error(`The mark "${mark.name}" belongs to a pack that is not in play.`);
    return col;
  }

  /** Players in play, clockwise from one of them. The list is reused by the next call. */
  ring(from: number): readonly number[] {
    const { order, seats } = this.s;
    const ring = this.ringScratch;
    let n = 0;
    let at = order.indexOf(from);
    for (let i = 0; i < order.length; i++) {
      const seat = order[at];
      if (seats[column(IN, seat)] !== 0 || seat === from) ring[n++] = seat;
      if (++at === order.length) at = 0;
    }
    while (ring.length > n) ring.pop();
    return ring;
  }

  /** Players in play, as a set. */
  seatsIn(): number {
    let seats = 0;
    for (let seat = 0; seat < this.rules.players; seat++) if (this.inPlay(seat)) seats |= only(seat);
    return seats;
  }

  playersIn(): number {
    let n = 0;
    for (let seat = 0; seat < this.rules.players; seat++) if (this.inPlay(seat)) n++;
    return n;
  }

  /** The next one in play clockwise; effects go this way whatever the direction of turns. */
  clockwise(seat: number): number {
    let next = this.leftOf(seat);
    while (next !== seat && !this.inPlay(next)) next = this.leftOf(next);
    return next;
  }

  /** The seat whose turn comes next, in play or not. */
  nextInTurn(seat: number): number {
    if (this.askTable(this.q.direction, 1) === 1) return this.leftOf(seat);
    const order = this.s.order;
    const at = order.indexOf(seat) - 1;
    return order[at < 0 ? order.length - 1 : at];
  }

  settle(next?: number): boolean {
    return this.settleFor(next === undefined ? this.everyone : this.seatsUpTo(next));
  }

  /** Sets going what follows from the position itself, then what has fallen due to these players. */
  settleFor(seats: number): boolean {
    const { due, settle } = this.rules.after;
    const { triggers } = this.rules;
    if (!triggers[due].any && !triggers[settle].any) return false;
    const { who } = this.sources();
    if (who[due] === 0 && who[settle] === 0) return false;
    const stack = this.s.stack;
    const top = stack[stack.length - 1];
    if (this.s.over || (top.prog === runHooks.id && (top.n === due || top.n === settle))) return false;
    const depth = stack.length;
    const owed = seats & who[due];
    if (owed !== 0) {
      const served = owed & ~this.occupied();
      if (served !== 0) this.fire(due, top, served);
    }
    this.fire(settle, stack[stack.length - 1]);
    return stack.length > depth;
  }

  /** Seats that wait for what falls due to them until an effect is settled. */
  occupied(): number {
    return this.rules.occupied(this);
  }

  /** The seats from the one on turn clockwise to this one. */
  private seatsUpTo(last: number): number {
    let seats = 0;
    if (last < 0) return seats;
    for (let seat = this.activeSeat(); seat !== last; seat = this.leftOf(seat)) seats |= only(seat);
    return seats | only(last);
  }

  /** A card of the hand was used of its owner's own will; `answered` if it was played, as this definition, outside the usual moment. */
  spend(seat: number, answered = false, as = -1): void {
    if (seat !== this.onTurn()) this.tellSeat(this.at.spent, 1, seat);
    if (answered) this.tellTable(this.at.played, 1, seat, as);
  }

  override reasonAgainst(seat: number, token: string): Refusal {
    return againstToken(this, seat, token);
  }

  takeSignal(seat: number): void {
    const e = this.push(signalProgram, seat);
    e.to = seat;
  }

  /** Who sees a card that goes to this hand face down. */
  handAudience(seat: number): number {
    return this.askTable(this.q.handSeenBy, only(seat), seat);
  }

  /** The next card of the deck, reshuffling when it must; -1 when there is none at all. */
  nextCard(): number {
    for (;;) {
      if (this.s.zones[DECK].length === 0) this.reshuffle();
      const piece = this.top(DECK);
      if (piece < 0) return piece;
      const way = this.tellTable(this.at.turnedUp, 'drawn', piece);
      if (way !== 'next') return way === 'drawn' ? piece : -1;
    }
  }

  reshuffle(): void {
    const discard = this.s.zones[DISCARD];
    if (discard.length === 0) return;
    this.tell({ what: 'reshuffle' });
    while (discard.length > 0) this.move(discard[discard.length - 1], DECK, this.everyone);
    this.shuffle(DECK);
  }

  /** Draws from the deck into a hand; `src` is the ability it is due to, for the story. */
  draw(seat: number, n: number, src = -1): number {
    let drawn = 0;
    for (let i = 0; i < n; i++) {
      const piece = this.nextCard();
      if (piece < 0) break;
      this.move(piece, this.rules.hand + seat, this.handAudience(seat));
      drawn++;
    }
    if (drawn > 0 && src < 0) this.tell({ what: 'draw', seat, count: drawn });
    else if (drawn > 0) this.tell({ what: 'ability-draw', seat, count: drawn, ability: src });
    return drawn;
  }

  /** Takes a card from another's hand (unseen by the rest) or from the table; `chosen` unless an ability does it by itself. */
  takeCard(seat: number, from: number, piece: number, chosen = true): void {
    const hidden = this.s.where[piece] === this.rules.hand + from;
    const seen = hidden ? only(from) | only(seat) | this.handAudience(seat) | this.handAudience(from) : this.everyone;
    if (hidden) this.tell({ what: 'take-from-hand', seat, from });
    else this.tell({ what: 'take', seat, from, card: piece });
    const home = this.rules.hand + seat;
    this.move(piece, this.askTable(this.q.takenTo, home, piece), seen);
    this.rob(seat, from, chosen);
  }

  /** Nobody minds what he does himself; what follows comes when the present step is done, so that it changes nothing about it. */
  rob(by: number, owner: number, chosen = true): void {
    const { robbed } = this.rules.after;
    if (by === owner || !this.rules.triggers[robbed].any || this.sources().who[robbed] === 0) return;
    const f = this.push(robbedProgram, by);
    f.by = by;
    f.to = owner;
    f.n = chosen ? CHOSEN : 0;
  }

  /** A card that was simply played is not discarded: no event sends it anywhere but to the pile. */
  toPile(piece: number): void {
    this.move(piece, DISCARD, this.everyone);
  }

  /** Takes over a whole hand. */
  takeHand(seat: number, from: number): void {
    const hand = this.rules.hand + from;
    for (let i = this.s.zones[hand].length; i > 0; i--) this.tell({ what: 'take-from-hand', seat, from });
    const seen = only(from) | only(seat) | this.handAudience(seat) | this.handAudience(from);
    this.pour(hand, this.rules.hand + seat, seen);
  }

  /** Discards from wherever it lies: the one way for everything a player discards, so that events see it. */
  discard(piece: number, owner = -1): void {
    if (!this.tellTable(this.at.discarded, false, piece, owner)) this.move(piece, DISCARD, this.everyone);
  }

  /** Lays a card in front of a player. */
  lay(piece: number, seat: number): void {
    this.move(piece, this.rules.play + seat, this.everyone);
    if (this.rules.anyUse) this.setToken(FRESH, piece, 1);
    if (this.rules.anyLoad && this.card(piece).colour === 'orange') this.setToken(LOAD, piece, FULL_LOAD);
  }

  heal(seat: number, n: number): void {
    if (!this.canGainLife(seat)) return;
    const gained = Math.min(n, this.maxLife(seat) - this.life(seat));
    if (gained <= 0) return;
    this.setCount(LIFE, seat, this.life(seat) + gained);
    this.tell({ what: 'heal', seat, count: gained });
  }

  /** Names a card counts as for its user. */
  namesOf(seat: number, piece: number): number {
    const own = this.card(piece).names;
    const names = own === 0 ? 0 : this.askSeat(this.q.countsAs, own, seat);
    return this.askSeat(this.q.renamed, names, seat, piece);
  }

  /** Everything in front of a player that others can get at. */
  exposedOf(seat: number): number[] {
    const pieces: number[] = [];
    for (const first of this.rules.exposed) pieces.push(...this.s.zones[first + seat]);
    return pieces;
  }

  hasExposed(seat: number): boolean {
    return this.rules.exposed.some((first) => this.s.zones[first + seat].length > 0);
  }

  findInFront(seat: number, def: number): number {
    const front = this.inFront(seat);
    for (let i = 0; i < front.length; i++) if (this.def(front[i]) === def) return front[i];
    return -1;
  }

  bangsPlayed(seat: number): number {
    return this.count(BANGS, seat);
  }
}
