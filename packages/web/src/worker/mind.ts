import { type Heard, type LevelName, levels, type Question, type Thought } from '@sixgun/bots';
import { gameKind, headerOf, type Rules, type SeatEvent, type View } from '@sixgun/engine';
import { answer } from './port.ts';

/** The name of the worker that only thinks: what takes long must not keep the table waiting. */
const MIND = 'mind';

/** Thinks about a question for as long as is allowed; then it fails. */
export interface Mind {
  ask(question: Question, level: LevelName, milliseconds: number): Promise<Thought>;
  close(): void;
}

type Setup = Pick<Rules, 'game' | 'packs' | 'variants' | 'players'>;

/** A question on its way: rules are made again where it arrives, and of what everybody has heard only the rest is sent. */
interface Sent {
  id: number;
  /** Milliseconds after which it is not worth going on. */
  within: number;
  level: LevelName;
  setup: Setup;
  question: Omit<Question, 'rules' | 'heard' | 'history' | 'alarm'>;
  heard: { first: View | null; events: readonly SeatEvent[] };
}

type Answered = { id: number; thought: Thought } | { id: number; failed: string };

interface Waiting {
  answer(thought: Thought): void;
  fail(error: Error): void;
}

/** Milliseconds after which nobody believes any more that an answer will come. */
const NEVER = 15_000;

/** Whoever thinks in another worker. A late answer is not waited for; who never answers is sent away. */
export class DistantMind implements Mind {
  private readonly call: () => Worker;
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private heard: Heard | null = null;
  private sent = 0;
  private ids = 0;

  constructor(call: () => Worker) {
    this.call = call;
  }

  ask(question: Question, level: LevelName, milliseconds: number): Promise<Thought> {
    const id = this.ids++;
    return new Promise<Thought>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The answer takes too long.')), milliseconds);
      const never = setTimeout(() => this.dismiss(new Error('The answer never comes.')), NEVER);
      const done = (): void => {
        clearTimeout(late);
        clearTimeout(never);
        this.waiting.delete(id);
      };
      this.waiting.set(id, {
        answer(thought) {
          done();
          resolve(thought);
        },
        fail(error) {
          done();
          reject(error);
        },
      });
      this.awake().postMessage({ ...this.packed(id, question, level), within: milliseconds });
    });
  }

  close(): void {
    this.dismiss(new Error('Nobody waits for an answer any more.'));
  }

  private awake(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = this.call();
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const waiting = this.waiting.get(data.id);
      if ('thought' in data) waiting?.answer(data.thought);
      else waiting?.fail(new Error(data.failed));
    };
    worker.onerror = ({ message }) => this.dismiss(new Error(message));
    this.worker = worker;
    return worker;
  }

  private dismiss(error: Error): void {
    this.worker?.terminate();
    this.worker = null;
    this.heard = null;
    for (const waiting of [...this.waiting.values()]) waiting.fail(error);
  }

  private packed(id: number, asked: Question, level: LevelName): Omit<Sent, 'within'> {
    const { rules, heard, history: _, alarm: _alarm, ...question } = asked;
    const { game, packs, variants, players } = rules;
    const known = heard !== null && heard === this.heard;
    if (!known) this.sent = 0;
    const events = heard?.events.slice(this.sent) ?? [];
    this.sent += events.length;
    this.heard = heard;
    const rest = { first: known ? null : (heard?.first ?? null), events };
    return { id, level, setup: { game, packs, variants, players }, question, heard: rest };
  }
}

/** Where there is no other worker to be had: nobody thinks, and a simpler player answers. */
export const nobodysMind: Mind = {
  ask: () => Promise.reject(new Error('There is nobody to think about it.')),
  close() {},
};

/** The same script once more, under another name: nothing has to be fetched for it. */
export const mindBeside = (): Mind =>
  typeof Worker === 'undefined'
    ? nobodysMind
    : new DistantMind(() => new Worker(location.href, { type: 'module', name: MIND }));

/** The other end: keeps what was heard, so that it need not be sent again. */
export class Thinker {
  private rules: Rules | null = null;
  private setup = '';
  private heard: { first: View; events: SeatEvent[] } | null = null;

  answer({ id, level, setup, question, heard, within }: Sent): Answered {
    try {
      if (heard.first !== null) this.heard = { first: heard.first, events: [] };
      this.heard?.events.push(...heard.events);
      const whole: Question = { ...question, rules: this.rulesOf(setup), heard: this.heard, history: [] };
      const end = performance.now() + within;
      const thought = levels[level].think({ ...whole, alarm: () => () => performance.now() > end });
      // Who asked has an answer of a simpler player by now.
      return thought.stops === undefined ? { id, thought } : { id, failed: 'It took too long.' };
    } catch (error) {
      return { id, failed: error instanceof Error ? error.message : String(error) };
    }
  }

  private rulesOf(setup: Setup): Rules {
    const key = JSON.stringify(setup);
    if (this.rules === null || this.setup !== key) {
      const { game, packs, variants, players } = setup;
      this.rules = gameKind(game).empty(headerOf({ game, packs, variants, players, seed: 0 })).rules;
      this.setup = key;
    }
    return this.rules;
  }
}

export const isMind = (): boolean => self.name === MIND;

/** This worker does nothing but think. */
export function think(): void {
  const thinker = new Thinker();
  answer((sent: Sent) => thinker.answer(sent));
}
