import type { Batch, ToWorker } from '@sixgun/protocol';
import { type Act, Director } from '../motion/director.ts';
import { settings } from '../state/settings.ts';
import type { Store } from '../state/store.ts';
import type { Deal, Sheet, TableState } from '../story/table-state.ts';
import { sitsHere } from './box.ts';

/** Milliseconds in which nobody can have meant a button that has just come up. */
const UNEXPECTED = 250;

/** So many moves behind a table that does not wait, the page stops playing them one by one. */
const FAR_BEHIND = 3;

/** Nobody plays here who would go on with it later. */
export const isPlayed = ({ taught, replayed }: Batch): boolean => taught === undefined && replayed === undefined;

interface Around {
  /** Null while nobody may see it. */
  table: () => Store<TableState> | null;
  send: (message: ToWorker) => void;
  /** A batch has come; what it says about the game is noted even before it is shown. */
  note: (batch: Batch) => void;
  /** The device is to be handed over. */
  cover: () => void;
  look: (sheet: Sheet) => void;
  /** What those who wait are told once, null when they know it all. */
  lesson: () => Sheet | null;
  /** The table waits for other people, not for this page. */
  company: boolean;
  act: Act | undefined;
}

/** Shows what comes, one batch after another, the deal before them all, and says when it has been seen. */
export class Showing {
  private readonly around: Around;
  private director: Director | null = null;
  private waiting: Batch[] = [];
  /** The first batch, while the deal is being shown. */
  private dealt: Batch | null = null;
  private isRunning = false;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private latest = 0;
  private askedAt = 0;

  constructor(around: Around) {
    this.around = around;
  }

  get busy(): boolean {
    return this.isRunning;
  }

  private get table(): Store<TableState> {
    const table = this.around.table();
    if (table === null) throw new Error('The cards have not been dealt yet.');
    return table;
  }

  /** What was still to be shown belongs to the table before. */
  clear(): void {
    clearTimeout(this.pause);
    this.director?.close();
    this.waiting = [];
    this.dealt = null;
  }

  open(table: Store<TableState>): void {
    this.director = new Director(table, this.around.act);
  }

  /** The deal is shown first; the game begins after it. */
  deal(batch: Batch, steps: Deal['steps']): void {
    this.table.set({ deal: { steps, at: 0, view: batch.view } });
    this.dealt = batch;
  }

  /** On to the next thing that is shown of the deal, or past all of it; then the game begins. */
  goOnDealing(whole: boolean): void {
    const { deal } = this.table.get();
    if (deal === null || this.dealt === null) return;
    if (!whole && deal.at + 1 < deal.steps.length) return this.table.set({ deal: { ...deal, at: deal.at + 1 } });
    const first = this.dealt;
    this.dealt = null;
    this.table.set({ deal: null });
    for (const batch of [first, ...this.waiting.splice(0)]) this.take(batch);
  }

  take(batch: Batch): void {
    this.around.note(batch);
    clearTimeout(this.pause);
    this.latest = batch.id;
    this.waiting.push(batch);
    // It is shown after the deal.
    if (this.dealt !== null) return;
    if (this.isFarBehind()) this.director?.skip();
    if (!this.isRunning) void this.showAll();
  }

  private isFarBehind(): boolean {
    return this.around.company && this.waiting.length >= FAR_BEHIND;
  }

  private async showAll(): Promise<void> {
    this.isRunning = true;
    for (let batch = this.waiting.shift(); batch !== undefined; batch = this.waiting.shift()) {
      this.table.set({
        showing: true,
        decision: null,
        path: [],
        mayTakeBack: batch.mayTakeBack,
        bubble: null,
        peek: null,
        hint: null,
      });
      const { director } = this;
      // A picture that fails does not stop the game: the table is shown as it stands.
      await director?.show(batch, this.isFarBehind()).catch(reportError);
      // The table was opened anew: what was being shown belongs to the old one.
      if (director !== this.director) continue;
      if (this.around.table() === null) break;
      this.settle(batch);
    }
    this.isRunning = false;
  }

  /** Was the question put only now, so that a tap cannot be meant for it? Who wants everything at once is never surprised. */
  hasJustAsked(): boolean {
    return settings.get().speed !== 'instant' && performance.now() - this.askedAt < UNEXPECTED;
  }

  /** The batch has been shown: the table stands, somebody is asked. */
  private settle(batch: Batch): void {
    const { id, view, facts, decision, open, grave, mayTakeBack, taught, replayed, door, odds } = batch;
    if (door != null) return this.around.cover();
    const mine = decision !== null && !decision.standing;
    if (mine) this.askedAt = performance.now();
    const { info, skipping: skipped } = this.table.get();
    // Whoever looks on is never asked: what he skips is what has happened so far.
    const upToDate = this.around.company && !sitsHere(info) && this.waiting.length === 0;
    const stop = mine || view.over || upToDate;
    this.table.set({
      showing: false,
      view,
      facts,
      decision,
      open,
      grave: grave ?? null,
      mayTakeBack,
      taught: taught ?? null,
      ...(odds === undefined ? {} : { odds }),
      replayed: replayed ?? null,
      arriving: new Set(),
      ...(stop ? { skipping: false } : {}),
    });
    if (taught !== undefined && taught.outcome !== 'open') return;
    if (view.over) {
      // Who wants everything at once has seen the table long enough.
      if (isPlayed(batch) && (settings.get().speed === 'instant' || skipped)) this.around.look({ kind: 'end' });
      return;
    }
    if (mine || this.around.company) return;
    const lesson = isPlayed(batch) ? this.around.lesson() : null;
    if (lesson !== null) return this.around.look(lesson);
    const wait = this.director?.breath(decision?.standing === true) ?? 0;
    this.pause = setTimeout(() => this.ready(id), wait);
  }

  private ready(id: number): void {
    clearTimeout(this.pause);
    const { path, decision } = this.table.get();
    const begun = path.length > 0 || (decision !== null && decision.draft.length > 0);
    if (id === this.latest && !begun) this.around.send({ t: 'shown', batch: id });
  }

  /** The game does not go on by itself until somebody lets it. */
  hold(): void {
    clearTimeout(this.pause);
  }

  /** Leaves an ability alone that could be used beside another's decision. */
  goOn(): void {
    if (this.around.company) return this.leaveAlone();
    this.ready(this.latest);
  }

  /** At a table that does not wait for this page, what could be used is only no longer shown. */
  private leaveAlone(): void {
    if (this.table.get().decision?.standing === true) this.table.set({ decision: null, path: [] });
  }

  /** The rest of what is being shown goes by at once. */
  cutShort(): void {
    this.director?.skip();
  }

  skip(): void {
    this.table.set({ skipping: true });
    this.cutShort();
    if (!this.isRunning) this.goOn();
  }

  /** A tap on the felt ends what is just being shown, and nothing more. */
  hurry(): void {
    this.director?.hurry();
  }
}
