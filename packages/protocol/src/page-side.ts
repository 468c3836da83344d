import type { Follower } from './follower.ts';
import type { Batch, ToPage, ToWorker } from './page.ts';
import type { ToClient } from './to-client.ts';
import type { ToServer } from './to-server.ts';
import { decodeTree } from './tree.ts';

/** What the page asks of a table, wherever that is kept. */
export type Asked = Extract<ToWorker, { t: 'move' | 'next' | 'back' | 'why' }>;

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((pick, i) => pick === b[i]);

/** Between a follower and the page: what it has heard as the page shows it, what the page says as the table hears it. */
export class PageSide {
  private readonly follower: Follower;
  private readonly send: (message: ToServer) => void;
  /** The newest question after a reason; nobody waits for the answer to an older one. */
  private asked: Extract<ToWorker, { t: 'why' }> | null = null;

  constructor(follower: Follower, send: (message: ToServer) => void) {
    this.follower = follower;
    this.send = send;
  }

  /** What was meant for an older question is dropped: the page is about to be shown the present one. */
  hear(message: Asked): void {
    const { follower } = this;
    const q = follower.ask?.q ?? -1;
    switch (message.t) {
      case 'move':
        if (message.decision === follower.seq) follower.move(message.picks, message.sure);
        return;
      case 'next':
        if (message.decision === follower.seq) this.send({ t: 'next', q, draft: [...message.draft] });
        return;
      case 'back':
        follower.takeBack();
        return;
      case 'why':
        this.asked = message;
        this.send({ t: 'why', q, draft: [...message.draft], picks: [...message.picks] });
        return;
    }
  }

  /** How the table stands after these events; null as long as nothing is known of it. */
  batch(events: Batch['events']): Batch | null {
    const { view, facts, decision, others: open, back, seq: id } = this.follower;
    if (view === null || facts === null) return null;
    // What is answered for the person by itself is no question.
    const put = decision === null || decision.spare !== null ? null : decision;
    const asked = put === null ? null : { ...put, id, draft: [], tree: decodeTree(put.tree) };
    return { id, events, view, facts, decision: asked, open, mayTakeBack: back };
  }

  /** An answer to something the page has said; null if it is none. */
  answer(message: Exclude<ToClient, { t: 'table' | 'batch' | 'now' }>): ToPage | null {
    const decision = this.follower.seq;
    switch (message.t) {
      case 'danger':
        return { t: 'danger', decision, picks: message.picks, danger: message.danger };
      case 'tree':
        return { t: 'tree', decision, draft: message.draft, tree: decodeTree(message.tree) };
      case 'why': {
        const { asked } = this;
        if (asked === null || !same(asked.picks, message.picks)) return null;
        return { t: 'why', request: asked.request, refusal: message.refusal };
      }
      case 'because':
        return { t: 'because', seat: message.seat, ground: message.ground };
      case 'no':
        return message.refusal === undefined ? null : { t: 'no', decision, refusal: message.refusal };
      default:
        return null;
    }
  }
}
