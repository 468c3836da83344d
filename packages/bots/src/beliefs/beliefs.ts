import { type DiceRules, type GameName, hasSeat, type Rules, SEATS, type SeatEvent, type Told, type View } from '@sixgun/engine';
import type { Heard } from '../bot.ts';
import { type Act, actIn } from './acts.ts';
import { fits, possibleDeals } from './deals.ts';
import type { DiceMove } from './dice-moves.ts';
import { DiceReader } from './dice-reader.ts';
import type { MoveReading } from './judges.ts';
import { FollowedTable, type OpenTable } from './open-table.ts';
import { dealtParts, PARTS, type Part, SHERIFF, seenParts, UNKNOWN } from './parts.ts';
import { type Census, fillWishes, type Stance } from './wishes.ts';

/** How acts are read; fitted on games of every level (docs/bots.md). */
export interface Reading extends Stance {
  /** How clearly a wish shows in an act: the odds of a wished target against one that leaves cold are e to this power. */
  clear: number;
  /** Holding back is worth as much as a target wished for like this. */
  hold: number;
  /** Some acts have reasons of their own. */
  whim: number;
  /** The second act on the same target says only so much of what the first one said. */
  again: number;
  /** With dice: how everything is read that players choose. What is unusual is read as an act. */
  moves?: MoveReading;
}

export const READINGS: Readonly<Record<GameName, Reading>> = {
  card: { clear: 3, hold: 0.2, whim: 0.08, again: 0.85, hunted: 0.6, balance: 1 },
  // Who reckons with dice shows less of a wish against the renegade, and as a renegade less against outlaws.
  dice: {
    clear: 2.4,
    hold: 0.2,
    whim: 0.05,
    again: 0.9,
    hunted: 0.3,
    balance: 0.6,
    moves: { lives: [0.12, 0.6], odds: [0.003, 0.01], whim: 0.03, trust: 1 },
  },
};

/** Where the shares of a seat's parts begin, as a player with this part sees them. */
const shareAt = (mine: Part, seat: number): number => (mine * SEATS + seat) * PARTS.length;

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
  private reader: DiceReader | null = null;
  private deals: Part[][] = [];
  private weights: number[] = [];
  /** Acts of one seat on another so far. */
  private readonly acts: number[][];
  private readonly attacks: number[][];
  private readonly counts: readonly number[];
  /** Scratch of `condition`. */
  private readonly totals = new Float64Array(PARTS.length);
  private readonly shares = new Float64Array(PARTS.length * SEATS * PARTS.length);
  /** Scratch of `learn` and `likelihood`. */
  private readonly likely = new Float64Array(PARTS.length);
  private readonly wishes = new Float64Array(PARTS.length);

  constructor(rules: Rules, table: OpenTable, reading: Reading = READINGS[rules.game]) {
    this.rules = rules;
    this.reading = reading;
    this.table = table;
    this.counts = dealtParts(rules);
    this.acts = table.order.map(() => table.order.map(() => 0));
    this.attacks = table.order.map(() => table.order.map(() => 0));
    this.begin();
  }

  private begin(): void {
    this.version++;
    this.deals = [];
    for (const row of this.acts) row.fill(0);
    const { rules, reading } = this;
    if (reading.moves !== undefined) this.reader = new DiceReader(rules as DiceRules, this.table, reading.moves);
  }

  /** The same beliefs about another table, such as one that is only imagined; from here on they go their own ways. */
  fork(table: OpenTable): Beliefs {
    const other = new Beliefs(this.rules, table, this.reading);
    other.deals = this.deals;
    other.weights = this.weights.slice();
    if (this.reader !== null) other.reader?.copyFrom(this.reader);
    for (const seat of this.table.order)
      for (const to of this.table.order) {
        other.acts[seat][to] = this.acts[seat][to];
        other.attacks[seat][to] = this.attacks[seat][to];
      }
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
    this.reader?.hear(told, (move) => {
      isRead = this.dealt() && this.learnMove(move);
    });
    const act = actIn(told, this.table, this.rules);
    if (act === null || !this.dealt()) return;
    this.version++;
    if (act.harm > 0) this.attacks[act.by][act.to]++;
    if (!isRead) this.learn(act);
  }

  /** Multiplies each deal by how likely the act is for its player, whom each part would have wanted hurt as it sees the table. */
  private learn(act: Act): void {
    const { by, to } = act;
    const weight = this.reading.again ** this.acts[by][to]++;
    const shown = this.table.parts();
    this.condition(by, shown);
    const census = this.census(shown);
    const { likely } = this;
    for (let part = 0; part < PARTS.length; part++)
      likely[part] = this.totals[part] > 0 ? this.likelihood(act, part, census) ** weight : 1;
    this.multiply(by);
  }

  /** The same for what somebody with dice chose; false if nothing can be said of it. */
  private learnMove(move: DiceMove): boolean {
    const { likely, reader } = this;
    const shown = this.table.parts();
    if (reader === null) return false;
    if (shown[move.seat] !== UNKNOWN) return true;
    for (let part = 0; part < PARTS.length; part++) {
      shown[move.seat] = part;
      const odds = this.fitting(shown);
      likely[part] = odds.length === 0 ? 1 : reader.likelihood(move, part, odds);
      if (likely[part] === 0) return false;
    }
    this.version++;
    this.multiply(move.seat);
    return true;
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

  /** For each part the actor may have: its weight, and what the others then seem to be. */
  private condition(by: number, shown: readonly Part[]): void {
    const { totals, shares } = this;
    totals.fill(0);
    shares.fill(0);
    for (let i = 0; i < this.deals.length; i++) {
      const deal = this.deals[i];
      if (!fits(deal, shown)) continue;
      const mine = deal[by];
      const weight = this.weights[i];
      totals[mine] += weight;
      for (let seat = 0; seat < deal.length; seat++) shares[shareAt(mine, seat) + deal[seat]] += weight;
    }
    for (let part = 0; part < PARTS.length; part++) {
      const end = shareAt(part, shown.length);
      if (totals[part] > 0) for (let at = shareAt(part, 0); at < end; at++) shares[at] /= totals[part];
    }
  }

  private census(shown: readonly Part[]): Census {
    const alive = this.counts.slice();
    for (const seat of this.table.order) if (shown[seat] !== UNKNOWN && !this.table.inPlay(seat)) alive[shown[seat]]--;
    return { alive, lawless: this.counts[SHERIFF] === 0 };
  }

  /** How likely an act is for a player with this part, who thinks of the others what `condition` has found. */
  private likelihood({ to, harm, choices }: Act, mine: Part, census: Census): number {
    const { clear, hold, whim } = this.reading;
    // Everything could also have been left undone.
    let all = Math.exp(clear * hold);
    const { wishes } = this;
    fillWishes(mine, census, wishes, this.reading);
    let n = 1;
    let chosen = 0;
    for (let seat = 0; seat < this.acts.length; seat++) {
      const isChoice = hasSeat(choices, seat);
      if (!isChoice && seat !== to) continue;
      const at = shareAt(mine, seat);
      let wish = 0;
      for (let part = 0; part < PARTS.length; part++)
        if (this.shares[at + part] > 0) wish += this.shares[at + part] * wishes[part];
      const pull = Math.exp(clear * harm * wish);
      if (seat === to) chosen = pull;
      if (!isChoice) continue;
      all += pull;
      n++;
    }
    return ((1 - whim) * chosen) / all + whim / n;
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
    return this.attacks[by][to] > 0;
  }

  /** Whom a seat has attacked in front of everybody. */
  attacksOf(seat: number): number[] {
    return this.table.order.filter((other) => this.attacks[seat][other] > 0);
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
