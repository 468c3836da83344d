import { KIND, kindOf } from '@sixgun/engine';
import type { ToPage, ToWorker } from '@sixgun/protocol';
import type { Store } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import { isComplete, levelAt, nodeAt, wayTo, withForcedPicks } from './picks.ts';

/** Questions in which a card is only given away or marked: one tap is enough. */
const ONE_TAP = ['discard', 'load', 'pay-load', 'upgrade'];

interface Around {
  table: () => Store<TableState>;
  send: (message: ToWorker) => void;
  /** Something has been begun: the game does not go on by itself. */
  hold: () => void;
  goOn: () => void;
}

/** The hand of the player: what is taken up, laid back and played of the question that is open. */
export class Picking {
  private readonly around: Around;
  /** The question whose answer is on its way; it comes back if the answer is doubted. */
  private sent: Partial<TableState> = {};

  constructor(around: Around) {
    this.around = around;
  }

  private get table(): Store<TableState> {
    return this.around.table();
  }

  /** Picks a card up without playing it; the answer says whether it could be. */
  takeUp(pick: number): boolean {
    const { decision, info } = this.table.get();
    const way = wayTo(info, decision?.tree ?? [], pick);
    if (decision === null || way === null) return false;
    this.around.hold();
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
    this.around.hold();
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
    this.around.hold();
    this.around.send({ t: 'next', decision: decision.id, draft: picks });
  }

  sendMove(picks: readonly number[], sure = false): void {
    const { decision, path } = this.table.get();
    if (decision === null) return;
    this.around.hold();
    this.sent = { decision, path };
    this.table.set({ decision: null, sheet: null, bubble: null, hint: null });
    this.around.send({ t: 'move', decision: decision.id, picks, sure });
  }

  /** The move was not taken as it is: the question stands again, with what there is to say about it. */
  doubted(more: Partial<TableState>): void {
    this.table.set({ ...this.sent, ...more });
  }

  goOnFrom({ decision: id, draft, tree }: Extract<ToPage, { t: 'tree' }>): void {
    const { decision } = this.table.get();
    if (decision?.id !== id) return;
    this.table.set({ decision: { ...decision, draft, tree }, path: [], bubble: null });
    if (decision.standing && draft.length === 0) this.around.goOn();
  }

  /** Lays back what was picked; a move that was begun is given up as well. */
  cancel(): void {
    const { decision, path, hint } = this.table.get();
    if (hint !== null && path.length === 0) this.table.set({ hint: null });
    else if (path.length > 0) this.dropPicks();
    else if (decision !== null && decision.draft.length > 0)
      this.around.send({ t: 'next', decision: decision.id, draft: [] });
  }

  private dropPicks(): void {
    const { decision } = this.table.get();
    this.table.set({ path: [], bubble: null });
    if (decision?.standing === true && decision.draft.length === 0) this.around.goOn();
  }
}
