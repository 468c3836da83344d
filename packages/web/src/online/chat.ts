import type { ToClient, ToServer } from '@sixgun/protocol';
import { Store } from '../state/store.ts';
import type { Trouble } from './api.ts';
import { PaceOfTalk } from './pace-of-talk.ts';
import { later } from './socket.ts';

export type ChatLine = Extract<ToClient, { t: 'chat' }>;
/** With the moment at which this page heard it, by its own clock. */
export type HeardLine = ChatLine & { heard: number };

interface ChatState {
  lines: readonly HeardLine[];
  /** What was said after this moment of the server's clock is new to whoever looks at this page. */
  since: number;
  /** Why the last line was not said; a new object each time. */
  refused: { code: Trouble } | null;
}

const MOST_LINES = 200;
/** A refusal comes within a moment; more than these nobody says in one. */
const MOST_SAID = 16;

/** What is said at a table, and what one has said a moment ago, so that a refusal of it is known for one. */
export class Chat extends Store<ChatState> {
  private readonly said = new Set<string>();
  private readonly pace = new PaceOfTalk();

  constructor() {
    super({ lines: [], since: 0, refused: null });
  }

  hear(line: ChatLine): void {
    const others = this.get().lines.filter(({ n }) => n !== line.n);
    this.set({ lines: [...others, { ...line, heard: Date.now() }].slice(-MOST_LINES) });
  }

  /** May something be said at this moment? If not, why is known before the server would refuse it, or never hear it. */
  passes(isConnected: boolean): boolean {
    const now = performance.now();
    const wait = this.pace.wait(now);
    if (isConnected && wait === 0) {
      this.pace.say(now);
      return true;
    }
    const refused = { code: isConnected ? ('rate' as const) : ('offline' as const) };
    this.set({ refused });
    if (isConnected) later(wait, () => this.get().refused === refused && this.set({ refused: null }));
    return false;
  }

  /** A line of one's own, or the number of a phrase, as the server is told it. */
  say(id: string, what: string | number, room: ChatLine['room']): Extract<ToServer, { t: 'say' }> {
    this.said.add(id);
    const [oldest] = this.said;
    if (this.said.size > MOST_SAID) this.said.delete(oldest);
    this.set({ refused: null });
    return { t: 'say', id, room, ...(typeof what === 'string' ? { text: what } : { phrase: what }) };
  }

  /** Was this said here? It is refused only once; what is heard is not answered. */
  refuse(id: string, code: Trouble): boolean {
    const own = this.said.delete(id);
    if (own) this.set({ refused: { code } });
    return own;
  }
}
