import {
  applyEvent,
  CardGame,
  type CardRules,
  cloneView,
  type Game,
  hasSeat,
  PUBLIC,
  type Rules,
  type SeatEvent,
  type State,
  type View,
} from '@sixgun/engine';
import { PARTS, type Part, pieceParts, seenParts, UNKNOWN } from './parts.ts';

/** What lies open for everybody, wherever it is read: all that beliefs are made of. */
export interface OpenTable {
  readonly order: readonly number[];
  inPlay(seat: number): boolean;
  /** Seat to its part, where everybody knows it. */
  parts(): Part[];
  hasRole(seat: number): boolean;
  /** A game around what lies open, good for measuring distances alone; null if something at work lies face down. */
  measured(rules: CardRules): CardGame | null;
  /** A copy of what lies open and counts for dice: seats and dice, no pieces. */
  laidOpen(): State;
}

function openState({ seats, vars, abilities, order, over, winners }: Omit<Laid, 'zones' | 'tokens'>): State {
  const open = { seats: seats.slice(), vars: vars.slice(), abilities: abilities.slice(), order, over, winners };
  return { ...open, zones: [], tokens: [], rng: [], stack: [], where: [], known: [], sealed: [], back: -1 };
}

type Laid = Pick<View, 'zones' | 'seats' | 'tokens' | 'vars' | 'abilities' | 'order' | 'over' | 'winners'>;

/** One game for all measuring of a table: only what lies on it is laid anew. */
class Tape {
  private game: CardGame | null = null;

  around(rules: CardRules, { zones, seats, tokens, vars, abilities, order, over, winners }: Laid): CardGame {
    const open = { zones, seats, tokens, vars, abilities, order, over, winners };
    const state = { ...open, rng: [], stack: [], where: [], known: [], sealed: [], back: -1 };
    this.game ??= new CardGame(rules, state);
    this.game.s = state;
    return this.game;
  }
}

/** The table as it was followed from the first view on, event by event. */
export class FollowedTable implements OpenTable {
  readonly view: View;
  private readonly rules: Rules;
  private readonly inColumn: number;
  private readonly tape = new Tape();

  constructor(rules: Rules, first: View) {
    this.rules = rules;
    this.view = cloneView(first);
    this.inColumn = rules.seatColumns.indexOf('in') << 3;
  }

  follow(event: SeatEvent): void {
    applyEvent(this.view, event, this.rules);
  }

  get order(): readonly number[] {
    return this.view.order;
  }
  inPlay(seat: number): boolean {
    return this.view.seats[this.inColumn | seat] !== 0;
  }
  parts(): Part[] {
    return seenParts(this.rules, this.view);
  }
  hasRole(seat: number): boolean {
    return this.view.zones[this.rules.first.role + seat].length > 0;
  }
  measured(rules: CardRules): CardGame | null {
    const { zones } = this.view;
    if (rules.zones.some(({ works }, zone) => works && zones[zone].some((piece) => piece < 0))) return null;
    return this.tape.around(rules, this.view);
  }
  laidOpen(): State {
    return openState(this.view);
  }
}

/** The same, read off the game at the moment when something is told; for players who sit at the table itself. */
export class TableItself implements OpenTable {
  private readonly g: Game;
  private readonly working: readonly number[];
  private readonly partOf: Int8Array;
  private readonly tape = new Tape();

  constructor(g: Game) {
    this.g = g;
    this.partOf = pieceParts(g.rules);
    this.working = g.rules.zones.flatMap(({ works }, zone) => (works ? zone : []));
  }

  get order(): readonly number[] {
    return this.g.s.order;
  }
  inPlay(seat: number): boolean {
    return this.g.inPlay(seat);
  }
  parts(): Part[] {
    return this.partsFor(PUBLIC);
  }
  /** Seat to its part, as an audience knows it. */
  partsFor(audience: number): Part[] {
    const seen: Part[] = [];
    for (let seat = 0; seat < this.g.s.order.length; seat++) seen.push(this.partFor(audience, seat));
    return seen;
  }
  /** One number for all of them: another one, other parts. */
  stampFor(audience: number): number {
    let stamp = 0;
    for (let seat = 0; seat < this.g.s.order.length; seat++)
      stamp = stamp * (PARTS.length + 1) + this.partFor(audience, seat) + 1;
    return stamp;
  }
  private partFor(audience: number, seat: number): Part {
    const { s, rules } = this.g;
    const piece = s.zones[rules.first.role + seat][0];
    return piece === undefined || !hasSeat(s.known[piece], audience) ? UNKNOWN : this.partOf[piece];
  }
  hasRole(seat: number): boolean {
    return this.g.s.zones[this.g.rules.first.role + seat].length > 0;
  }
  measured(rules: CardRules): CardGame | null {
    const { s } = this.g;
    for (const zone of this.working)
      for (const piece of s.zones[zone]) if (!hasSeat(s.known[piece], PUBLIC)) return null;
    return this.tape.around(rules, s);
  }
  laidOpen(): State {
    return openState(this.g.s);
  }
}
