import type { DiceRules, Rules, SeatEvent, Told, View } from '@sixgun/engine';
import type { Heard } from '../bot.ts';
import { ActReader } from './act-reader.ts';
import { actIn } from './acts.ts';
import { Attacks } from './attacks.ts';
import { fits, possibleDeals } from './deals.ts';
import type { DiceMove } from './dice-moves.ts';
import { DiceReader } from './dice-reader.ts';
import { FollowedTable, type OpenTable } from './open-table.ts';
import { dealtParts, PARTS, type Part, SHERIFF, seenParts, UNKNOWN } from './parts.ts';
import { READINGS, type Reading } from './reading.ts';

/** A deal of roles and its odds. */
export interface Odds {
  parts: readonly Part[];
  p: number;
}

/** The odds of every deal of roles, from what everybody has seen; one for a table, whoever asks. */
export class Beliefs {
  readonly rules: Rules;
  /** Goes up with everything that is learned. */
  version = 0;
  private readonly reading: Reading;
  private readonly table: OpenTable;
  private actReader!: ActReader;
  private diceReader: DiceReader | null = null;
  private deals: Part[][] = [];
  private weights: number[] = [];
  private readonly attacks: Attacks;
  private readonly counts: readonly number[];
  private readonly likely = new Float64Array(PARTS.length);

  constructor(rules: Rules, table: OpenTable, reading: Reading = READINGS[rules.game]) {
    this.rules = rules;
    this.reading = reading;
    this.table = table;
    this.counts = dealtParts(rules);
    this.attacks = new Attacks(rules, table.order);
    this.begin();
  }

  private begin(): void {
    this.version++;
    this.deals = [];
    const { rules, reading, table } = this;
    this.actReader = new ActReader(reading, table, this.counts);
    if (reading.moves !== undefined) this.diceReader = new DiceReader(rules as DiceRules, table, reading.moves);
  }

  /** The same beliefs about another table, such as one that is only imagined; from here on they go their own ways. */
  fork(table: OpenTable): Beliefs {
    const other = new Beliefs(this.rules, table, this.reading);
    other.deals = this.deals;
    other.weights = this.weights.slice();
    other.actReader.copyFrom(this.actReader);
    if (this.diceReader !== null) other.diceReader?.copyFrom(this.diceReader);
    other.attacks.copyFrom(this.attacks);
    return other;
  }

  /** Roles are all dealt once each seat has one. */
  private dealt(): boolean {
    if (this.deals.length > 0) return true;
    if (!this.table.order.every((seat) => this.table.hasRole(seat))) return false;
    this.deals = possibleDeals(this.counts, this.table.parts());
    this.weights = this.deals.map(() => 1);
    return this.deals.length > 0;
  }

  /** Hears what is told at this moment. */
  hear(told: Told): void {
    if (told.what === 'roles-dealt-again') return this.begin();
    let isRead = false;
    this.diceReader?.hear(told, (move) => {
      isRead = this.dealt() && this.learnMove(move);
    });
    const heard = actIn(told, this.table, this.rules);
    const act = heard !== null && this.dealt() ? heard : null;
    this.attacks.hear(told, act, act !== null && this.table.parts()[act.to] === SHERIFF);
    if (act === null) return;
    this.version++;
    if (isRead) return;
    this.actReader.read(act, this.deals, this.weights, this.likely);
    this.multiply(act.by);
  }

  /** What somebody with dice chose; false if it cannot be judged. */
  private learnMove(move: DiceMove): boolean {
    const { diceReader } = this;
    const shown = this.table.parts();
    if (diceReader === null) return false;
    if (shown[move.seat] !== UNKNOWN) return true;
    this.dropRefuted(shown);
    const believed = PARTS.map((_, part) => {
      shown[move.seat] = part;
      return this.fitting(shown);
    });
    if (!diceReader.read(move, believed, this.likely)) return false;
    this.version++;
    this.multiply(move.seat);
    return true;
  }

  /** Deals that have come out otherwise: after hundreds of moves they might outweigh all others beyond measure. */
  private dropRefuted(shown: readonly Part[]): void {
    const { deals, weights } = this;
    const left = deals.filter((deal) => fits(deal, shown));
    if (left.length === 0 || left.length === deals.length) return;
    this.weights = weights.filter((_, i) => fits(deals[i], shown));
    this.deals = left;
  }

  /** Each deal becomes more or less likely by what it makes a seat. */
  private multiply(seat: number): void {
    const { likely, deals, weights } = this;
    let sum = 0;
    for (let i = 0; i < deals.length; i++) {
      weights[i] *= likely[deals[i][seat]];
      sum += weights[i];
    }
    for (let i = 0; i < weights.length; i++) weights[i] /= sum;
  }

  /** What those believe who only look on. */
  publicOdds(): Odds[] {
    return this.oddsOf(this.openly());
  }

  /** Seat to its part, where that lies open. */
  openly(): Part[] {
    return this.table.parts();
  }

  hasAttacked(by: number, to: number): boolean {
    return this.attacks.has(by, to);
  }

  hasHitSheriff(seat: number): boolean {
    return this.attacks.hasHitSheriff(seat);
  }

  /** Whom a seat has attacked in front of everybody. */
  attacksOf(seat: number): number[] {
    return this.attacks.of(seat);
  }

  /** What a seat with this view may believe: only deals that fit what it knows, with odds that add up to 1. */
  odds(view: View): Odds[] {
    return this.oddsOf(seenParts(this.rules, view));
  }

  /** The same for whoever knows these parts. */
  oddsOf(known: readonly Part[]): Odds[] {
    const list = this.dealt() ? this.fitting(known) : [];
    return list.length > 0 ? list : evenOdds(this.rules, known);
  }

  /** Deals that are still possible for whoever knows these parts, with odds that add up to 1. */
  private fitting(known: readonly Part[]): Odds[] {
    const list: Odds[] = [];
    let sum = 0;
    for (let i = 0; i < this.deals.length; i++)
      if (fits(this.deals[i], known)) {
        list.push({ parts: this.deals[i], p: this.weights[i] });
        sum += this.weights[i];
      }
    for (const odds of list) odds.p /= sum;
    return list;
  }
}

export function evenOdds(rules: Rules, known: readonly Part[]): Odds[] {
  const deals = possibleDeals(dealtParts(rules), known);
  return deals.map((parts) => ({ parts, p: 1 / deals.length }));
}

/** Beliefs that follow a list of events. */
export class Listener {
  private readonly beliefs: Beliefs;
  private readonly table: FollowedTable;
  private readonly events: readonly SeatEvent[];
  private heard = 0;

  constructor(rules: Rules, { first, events }: Heard, reading?: Reading) {
    this.table = new FollowedTable(rules, first);
    this.beliefs = new Beliefs(rules, this.table, reading);
    this.events = events;
  }

  catchUp(): Beliefs {
    for (; this.heard < this.events.length; this.heard++) {
      const event = this.events[this.heard];
      if (event.e === 'tell') this.beliefs.hear(event.told);
      else this.table.follow(event);
    }
    return this.beliefs;
  }
}

const listeners = new WeakMap<Heard, Listener>();

/** The beliefs of a table; they are only caught up with, and made afresh for another list of events. */
export function beliefsOf(rules: Rules, heard: Heard): Beliefs {
  let listener = listeners.get(heard);
  if (listener === undefined) {
    listener = new Listener(rules, heard);
    listeners.set(heard, listener);
  }
  return listener.catchUp();
}
