import type { Refusal, View } from '@sixgun/engine';
import type { Line } from '@sixgun/narration';
import type { Batch, Door, TableInfo, ToPage, ToWorker } from '@sixgun/protocol';
import { AT_TABLE } from '@sixgun/texts';
import { paintAhead } from '../art/pictures.tsx';
import { loadArt } from '../art/sets.ts';
import type { Act } from '../motion/director.ts';
import { openSound } from '../sound/sound.ts';
import { change, settings } from '../state/settings.ts';
import { Store } from '../state/store.ts';
import { dropOldSave, noteGame } from '../state/waiting-game.ts';
import { blank, tellsLives, told } from '../story/chronicle.ts';
import type { Afterwards, Sheet, TableState } from '../story/table-state.ts';
import { learn, setsOf } from '../text/language.ts';
import { charactersAt, livesIn, variable } from './box.ts';
import { dealSteps } from './deal-steps.ts';
import { noteEnd } from './ended.ts';
import { lessonOf, markForAiming, markForWaiting } from './first-marks.ts';
import { freshState } from './fresh-state.ts';
import { Grounds } from './grounds.ts';
import { type First, isElsewhere, type Keeper, openKeeper } from './keeper.ts';
import { Picking } from './picking.ts';
import { isPlayed, Showing } from './showing.ts';

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
  private readonly showing: Showing;
  private readonly picking: Picking;
  private readonly grounds = new Grounds(() => this.opened.get().table);
  /** The game is this device's own, and goes on here after a reload. */
  private readonly isOwn: boolean;
  private readonly company: boolean;
  /** What a table that does not wait has said while its pictures and words were on their way. */
  private early: ToPage[] | null = null;
  private requests = 0;
  private answerWhy: ((refusal: Refusal) => void) | null = null;
  private closed = false;
  /** Several people play at this device. */
  private shared = false;
  private afterwards: Afterwards | null = null;

  constructor(first: First, act?: Act) {
    void openSound();
    document.addEventListener('visibilitychange', this.whenHidden);
    this.isOwn = !isElsewhere(first);
    this.company = isElsewhere(first) && first.company === true;
    const send = (message: ToWorker) => this.send(message);
    this.showing = new Showing({
      table: () => this.opened.get().table,
      send,
      note: (batch) => {
        if (this.isOwn) this.note(this.table.get().info, batch);
      },
      cover: () => this.cover(),
      look: (sheet) => this.look(sheet),
      lesson: () => markForWaiting(this.table.get()),
      company: this.company,
      act,
    });
    this.picking = new Picking({
      table: () => this.table,
      send,
      hold: () => this.showing.hold(),
      goOn: () => this.showing.goOn(),
    });
    this.worker = openKeeper(first);
    this.worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.hear(data);
    this.worker.onerror = (event) => this.fail(event.message);
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
    this.showing.clear();
    this.grounds.close();
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
        if (!this.closed) this.showing.take(message.batch);
        return;
      case 'levels':
        this.seatBots(message.levels);
        return;
      case 'danger':
        this.picking.doubted({ sheet: { kind: 'danger', danger: message.danger, picks: message.picks } });
        return;
      case 'tree':
        this.picking.goOnFrom(message);
        return;
      case 'no':
        this.picking.doubted({ path: [] });
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
      case 'because':
        this.grounds.hear(message);
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

  private seatBots(levels: TableInfo['levels']): void {
    const { table } = this.opened.get();
    table?.set({ info: { ...table.get().info, ...(levels === undefined ? {} : { levels }) } });
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
    let chronicle = tellsLives(info, history) ? blank(info) : blank(info, livesIn(info, view));
    let heard = 0;
    history.forEach((event, i) => {
      if (i === batch.door?.heard) heard = chronicle.lines.length;
      chronicle = told(chronicle, event, info);
    });
    this.showing.clear();
    this.shared = batch.door !== undefined;
    // Whoever sits beside must not read the role at a glance.
    document.documentElement.toggleAttribute('data-shared', this.shared);
    if (batch.door != null && info.me >= info.players) {
      this.note(info, batch);
      this.opened.set({ table: null, door: { info, view, lines: chronicle.lines.slice(heard), door: batch.door } });
      return;
    }
    if (!view.over && !batch.view.over) this.afterwards = null;
    const table = new Store(
      freshState({
        info,
        view,
        facts,
        chronicle,
        grave: batch.grave ?? null,
        shared: this.shared,
        taught: batch.taught === undefined ? null : { ...batch.taught, awaited: null },
        mayHint,
        replayed: batch.replayed ?? null,
        afterwards: this.afterwards,
        company: this.company,
      }),
    );
    if (mayHint && settings.get().coach) this.send({ t: 'coach', on: true });
    this.showing.open(table);
    // What is on the screen, for tests that compare it with what the server knows.
    if (this.company) Object.assign(globalThis, { shownView: () => (this.showing.busy ? null : table.get().view) });
    paintAhead(charactersAt(info, batch.view));
    this.opened.set({ table, door: null, number: this.opened.get().number + 1 });
    const begun = history.length > 0 || !isPlayed(batch);
    const steps = begun || settings.get().speed === 'instant' ? [] : dealSteps(info, batch.view);
    if (steps.length === 0) this.showing.take(batch);
    else this.showing.deal(batch, steps);
  }

  private note(info: TableInfo, { view, decision, door }: Batch): void {
    const asked = (decision !== null && !decision.standing) || door != null;
    const round = variable(info, view, 'round');
    noteGame({ game: info.game, players: info.players, over: view.over, round, asked });
  }

  /** Covers the table before anybody else is named; the page forgets what it has seen. */
  private cover(): void {
    this.showing.clear();
    this.opened.set({ table: null, door: 'closed' });
    this.send({ t: 'look', seat: null });
  }

  /** Somebody has taken the device over. */
  takeOver(seat: number): void {
    this.send({ t: 'look', seat });
  }

  /** Out for good: from now on every hand lies open. */
  lookOpen(): void {
    this.showing.hold();
    this.send({ t: 'look', seat: 'open' });
  }

  /** Nobody of those who are asked wants to answer. */
  passAll(): void {
    this.send({ t: 'pass-all' });
  }

  takeBack(): void {
    this.showing.hold();
    this.showing.cutShort();
    this.send({ t: 'back' });
  }

  takeUp(pick: number): boolean {
    return this.picking.takeUp(pick);
  }

  tap(pick: number): boolean {
    const could = this.picking.tap(pick);
    const mark = markForAiming(this.table.get());
    if (mark !== null) this.look(mark);
    return could;
  }

  finish(): void {
    this.picking.finish();
  }

  choose(path: readonly number[]): void {
    this.picking.choose(path);
  }

  sendMove(picks: readonly number[], sure = false): void {
    this.picking.sendMove(picks, sure);
  }

  cancel(): void {
    this.picking.cancel();
  }

  hasJustAsked(): boolean {
    return this.showing.hasJustAsked();
  }

  goOnDealing(whole = false): void {
    this.showing.goOnDealing(whole);
  }

  goOn(): void {
    this.showing.goOn();
  }

  skip(): void {
    this.showing.skip();
  }

  hurry(): void {
    this.showing.hurry();
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
    this.showing.hold();
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
    const lesson = lessonOf(before, info.game);
    if (lesson === null) return;
    change({ explained: [...settings.get().explained, lesson] });
    this.showing.goOn();
  }
}
