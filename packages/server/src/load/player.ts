import { decodeTree, type PickNode, type ToClient } from '@sixgun/protocol';
import type { Seat } from './seat.ts';

export interface Habits {
  /** Milliseconds before a move. */
  pace: number;
  /** How often a move is taken back, and how often the connection drops with a message, from 0 to 1. */
  takeBack: number;
  drop: number;
  random(): number;
  /** An action leaves. */
  sent?(id: string): void;
}

const SHORT = 3;

/** Plays random legal moves at a seat. */
export class Player {
  readonly seat: Seat;
  private readonly habits: Habits;
  private timer: NodeJS.Timeout | null = null;
  private picks: number[] = [];
  private at = -1;
  private stopped = false;

  constructor(seat: Seat, habits: Habits) {
    this.seat = seat;
    this.habits = habits;
    seat.onHeard = (heard) => {
      if (heard.t === 'message') this.answer(heard.message);
      if (heard.t !== 'box') this.plan();
      if (heard.t !== 'message' && habits.drop > 0 && habits.random() < habits.drop) seat.drop();
    };
    // It may be asked already, and then nothing more is heard.
    this.plan();
  }

  stop(): void {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private plan(ms = this.habits.pace * (0.5 + this.habits.random())): void {
    if (this.timer !== null || this.stopped) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.go();
    }, ms);
  }

  private go(): void {
    const { follower } = this.seat;
    const { decision, ask, back } = follower;
    const { random, takeBack } = this.habits;
    if (ask === null || follower.view?.over === true || follower.underWay !== null) return;
    if (back && random() < takeBack) return this.did(follower.takeBack());
    if (decision === null || decision.sealed !== null || decision.tree.length === 0) return;
    if (decision.standing && random() > 0.1) return;
    this.picks = [];
    this.at = ask.q;
    this.choose(decodeTree(decision.tree));
  }

  private choose(tree: readonly PickNode[]): void {
    const { follower } = this.seat;
    const { random } = this.habits;
    for (let level = tree; ; ) {
      const node = level[Math.floor(random() * level.length)];
      if (node === undefined) return;
      this.picks.push(node.pick);
      if (node.ends === 'next') return this.seat.send({ t: 'next', q: this.at, draft: this.picks });
      if (node.ends === 'whole' && (node.next.length === 0 || random() < 0.5))
        return this.did(follower.move(this.picks, true));
      level = node.next;
    }
  }

  private did(id: string): void {
    this.habits.sent?.(id);
  }

  private answer(message: ToClient): void {
    const { follower } = this.seat;
    if (message.t === 'tree' && message.q === this.at && message.q === follower.ask?.q && follower.underWay === null)
      if (message.draft.join() === this.picks.join()) this.choose(decodeTree(message.tree));
    if (message.t === 'no') this.plan(SHORT);
  }
}
