import { NONE } from '../kernel/frame.ts';
import { Game } from '../kernel/game.ts';
import { PASS } from '../kernel/offer.ts';
import { hasSeat } from '../kernel/seats.ts';
import { column } from '../kernel/state.ts';
import type { Refusal } from '../kernel/story.ts';
import { SYMBOL, TIMES, UNTHROWN } from './faces.ts';
import { powerProgram } from './power.ts';
import { reasonAgainst } from './refusal.ts';
import {
  ACTIVE,
  ARROWS,
  CHIEF,
  CHIEF_IN_PILE,
  DICE,
  DIE,
  type DiceRules,
  FRESH,
  GHOST,
  IN,
  LIFE,
  MAX,
  OPEN,
  PHASE,
  PHASES,
  type Phase,
  PILE,
  SPENT,
} from './rules.ts';
import type { Part, Queries, Role } from './types.ts';
import { because } from './why.ts';

/** The dice game's vocabulary: what characters and special roles are written in. */
export class DiceGame extends Game<DiceRules> {
  readonly hookTables = this.rules.triggers;
  /** What happens, before and after it does, with `fire`. */
  readonly would = this.rules.would;
  readonly after = this.rules.after;
  private readonly ringScratch: number[] = [];

  life(seat: number): number {
    return this.s.seats[column(LIFE, seat)];
  }
  maxLife(seat: number): number {
    return this.s.seats[column(MAX, seat)];
  }
  arrows(seat: number): number {
    return this.s.seats[column(ARROWS, seat)];
  }
  inPlay(seat: number): boolean {
    return this.s.seats[column(IN, seat)] !== 0;
  }
  isGhost(seat: number): boolean {
    return this.s.seats[column(GHOST, seat)] !== 0;
  }
  activeSeat(): number {
    return this.s.vars[ACTIVE];
  }
  phase(): Phase {
    return PHASES[this.s.vars[PHASE]];
  }
  setPhase(phase: Phase): void {
    this.setVar(PHASE, PHASES.indexOf(phase));
  }

  rolePiece(seat: number): number {
    return this.s.zones[this.rules.role + seat][0];
  }
  roleDef(seat: number): number {
    return this.rules.defOf[this.rolePiece(seat)];
  }
  role(seat: number): Role {
    return this.rules.roles[this.roleDef(seat)] as Role;
  }
  /** What the role counts as: a special role is still one of the four. */
  part(seat: number): Part {
    return this.role(seat).part;
  }
  isOpen(seat: number): boolean {
    return this.token(OPEN, this.rolePiece(seat)) !== 0;
  }
  isSpent(seat: number): boolean {
    return this.token(SPENT, this.rolePiece(seat)) !== 0;
  }
  openRole(seat: number): void {
    const piece = this.rolePiece(seat);
    if (this.token(OPEN, piece) !== 0) return;
    this.reveal(piece, this.everyone);
    this.setToken(OPEN, piece, 1);
    this.tell({ what: 'role-revealed', seat, role: this.rules.faces[piece].def });
    this.knowLastRole();
  }
  /** Once every other role of the box lies open everybody knows the last one; it is not shown by that. */
  private knowLastRole(): void {
    const { faces } = this.rules;
    let hidden = NONE;
    for (let piece = 0; piece < faces.length; piece++) {
      if (faces[piece].back !== 'role' || this.token(OPEN, piece) !== 0) continue;
      if (hidden !== NONE) return;
      hidden = piece;
    }
    if (hidden !== NONE) this.reveal(hidden, this.everyone);
  }

  /** Folds a query over what a seat's character can do. */
  ask(name: keyof Queries, value: number, seat: number, a = 0, b = 0): number {
    const table = this.rules.query[name];
    if (!table.any) return value;
    const mine = this.s.abilities[seat];
    let v = value;
    for (let i = 0; i < mine.length; i++) {
      const fold = table.of[mine[i]];
      if (fold !== undefined) v = fold(v, this, seat, a, b);
    }
    return v;
  }

  /** Does anybody in play have a hook of this table? Saves the walk over everybody concerned. */
  anybodyHas(table: number): boolean {
    return (this.sources().who[table] & this.seatsIn()) !== 0;
  }

  working(seat: number): boolean {
    return seat >= 0 && this.inPlay(seat);
  }
  settle(): boolean {
    return false;
  }
  standingSeats(): number {
    return 0;
  }
  offerStanding(): void {}
  takeStanding(): void {}
  takeSignal(): void {}

  /** A role has shown itself and nobody has overruled it yet. */
  override goesOn(seat: number): boolean {
    const { sealed, stack } = this.s;
    const answer = sealed[seat];
    if (answer !== null) return answer[0] !== PASS;
    return stack.some((f) => f.prog === powerProgram.id && f.me === seat);
  }

  override reasonAgainst(seat: number, token: string): Refusal {
    return because(reasonAgainst(this, seat, token));
  }

  /** Players in play, clockwise from one of them. The list is reused by the next call. */
  ring(from: number): readonly number[] {
    const { order, seats } = this.s;
    const ring = this.ringScratch;
    let n = 0;
    let at = order.indexOf(from);
    for (let i = 0; i < order.length; i++) {
      const seat = order[at];
      if (seats[column(IN, seat)] !== 0) ring[n++] = seat;
      if (++at === order.length) at = 0;
    }
    ring.length = n;
    return ring;
  }

  /** The k-th place clockwise from the active player, whoever sits there. */
  placeFromActive(k: number): number {
    const { order } = this.s;
    return order[(order.indexOf(this.activeSeat()) + k) % order.length];
  }

  playersIn(): number {
    let n = 0;
    for (let seat = 0; seat < this.rules.players; seat++) if (this.inPlay(seat)) n++;
    return n;
  }

  seatsIn(): number {
    let seats = 0;
    for (let seat = 0; seat < this.rules.players; seat++) if (this.inPlay(seat)) seats |= 1 << seat;
    return seats;
  }

  diceCount(): number {
    return this.s.vars[DICE];
  }
  face(die: number): number {
    return this.s.vars[DIE + die];
  }
  /** How often a symbol shows, doubles counted twice; with `fresh` only on dice of the last throw. */
  symbols(symbol: number, fresh = false): number {
    const { vars } = this.s;
    const dice = vars[DICE];
    let n = 0;
    for (let i = 0; i < dice; i++) {
      const face = vars[DIE + i];
      if (face !== UNTHROWN && SYMBOL[face] === symbol && (!fresh || hasSeat(vars[FRESH], i))) n += TIMES[face];
    }
    return n;
  }

  tokensInPile(): number {
    return this.s.vars[PILE] + (this.s.vars[CHIEF] === CHIEF_IN_PILE ? 1 : 0);
  }
  hasChief(seat: number): boolean {
    return this.s.vars[CHIEF] === seat;
  }
  hasAnyArrow(seat: number): boolean {
    return this.arrows(seat) > 0 || this.hasChief(seat);
  }

  returnArrow(seat: number): void {
    this.setCount(ARROWS, seat, this.arrows(seat) - 1);
    this.setVar(PILE, this.s.vars[PILE] + 1);
    this.tell({ what: 'arrow-back', seat, count: 1 });
  }
  returnChief(seat: number): void {
    this.setVar(CHIEF, CHIEF_IN_PILE);
    this.tell({ what: 'chief-back', seat });
  }
  returnAllArrows(seat: number): void {
    const n = this.arrows(seat);
    if (n > 0) {
      this.setCount(ARROWS, seat, 0);
      this.setVar(PILE, this.s.vars[PILE] + n);
      this.tell({ what: 'arrow-back', seat, count: n });
    }
    if (this.hasChief(seat)) this.returnChief(seat);
  }
}
