import type { Frame } from '../../kernel/frame.ts';
import { runHooks } from '../../kernel/hooks.ts';
import { program } from '../../kernel/program.ts';
import { only } from '../../kernel/seats.ts';
import type { Refusal } from '../../kernel/story.ts';
import type { Mark } from '../author/pack.ts';
import { againstToken } from '../offers/against.ts';
import { ExtraMoves } from '../offers/extra-moves.ts';
import { DECK, DISCARD, FRESH, FULL_LOAD, LIFE, LOAD, PHASE, PHASES, type Phase, SHOWN } from './layout.ts';

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

/** What has fallen due to some players (`n`) once the position has settled; the answer of what went before is passed on. */
const duesProgram = program<CardGame, 'serve' | 'over'>('card/dues', {
  serve(g, f) {
    g.serve(f.n, f);
  },
  over(g, f) {
    g.end(f, f.ret);
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

/** The card game's vocabulary, what cards and characters are written in: beside what can be read, all that is done. */
export class CardGame extends ExtraMoves {
  setPhase(phase: Phase): void {
    this.setVar(PHASE, PHASES.indexOf(phase));
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

  setMark(mark: Mark, seat: number, value: number): void {
    this.setCount(this.columnOf(mark), seat, value);
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
    this.fire(settle, top);
    // Somebody may come back into the game by it, to whom something falls due.
    if (stack.length > depth) this.slipUnder(depth, duesProgram, top.me).n = seats;
    else this.serve(seats, top);
    return stack.length > depth;
  }

  /** Sets going what has fallen due to those of these players who wait for nothing. */
  serve(seats: number, top: Frame): void {
    const { due } = this.rules.after;
    const owed = seats & this.sources().who[due];
    if (owed === 0) return;
    const served = owed & ~this.occupied();
    if (served !== 0) this.fire(due, top, served);
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

  /** Tells that somebody has used a card of his hand of his own will; `answered`: as an answer, and as this definition. */
  tellUse(seat: number, answered = false, as = -1): void {
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
    this.pull(seat, from, piece);
    this.rob(seat, from, chosen);
  }

  /** The same without what follows from it: whoever has more to do first tells it himself (`rob`). */
  pull(seat: number, from: number, piece: number): void {
    const hidden = this.s.where[piece] === this.rules.hand + from;
    if (hidden) this.tell({ what: 'take-from-hand', seat, from });
    else this.tell({ what: 'take', seat, from, card: piece });
    const home = this.rules.hand + seat;
    const to = this.askTable(this.q.takenTo, home, piece);
    // What comes to no hand lies open.
    const unseen = hidden && to === home;
    const seen = unseen ? only(from) | only(seat) | this.handAudience(seat) | this.handAudience(from) : this.everyone;
    this.move(piece, to, seen);
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
}
