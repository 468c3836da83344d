import { backOff, type Code, SPOKEN, type ToClient, type ToServer, VERSION } from '@sixgun/protocol';
import { textFrame } from '../http/frame.ts';
import type { Person } from '../people/people.ts';
import type { Client } from '../table/client.ts';
import { Recall } from './recall.ts';

/** Nobody in particular: sits nowhere, and hears what anybody hears who looks on. */
export const CROWD: Person = { id: 'crowd', name: '', portrait: null, device: '' };

/** One of those who watch. */
export interface Watcher {
  sendText(text: string): void;
  sendFrame(frame: Buffer): void;
  end(code: Code): void;
  person: Person;
  greeted: boolean;
}

/** Where a crowd hears of its table: from the table itself, or from the node that has it. */
export interface Source {
  hear(hello: ToServer): void;
  /** How many watch here. */
  count(heads: number): void;
  close(): void;
}

/** Brings a crowd to its table, wherever that is now; a code: there is nothing to watch any more. */
export type Open = (crowd: Crowd) => Promise<Source | Code>;

/** Coming again does not help. */
const FINAL: readonly Code[] = ['no-table', 'not-open'];

/** Those at this node who only watch one table: it is told to them all in the same bytes, and told here once. */
export class Crowd implements Client {
  readonly person = CROWD;
  greeted = false;
  port: Client['port'] = null;
  private readonly node: string;
  private readonly now: () => number;
  private readonly open: Open;
  private readonly done: () => void;
  private readonly watchers = new Set<Watcher>();
  private readonly recall = new Recall();
  private source: Source | null = null;
  private attempt = 0;
  private counted = 0;
  private asking = false;
  private closed = false;

  /** `done`: nobody watches any more. */
  constructor(node: string, now: () => number, open: Open, done: () => void) {
    this.node = node;
    this.now = now;
    this.open = open;
    this.done = done;
    void this.come();
  }

  get heads(): number {
    return this.watchers.size;
  }

  private async come(): Promise<void> {
    const source = await this.open(this).catch((): Code => 'storage');
    if (this.closed) {
      if (typeof source !== 'string') source.close();
      return;
    }
    if (typeof source === 'string') return this.end(source);
    this.source = source;
    this.counted = 0;
    this.count();
    this.ask(this.recall.hello());
  }

  private ask(from: Partial<Extract<ToServer, { t: 'hello' }>>): void {
    this.asking = true;
    this.source?.hear({ t: 'hello', v: VERSION, ...from });
  }

  /** The table has left, for another node or for good; whoever watches need not know. */
  end(code: Code): void {
    this.source = null;
    this.greeted = false;
    this.port = null;
    if (this.closed) return;
    if (FINAL.includes(code)) {
      for (const watcher of [...this.watchers]) watcher.end(code);
      return this.close();
    }
    setTimeout(() => void (this.closed || this.come()), backOff(this.attempt++, Math.random)).unref();
  }

  sendText(text: string): void {
    const message = JSON.parse(text) as ToClient;
    const told = this.recall.take(message, text);
    if (message.t === 'table' || message.t === 'batch') {
      this.attempt = 0;
      this.asking = told === 'gap' && this.asking;
    }
    if (told === 'gap') {
      if (!this.asking) this.ask(this.recall.hello());
    } else if (told) this.tell(textFrame(text));
    if (this.recall.isLong && !this.asking) this.ask({});
  }

  private tell(frame: Buffer): void {
    for (const watcher of this.watchers) if (watcher.greeted) watcher.sendFrame(frame);
  }

  add(watcher: Watcher): void {
    this.watchers.add(watcher);
  }

  /** Who watches may say hello, and nothing else. */
  hear(watcher: Watcher, message: ToServer): void {
    if (message.t === 'hello') return this.greet(watcher, message);
    watcher.sendText(JSON.stringify({ t: 'no', code: 'not-open', ...('id' in message ? { id: message.id } : {}) }));
  }

  private greet(watcher: Watcher, hello: Extract<ToServer, { t: 'hello' }>): void {
    if (!SPOKEN.includes(hello.v)) return watcher.end('version');
    const { node } = this;
    const welcome = { t: 'welcome', v: VERSION, person: watcher.person.id, now: this.now(), node };
    if (!watcher.greeted) watcher.sendText(JSON.stringify(welcome));
    watcher.greeted = true;
    for (const text of this.recall.for(hello)) watcher.sendText(text);
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher);
  }

  /** Called now and then: says how many they are, and goes when there is nobody. */
  count(): void {
    const { heads } = this;
    if (heads === 0 && this.source !== null) return this.close();
    if (heads === this.counted) return;
    this.counted = heads;
    this.source?.count(heads);
  }

  close(): void {
    this.closed = true;
    this.source?.close();
    this.source = null;
    this.done();
  }
}
