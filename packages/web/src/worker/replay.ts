import { ENGINE_VERSION, OPEN, OtherRules, PUBLIC, parseRecord, RecordError, type View } from '@sixgun/engine';
import { Playback, type SeenBefore, STEPS, type Step, type Verdict, verify } from '@sixgun/host';
import type { Audience, Course, OldSave, TableInfo, Thought, ToWorker } from '@sixgun/protocol';
import { isMind, mindBeside, think } from './mind.ts';
import { listen, send, trouble } from './port.ts';
import { Thinking } from './thinking.ts';

/** What a page that looks at a game again asks for, beside what it says to every table. */
export type ToReplay =
  /** `eyes`: null for whatever may be seen of this game. */
  | { t: 'record'; record: string; turn: number; step: number; eyes: Audience | null }
  | { t: 'go'; step: number; eyes: Audience }
  | { t: 'on' }
  /** `pause` is waited between two steps, beside the time it takes to show them. */
  | { t: 'play'; on: boolean; pause: number }
  | { t: 'play-on'; step: number; seat: number; anew: boolean }
  /** What a bot would have done in this seat. */
  | { t: 'thought'; step: number; seat: number }
  /** How it ended, for whoever was not there. */
  | { t: 'end'; record: string }
  /** What the device has seen before the game, where it sat at the table. */
  | { t: 'verify'; record: string; seen: SeenBefore };

/** What is checked of a record one after the other, and how it came out. */
export interface Checked {
  steps: readonly Step[];
  verdict: Verdict;
  names: readonly string[];
}

export type { SeenBefore };

export type FromReplay =
  | { t: 'course'; course: Course }
  /** The game is of other rules, or no game at all. */
  | { t: 'refused'; version: string | null; own: string; detail: string }
  | { t: 'forked'; saved: OldSave }
  | ({ t: 'thought' } & Thought)
  | ({ t: 'checked' } & Checked)
  /** Null: it was not played to its end, or not by these rules. */
  | { t: 'end'; end: { info: TableInfo; view: View } | null };

let playback: Playback | null = null;
let at = 0;
let eyes: Audience = PUBLIC;
/** Milliseconds between two steps; null while nothing is played. */
let pause: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whoever thinks about a game that is over need not surprise anybody. */
const thinking = new Thinking('replay', mindBeside());

/** All hands are for games that nobody plays any more. */
const allowed = (wanted: Audience, { mayOpen, names }: Course): Audience =>
  (wanted === OPEN && mayOpen) || wanted < names.length ? wanted : PUBLIC;

function open({ record, turn, step, eyes: wanted }: Extract<ToReplay, { t: 'record' }>): void {
  try {
    playback = new Playback(record);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const version = error instanceof OtherRules ? parseRecord(record).header.engine : null;
    return send<FromReplay>({ t: 'refused', version, own: ENGINE_VERSION, detail: error.message });
  }
  const { course } = playback;
  clearTimeout(timer);
  pause = null;
  eyes = allowed(wanted ?? OPEN, course);
  at = playback.stepAt(turn, step);
  send<FromReplay>({ t: 'course', course });
  send(playback.table(at, eyes));
}

function goOn(): void {
  clearTimeout(timer);
  const batch = playback?.next(eyes) ?? null;
  if (batch === null) return;
  at = batch.id;
  send({ t: 'batch', batch });
}

/** Four words of chance. */
const chance = (): number[] => [...crypto.getRandomValues(new Int32Array(4))];

function check({ record, seen }: Extract<ToReplay, { t: 'verify' }>): Checked {
  const verdict = verify(record, seen);
  const steps = STEPS.filter((step) => (step !== 'salt' && step !== 'frozen') || seen[step] !== undefined);
  const unread = !verdict.ok && verdict.step === 'read';
  return { steps, verdict, names: unread ? [] : parseRecord(record).header.names };
}

function endOf(record: string): Extract<FromReplay, { t: 'end' }>['end'] {
  try {
    const game = new Playback(record);
    const { over, steps } = game.course;
    if (!over) return null;
    const { info, view } = game.table(steps.length - 1, OPEN);
    return { info, view };
  } catch (error) {
    if (error instanceof RecordError) return null;
    throw error;
  }
}

/** Nobody waits for it, and once another step is shown it is void. */
async function thinkOf(of: Playback, step: number, seat: number): Promise<void> {
  const host = of.hostAt(step);
  const question = host.game.question(seat);
  const hint = await thinking.hint(host, seat, []);
  if (hint === null || question === null || playback !== of || at !== step) return;
  send<FromReplay>({ t: 'thought', step, seat, question, hint, done: of.answerOf(seat, step) });
}

function hear(message: ToReplay | ToWorker): void {
  if (message.t === 'verify') return send<FromReplay>({ t: 'checked', ...check(message) });
  if (message.t === 'end') return send<FromReplay>({ t: 'end', end: endOf(message.record) });
  if (message.t === 'record') return open(message);
  if (playback === null) return;
  switch (message.t) {
    case 'go':
      clearTimeout(timer);
      pause = null;
      at = message.step;
      eyes = allowed(message.eyes, playback.course);
      return send(playback.table(at, eyes));
    case 'on':
      pause = null;
      return goOn();
    case 'play':
      clearTimeout(timer);
      pause = message.on ? message.pause : null;
      return message.on ? goOn() : undefined;
    case 'shown':
      if (pause !== null && message.batch === at) timer = setTimeout(goOn, pause);
      return;
    case 'play-on': {
      const { step, seat, anew } = message;
      const record = playback.recordFrom(step, seat, anew ? chance() : []);
      return send<FromReplay>({ t: 'forked', saved: { record, me: seat, names: playback.course.names } });
    }
    case 'thought':
      if (message.step === at) thinkOf(playback, at, message.seat).catch(trouble);
      return;
    default:
      return;
  }
}

if (isMind()) think();
else listen<ToReplay | ToWorker>(hear);
