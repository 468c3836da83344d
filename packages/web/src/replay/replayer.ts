import type { GameName } from '@sixgun/engine';
import type { Audience, Course, OldSave, Thought, ToPage } from '@sixgun/protocol';
import { diceAct } from '../dice/dice-acts.ts';
import { settings } from '../state/settings.ts';
import { Store } from '../state/store.ts';
import { Controller } from '../table/controller.ts';
import type { FromReplay, ToReplay } from '../worker/replay.ts';
import type { Moment } from './address.ts';
import { turnBack, turnOn } from './turns.ts';

/** Who wants everything at once still wants to see one step after the other. */
const PAUSE_AT_ONCE = 700;

type Refused = Extract<FromReplay, { t: 'refused' }>;

interface Replayed {
  course: Course | null;
  refused: Refused | null;
  playing: boolean;
  /** The step that was asked for last; what is shown may lag behind it. */
  wanted: number;
  /** The furthest one that was shown: nothing up to there is a secret. */
  furthest: number;
  /** What a bot would have done there, null while nobody has asked. */
  thought: Thought | 'thinking' | null;
  /** A game to be gone on with. */
  forked: OldSave | null;
}

export const gameOf = (record: string): GameName => (/^Game: dice\s*$/m.test(record) ? 'dice' : 'card');

/** Looks at a game again: joins the page with the worker that plays it. */
export class Replayer {
  readonly control: Controller;
  readonly store = new Store<Replayed>({
    course: null,
    refused: null,
    playing: false,
    wanted: 0,
    furthest: 0,
    thought: null,
    forked: null,
  });
  private readonly worker: Worker;
  private readonly record: string;
  /** A table is on its way, and which one is to come after it. */
  private isOnTheWay = true;
  private next: { step: number; eyes: Audience } | null = null;
  private tables = 0;

  constructor(record: string, first: Moment) {
    this.record = record;
    this.worker = new Worker(new URL('../worker/replay.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromReplay | ToPage>) => this.hear(data));
    this.control = new Controller({ open: () => this.worker }, gameOf(record) === 'dice' ? diceAct : undefined);
    this.control.opened.subscribe(() => this.tableCame());
    this.open(first);
  }

  /** Shows a moment as a link names it. */
  open({ turn, step, eyes }: Moment): void {
    this.isOnTheWay = true;
    this.next = null;
    this.store.set({ playing: false, thought: null });
    this.send({ t: 'record', record: this.record, turn, step, eyes });
  }

  close(): void {
    this.control.close();
  }

  private send(message: ToReplay): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromReplay | ToPage): void {
    if (message.t === 'course') this.store.set({ course: message.course });
    else if (message.t === 'refused') this.store.set({ refused: message });
    else if (message.t === 'forked') this.store.set({ forked: message.saved });
    else if (message.t === 'thought') this.advise(message);
    else if (message.t === 'table') this.reach(message.batch.id);
    else if (message.t === 'batch') {
      const { wanted, course } = this.store.get();
      const isEnd = message.batch.id === (course?.steps.length ?? 0) - 1;
      this.reach(Math.max(wanted, message.batch.id));
      if (isEnd) this.store.set({ playing: false });
    }
  }

  /** Whoever has asked for another step meanwhile is not thrown back to the one that comes now. */
  private reach(step: number): void {
    this.store.set({ wanted: this.next?.step ?? step, furthest: Math.max(this.store.get().furthest, step) });
  }

  private advise(thought: Thought): void {
    const { thought: shown, wanted } = this.store.get();
    if (shown === 'thinking' && thought.step === wanted) this.store.set({ thought });
  }

  /** Asks what a bot would have done here in this seat. */
  ask(seat: number): void {
    const { wanted, playing } = this.store.get();
    if (playing || this.isOnTheWay) return;
    this.store.set({ thought: 'thinking' });
    this.send({ t: 'thought', step: wanted, seat });
  }

  /** No more of it. */
  hush(): void {
    this.store.set({ thought: null });
  }

  /** While somebody drags, only the last place he has come to is fetched. */
  private tableCame(): void {
    const { number } = this.control.opened.get();
    if (number === this.tables) return;
    this.tables = number;
    this.isOnTheWay = false;
    if (this.next !== null) this.fetch(this.next.step, this.next.eyes);
  }

  private fetch(step: number, eyes: Audience): void {
    this.isOnTheWay = true;
    this.next = null;
    this.send({ t: 'go', step, eyes });
  }

  private get eyes(): Audience {
    return this.next?.eyes ?? this.control.opened.get().table?.get().view.seat ?? 0;
  }

  /** Shows the table as it stood there. */
  go(step: number, eyes: Audience = this.eyes): void {
    const last = (this.store.get().course?.steps.length ?? 1) - 1;
    const wanted = Math.max(0, Math.min(step, last));
    this.store.set({ wanted, playing: false, thought: null });
    if (this.isOnTheWay) this.next = { step: wanted, eyes };
    else this.fetch(wanted, eyes);
  }

  see(eyes: Audience): void {
    this.go(this.store.get().wanted, eyes);
  }

  stepBack(): void {
    this.go(this.store.get().wanted - 1);
  }

  /** One step with all its movements; who cannot wait for the last one is shown where it leads. */
  stepOn(): void {
    const { wanted, course } = this.store.get();
    if (course === null || wanted >= course.steps.length - 1) return;
    const shown = this.control.opened.get().table?.get().replayed;
    if (shown !== wanted || this.isOnTheWay) return this.go(wanted + 1);
    this.store.set({ wanted: wanted + 1, playing: false, thought: null });
    this.send({ t: 'on' });
  }

  turnBack(): void {
    const { course, wanted } = this.store.get();
    if (course !== null) this.go(turnBack(course.steps, wanted));
  }

  turnOn(): void {
    const { course, wanted } = this.store.get();
    if (course !== null) this.go(turnOn(course.steps, wanted));
  }

  toggle(): void {
    const { playing, course, wanted } = this.store.get();
    if (course === null || (!playing && wanted >= course.steps.length - 1)) return;
    this.store.set({ playing: !playing, thought: null });
    this.send({ t: 'play', on: !playing, pause: settings.get().speed === 'instant' ? PAUSE_AT_ONCE : 0 });
  }

  /** Stays where it has come to, with nothing on its way any more. */
  stop(): void {
    this.go(this.store.get().wanted);
  }

  playOn(seat: number, anew: boolean): void {
    this.send({ t: 'play-on', step: this.store.get().wanted, seat, anew });
  }
}
