import { KIND, kindOf, type Refusal, type View } from '@sixgun/engine';
import type { Line } from '@sixgun/narration';
import type { Batch, Door, NewGame, OldSave, TableInfo, ToPage, ToWorker } from '@sixgun/protocol';
import { AT_TABLE } from '@sixgun/texts';
import { loadArt } from '../art/sets.ts';
import { type Act, Director } from '../motion/director.ts';
import { openSound } from '../sound/sound.ts';
import { clearBets } from '../state/bets.ts';
import { clearNotes } from '../state/notes.ts';
import { change, settings } from '../state/settings.ts';
import { Store } from '../state/store.ts';
import { dropOldSave, noteGame, oldSave } from '../state/waiting-game.ts';
import { blank, told } from '../story/chronicle.ts';
import type { Afterwards, Sheet, TableState } from '../story/table-state.ts';
import { learn, setsOf } from '../text/language.ts';
import { variable } from './box.ts';
import { dealSteps } from './deal-steps.ts';
import { noteEnd } from './ended.ts';
import { isComplete, levelAt, nodeAt, wayTo, withForcedPicks } from './picks.ts';

/** Milliseconds in which nobody can have meant a button that has just come up. */
const UNEXPECTED = 250;

/** A new game, the one that is kept, or one taken up from a record. */
export type First = { game: NewGame } | { saved: OldSave } | 'kept' | TableElsewhere;

/** The little of a worker that is needed, so that a table behind a socket can stand in its place. */
interface Keeper {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<ToPage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** Nobody plays here who would go on with it later. */
const isPlayed = ({ taught, replayed }: Batch): boolean => taught === undefined && replayed === undefined;

/** A table of another keeper: a lesson, a puzzle, a replay, a server. Nothing of it is kept as the game one plays here. */
export interface TableElsewhere {
  open: () => Keeper;
  /** Other people sit at it: the table waits for them, not for this page. */
  company?: true;
}

const isElsewhere = (first: First): first is TableElsewhere => typeof first === 'object' && 'open' in first;

/** So many moves behind a table that does not wait, the page stops playing them one by one. */
const FAR_BEHIND = 3;

interface Opened {
  table: Store<TableState> | null;
  trouble: string;
  /** The game that cannot be gone on with. */
  lost: Extract<ToPage, { t: 'trouble' }>['lost'] | null;
  /** There was no game to go on with. */
  none: boolean;
  /** The device is to be handed over; closed until it is known to whom. */
  door: AtTheDoor | 'closed' | null;
  /** How often the table was opened: each person at the device has one of their own. */
  number: number;
}

/** What everybody may see while nobody has taken the device over. */
export interface AtTheDoor {
  info: TableInfo;
  view: View;
  /** What has happened since the person who is awaited has looked. */
  lines: readonly Line[];
  door: Door;
}

/** Questions in which a card is only given away or marked: one tap is enough. */
const ONE_TAP = ['discard', 'load', 'pay-load', 'upgrade'];

/** Joins the worker, the shown table and the hand of the player. */
export class Controller {
  /** Null until the worker has dealt. */
  readonly opened = new Store<Opened>({
    table: null,
    trouble: '',
    lost: null,
    none: false,
    door: null,
    number: 0,
  });
  private readonly worker: Keeper;
  /** The game is this device's own, and goes on here after a reload. */
  private readonly isOwn: boolean;
  private readonly company: boolean;
  private director: Director | null = null;
  private readonly act: Act | undefined;
  /** What a table that does not wait has said while its pictures and words were on their way. */
  private early: ToPage[] | null = null;
  private waiting: Batch[] = [];
  /** The first batch, while the deal is being shown. */
  private dealt: Batch | null = null;
  private showing = false;
  private requests = 0;
  private answerWhy: ((refusal: Refusal) => void) | null = null;
  /** The question whose answer is on its way; it comes back if the answer is doubted. */
  private sent: Partial<TableState> = {};
  private pause: ReturnType<typeof setTimeout> | undefined;
  private latest = 0;
  private askedAt = 0;
  private closed = false;
  /** Several people play at this device. */
  private shared = false;
  private afterwards: Afterwards | null = null;

  constructor(first: First, act?: Act) {
    this.act = act;
    void openSound();
    document.addEventListener('visibilitychange', this.whenHidden);
    this.isOwn = !isElsewhere(first);
    this.company = isElsewhere(first) && first.company === true;
    this.worker = isElsewhere(first)
      ? first.open()
      : new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.hear(data);
    this.worker.onerror = (event) => this.fail(event.message);
    if (isElsewhere(first)) return;
    if (first !== 'kept') {
      clearNotes();
      clearBets();
    }
    if (first === 'kept') this.send({ t: 'resume', old: oldSave() });
    else this.send('saved' in first ? { t: 'resume', old: first.saved } : { t: 'new', game: first.game });
  }

  /** Who leaves the device, or looks at something else on it, leaves no cards behind. */
  private readonly whenHidden = () => {
    const { table } = this.opened.get();
    if (document.hidden && this.shared && table !== null && !table.get().view.over) this.cover();
  };

  close(): void {
    this.closed = true;
    document.removeEventListener('visibilitychange', this.whenHidden);
    document.documentElement.removeAttribute('data-shared');
    clearTimeout(this.pause);
    this.director?.close();
    this.worker.terminate();
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private get table(): Store<TableState> {
    const { table } = this.opened.get();
    if (table === null) throw new Error('The cards have not been dealt yet.');
    return table;
  }

  private fail(message: string): void {
    this.opened.set({ trouble: message });
  }

  private hear(message: ToPage): void {
    if (this.early !== null && message.t !== 'table') {
      this.early.push(message);
      return;
    }
    switch (message.t) {
      case 'table':
        void this.fetchAndOpen(message);
        return;
      case 'batch':
        this.take(message.batch);
        return;
      case 'danger':
        this.table.set({ ...this.sent, sheet: { kind: 'danger', danger: message.danger, picks: message.picks } });
        return;
      case 'tree':
        this.goOnFrom(message);
        return;
      case 'no':
        this.table.set({ ...this.sent, path: [] });
        return;
      case 'why':
        if (message.request === this.requests) this.answerWhy?.(message.refusal);
        return;
      case 'hint':
        this.advise(message);
        return;
      case 'odds':
        this.opened.get().table?.set({ odds: message.odds });
        return;
      case 'ended':
        void noteEnd(message).then((afterwards) => {
          this.afterwards = afterwards;
          this.opened.get().table?.set({ afterwards });
        });
        return;
      case 'none':
        noteGame(null);
        this.opened.set({ none: true });
        return;
      case 'trouble':
        this.opened.set({ trouble: message.message, lost: message.lost ?? null });
        return;
    }
  }

  private async fetchAndOpen(message: Extract<ToPage, { t: 'table' }>): Promise<void> {
    const early: ToPage[] = [];
    this.early = early;
    await Promise.allSettled([loadArt(message.info), learn([AT_TABLE, ...setsOf(message.info)])]);
    // A newer table has come meanwhile.
    if (this.early !== early) return;
    this.early = null;
    this.open(message);
    for (const each of early) this.hear(each);
  }

  private open(message: Extract<ToPage, { t: 'table' }>): void {
    const { info, view, facts, history, batch, kept, mayHint = false } = message;
    if (this.closed) return;
    if (kept) dropOldSave();
    let chronicle = blank(info);
    let heard = 0;
    history.forEach((event, i) => {
      if (i === batch.door?.heard) heard = chronicle.lines.length;
      chronicle = told(chronicle, event, info);
    });
    this.director?.close();
    // What was still to be shown belongs to the table before.
    this.waiting = [];
    this.dealt = null;
    this.shared = batch.door !== undefined;
    // Whoever sits beside must not read the role at a glance.
    document.documentElement.toggleAttribute('data-shared', this.shared);
    if (batch.door != null && info.me >= info.players) {
      this.note(info, batch);
      this.opened.set({ table: null, door: { info, view, lines: chronicle.lines.slice(heard), door: batch.door } });
      return;
    }
    if (!view.over && !batch.view.over) this.afterwards = null;
    const table = new Store<TableState>({
      info,
      view,
      facts,
      decision: null,
      open: null,
      grave: batch.grave ?? null,
      mayTakeBack: false,
      path: [],
      arriving: new Set(),
      chronicle,
      deal: null,
      sheet: null,
      bubble: null,
      peek: null,
      skipping: false,
      shared: this.shared,
      taught: batch.taught === undefined ? null : { ...batch.taught, awaited: null },
      mayHint,
      hint: null,
      odds: null,
      replayed: batch.replayed ?? null,
      afterwards: this.afterwards,
      company: this.company,
    });
    if (mayHint && settings.get().coach) this.send({ t: 'coach', on: true });
    this.director = new Director(table, this.act);
    // What is on the screen, for tests that compare it with what the server knows.
    if (this.company) Object.assign(globalThis, { shownView: () => (this.showing ? null : table.get().view) });
    this.opened.set({ table, door: null, number: this.opened.get().number + 1 });
    const begun = history.length > 0 || !isPlayed(batch);
    const steps = begun || settings.get().speed === 'instant' ? [] : dealSteps(info, batch.view);
    if (steps.length === 0) return this.take(batch);
    table.set({ deal: { steps, at: 0, view: batch.view } });
    this.dealt = batch;
  }

  /** On to the next thing that is shown of the deal, or past all of it; then the game begins. */
  goOnDealing(whole = false): void {
    const { deal } = this.table.get();
    if (deal === null || this.dealt === null) return;
    if (!whole && deal.at + 1 < deal.steps.length) return this.table.set({ deal: { ...deal, at: deal.at + 1 } });
    const first = this.dealt;
    this.dealt = null;
    this.table.set({ deal: null });
    for (const batch of [first, ...this.waiting.splice(0)]) this.take(batch);
  }

  private take(batch: Batch): void {
    if (this.closed) return;
    if (this.isOwn) this.note(this.table.get().info, batch);
    clearTimeout(this.pause);
    this.latest = batch.id;
    this.waiting.push(batch);
    // It is shown after the deal.
    if (this.dealt !== null) return;
    if (this.isFarBehind()) this.director?.skip();
    if (!this.showing) void this.showAll();
  }

  private isFarBehind(): boolean {
    return this.company && this.waiting.length >= FAR_BEHIND;
  }

  private note(info: TableInfo, { view, decision, door }: Batch): void {
    const asked = (decision !== null && !decision.standing) || door != null;
    const round = variable(info, view, 'round');
    noteGame({ game: info.game, players: info.players, over: view.over, round, asked });
  }

  /** Covers the table before anybody else is named; the page forgets what it has seen. */
  private cover(): void {
    clearTimeout(this.pause);
    this.waiting = [];
    this.director?.close();
    this.opened.set({ table: null, door: 'closed' });
    this.send({ t: 'look', seat: null });
  }

  /** Somebody has taken the device over. */
  takeOver(seat: number): void {
    this.send({ t: 'look', seat });
  }

  /** Out for good: from now on every hand lies open. */
  lookOpen(): void {
    clearTimeout(this.pause);
    this.send({ t: 'look', seat: 'open' });
  }

  /** Nobody of those who are asked wants to answer. */
  passAll(): void {
    this.send({ t: 'pass-all' });
  }

  private async showAll(): Promise<void> {
    this.showing = true;
    for (let batch = this.waiting.shift(); batch !== undefined; batch = this.waiting.shift()) {
      this.table.set({
        decision: null,
        path: [],
        mayTakeBack: batch.mayTakeBack,
        bubble: null,
        peek: null,
        hint: null,
      });
      const { director } = this;
      await director?.show(batch, this.isFarBehind());
      // The table was opened anew: what was being shown belongs to the old one.
      if (director !== this.director) continue;
      if (this.opened.get().table === null) break;
      this.settle(batch);
    }
    this.showing = false;
  }

  /** Was the question put only now, so that a tap cannot be meant for it? Who wants everything at once is never surprised. */
  hasJustAsked(): boolean {
    return settings.get().speed !== 'instant' && performance.now() - this.askedAt < UNEXPECTED;
  }

  /** The batch has been shown: the table stands, somebody is asked. */
  private settle(batch: Batch): void {
    const { id, view, facts, decision, open, grave, mayTakeBack, taught, replayed, door, odds } = batch;
    if (door != null) return this.cover();
    const mine = decision !== null && !decision.standing;
    if (mine) this.askedAt = performance.now();
    const stop = mine || view.over;
    const skipped = this.table.get().skipping;
    this.table.set({
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
      if (isPlayed(batch) && (settings.get().speed === 'instant' || skipped)) this.look({ kind: 'end' });
      return;
    }
    if (mine || this.company) return;
    if (isPlayed(batch) && this.explains()) return this.look({ kind: 'parts' });
    const wait = this.director?.breath(decision?.standing === true) ?? 0;
    this.pause = setTimeout(() => this.ready(id), wait);
  }

  /** Who waits for the first time is told what there is to be seen; the game waits as long. */
  private explains(): boolean {
    const { info, skipping } = this.table.get();
    const { speed, explained } = settings.get();
    return !this.shared && !skipping && speed !== 'instant' && !explained.includes(info.game);
  }

  private ready(id: number): void {
    clearTimeout(this.pause);
    const { path, decision } = this.table.get();
    const begun = path.length > 0 || (decision !== null && decision.draft.length > 0);
    if (id === this.latest && !begun) this.send({ t: 'shown', batch: id });
  }

  /** Picks a card up without playing it; the answer says whether it could be. */
  takeUp(pick: number): boolean {
    const { decision, info } = this.table.get();
    const way = wayTo(info, decision?.tree ?? [], pick);
    if (decision === null || way === null) return false;
    clearTimeout(this.pause);
    this.table.set({ path: withForcedPicks(info, decision, way), bubble: null });
    return true;
  }

  /** Makes the move that was taken up if nothing more has to be chosen for it. */
  finish(): void {
    const { decision, path } = this.table.get();
    const reached = nodeAt(decision, path);
    if (isComplete(reached) && reached?.next.length === 0) this.choose(path);
  }

  /** A tap on something that can be picked; the answer says whether it could. */
  tap(pick: number): boolean {
    const { decision, path, info } = this.table.get();
    if (decision === null) return false;
    const next = wayTo(info, levelAt(decision, path), pick);
    if (path.includes(pick) && next === null) {
      this.again(pick);
      return true;
    }
    const isCard = kindOf(pick) === KIND.hand || kindOf(pick) === KIND.play;
    const before = next === null ? [] : path;
    const way = next ?? (isCard ? wayTo(info, decision.tree, pick) : null);
    if (way === null) return false;
    const whole = withForcedPicks(info, decision, [...before, ...way]);
    const reached = nodeAt(decision, whole);
    // Cards are taken up first and played by a second tap, unless they are only given away.
    const givenAway = ONE_TAP.includes(decision.question.ask) || decision.draft.length > 0;
    const meant = before.length > 0 || givenAway || !isCard;
    clearTimeout(this.pause);
    this.table.set({ path: whole, bubble: null });
    if (isComplete(reached) && reached?.next.length === 0 && meant) this.choose(whole);
    return true;
  }

  /** A second tap on a chosen card plays it, or lays it back if it still needs a target. */
  private again(pick: number): void {
    const { decision, path } = this.table.get();
    const reached = nodeAt(decision, path);
    if (isComplete(reached) && path[0] === pick) this.choose(path);
    else this.dropPicks();
  }

  /** Takes what these picks of the present decision come to: a whole move is made, any other goes on from there. */
  choose(path: readonly number[]): void {
    const { decision } = this.table.get();
    if (decision === null) return;
    const picks = [...decision.draft, ...path];
    if (nodeAt(decision, path)?.ends === 'whole') return this.sendMove(picks);
    clearTimeout(this.pause);
    this.send({ t: 'next', decision: decision.id, draft: picks });
  }

  sendMove(picks: readonly number[], sure = false): void {
    const { decision, path } = this.table.get();
    if (decision === null) return;
    clearTimeout(this.pause);
    this.sent = { decision, path };
    this.table.set({ decision: null, sheet: null, bubble: null, hint: null });
    this.send({ t: 'move', decision: decision.id, picks, sure });
  }

  private goOnFrom({ decision: id, draft, tree }: Extract<ToPage, { t: 'tree' }>): void {
    const { decision } = this.table.get();
    if (decision?.id !== id) return;
    this.table.set({ decision: { ...decision, draft, tree }, path: [], bubble: null });
    if (decision.standing && draft.length === 0) this.goOn();
  }

  /** Lays back what was picked; a move that was begun is given up as well. */
  cancel(): void {
    const { decision, path, hint } = this.table.get();
    if (hint !== null && path.length === 0) this.table.set({ hint: null });
    else if (path.length > 0) this.dropPicks();
    else if (decision !== null && decision.draft.length > 0) this.send({ t: 'next', decision: decision.id, draft: [] });
  }

  private dropPicks(): void {
    const { decision } = this.table.get();
    this.table.set({ path: [], bubble: null });
    if (decision?.standing === true && decision.draft.length === 0) this.goOn();
  }

  takeBack(): void {
    clearTimeout(this.pause);
    this.director?.skip();
    this.send({ t: 'back' });
  }

  /** Leaves an ability alone that could be used beside another's decision. */
  goOn(): void {
    if (this.company) return this.leaveAlone();
    this.ready(this.latest);
  }

  /** At a table that does not wait for this page, what could be used is only no longer shown. */
  private leaveAlone(): void {
    if (this.table.get().decision?.standing === true) this.table.set({ decision: null, path: [] });
  }

  skip(): void {
    this.table.set({ skipping: true });
    this.director?.skip();
    if (!this.showing) this.goOn();
  }

  /** A tap on the felt ends what is just being shown, and nothing more. */
  hurry(): void {
    this.director?.hurry();
  }

  why(picks: readonly number[], answer: (refusal: Refusal) => void): void {
    this.answerWhy = answer;
    const draft = this.table.get().decision?.draft ?? [];
    this.send({ t: 'why', request: ++this.requests, draft, picks });
  }

  /** Asks a bot what it would do here. */
  askHint(): void {
    const { decision, mayHint } = this.table.get();
    if (decision === null || !mayHint) return;
    clearTimeout(this.pause);
    this.table.set({ hint: 'thinking', path: [], bubble: null });
    this.send({ t: 'hint', decision: decision.id, draft: decision.draft });
  }

  private advise({ decision: id, hint }: Extract<ToPage, { t: 'hint' }>): void {
    const { decision, hint: shown } = this.table.get();
    if (shown === 'thinking' && decision?.id === id) this.table.set({ hint: hint ?? 'nothing' });
  }

  /** The odds of the roles are wanted, or not any more. */
  coach(on: boolean): void {
    change({ coach: on });
    if (!on) this.table.set({ odds: null });
    this.send({ t: 'coach', on });
  }

  hush(): void {
    this.table.set({ bubble: null });
  }

  look(sheet: Sheet | null): void {
    const { sheet: before, info } = this.table.get();
    this.table.set({ sheet, bubble: null, peek: null });
    if (before?.kind !== 'parts') return;
    change({ explained: [...settings.get().explained, info.game] });
    this.goOn();
  }
}
