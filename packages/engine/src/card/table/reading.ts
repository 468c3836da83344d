import { only } from '../../kernel/seats.ts';
import { column } from '../../kernel/state.ts';
import type { Card } from '../author/definition.ts';
import type { Mark } from '../author/pack.ts';
import { Asking } from './asking.ts';
import { BANGS, DECK, DISCARD, IN, LIFE, MAX, PHASE, PHASES, type Phase, SHOWN } from './layout.ts';

/** What can be read off the table: who has what, what a card is, who sits where. Nothing here changes anything. */
export abstract class Reading extends Asking {
  /** Zones of packs by name; add the seat where every seat has one. For names that are known where they are written. */
  readonly places = this.rules.first;

  /** Numbers of the table's counters by name. */
  readonly counters = this.rules.varNumbers;

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

  roleOf(seat: number): string {
    const role = this.s.zones[this.rules.role + seat];
    return role.length === 0 ? '' : this.rules.defs[this.rules.defOf[role[0]]].id;
  }

  /** A zone of a pack by a name that comes from elsewhere. */
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

  idOf(piece: number): string {
    return this.rules.defs[this.rules.defOf[piece]].id;
  }

  mark(mark: Mark, seat: number): number {
    return this.count(this.columnOf(mark), seat);
  }

  protected columnOf(mark: Mark): number {
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

  /** Who sees a card that goes to this hand face down. */
  handAudience(seat: number): number {
    return this.askTable(this.q.handSeenBy, only(seat), seat);
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
