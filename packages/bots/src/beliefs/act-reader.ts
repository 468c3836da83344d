import { hasSeat, SEATS } from '@sixgun/engine';
import type { Act } from './acts.ts';
import { fits } from './deals.ts';
import type { OpenTable } from './open-table.ts';
import { PARTS, type Part, SHERIFF, UNKNOWN } from './parts.ts';
import type { Reading } from './reading.ts';
import { type Census, fillWishes } from './wishes.ts';

/** Where the shares of a seat's parts begin, as a player with this part sees them. */
const shareAt = (mine: Part, seat: number): number => (mine * SEATS + seat) * PARTS.length;

/** Reads acts by whom each part wants hurt. */
export class ActReader {
  private readonly reading: Reading;
  private readonly table: OpenTable;
  private readonly counts: readonly number[];
  /** Acts of one seat on another so far. */
  private readonly acts: number[][];
  /** Scratch of `condition`. */
  private readonly totals = new Float64Array(PARTS.length);
  private readonly shares = new Float64Array(PARTS.length * SEATS * PARTS.length);
  /** Scratch of `likelihood`. */
  private readonly wishes = new Float64Array(PARTS.length);

  constructor(reading: Reading, table: OpenTable, counts: readonly number[]) {
    this.reading = reading;
    this.table = table;
    this.counts = counts;
    this.acts = table.order.map(() => table.order.map(() => 0));
  }

  copyFrom(other: ActReader): void {
    for (let seat = 0; seat < this.acts.length; seat++) this.acts[seat] = other.acts[seat].slice();
  }

  /** Into `likely`: for each part how likely the act is for its player, whom that part would have wanted hurt as it sees the table. */
  read(act: Act, deals: readonly Part[][], weights: readonly number[], likely: Float64Array): void {
    const { by, to } = act;
    const weight = this.reading.again ** this.acts[by][to]++;
    const shown = this.table.parts();
    this.condition(by, deals, weights, shown);
    const census = this.census(shown);
    for (let part = 0; part < PARTS.length; part++)
      likely[part] = this.totals[part] > 0 ? this.likelihood(act, part, census) ** weight : 1;
  }

  /** For each part the actor may have: its weight, and what the others then seem to be. */
  private condition(by: number, deals: readonly Part[][], weights: readonly number[], shown: readonly Part[]): void {
    const { totals, shares } = this;
    totals.fill(0);
    shares.fill(0);
    for (let i = 0; i < deals.length; i++) {
      const deal = deals[i];
      if (!fits(deal, shown)) continue;
      const mine = deal[by];
      const weight = weights[i];
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
}
