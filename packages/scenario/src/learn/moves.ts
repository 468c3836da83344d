import {
  cloneState,
  type Game,
  gameKinds,
  KIND,
  kindOf,
  lineTokens,
  listOptions,
  MoveError,
  pickValue,
  RANDOM_CARD,
  resolve,
} from '@sixgun/engine';
import { parseLine } from '../run.ts';

/** A whole move of a seat. */
export interface Move {
  readonly seat: number;
  readonly picks: readonly number[];
}

/** Whatever plays a game: takes whole moves in. */
export interface Playable {
  readonly game: Game;
  move(seat: number, picks: readonly number[]): void;
}

/** The move a line like "A: bang B" means now; a MoveError says why it means none. */
export function moveOf(g: Game, line: string): Move {
  const { seat, tokens } = parseLine(line);
  let left: readonly string[] = tokens;
  let draft: number[] = [];
  for (;;) {
    const option = resolve(g, seat, left, draft);
    if (option === null) throw new MoveError(`${line} — this is no whole move.`, { why: 'unfinished' });
    g.offer(seat, false, draft);
    draft = g.picked(seat, option.index);
    left = left.slice(option.tokens.length);
    if (option.draft) continue;
    if (left.length > 0) throw new MoveError(`${line} — this is more than one move.`, { why: 'not-offered' });
    return { seat, picks: draft };
  }
}

const withoutRank = (token: string): string => token.replace(/\/[0-9JQKA]+[SHDC]/, '');

/** A move as it is told from others: cards that differ in rank and suit alone make the same move. */
export const moveName = (g: Game, { seat, picks }: Move): string =>
  lineTokens(g, seat, picks).map(withoutRank).join(' ');

/** Every whole move of a seat, one of those that differ in rank and suit alone. */
export function wholeMoves(g: Game, seat: number, draft: readonly number[] = []): Move[] {
  const found = new Map<string, Move>();
  for (const { index, draft: begun } of listOptions(g, seat, g.offer(seat, false, draft))) {
    g.offer(seat, false, draft);
    const picks = g.picked(seat, index);
    for (const move of begun ? wholeMoves(g, seat, picks) : [{ seat, picks }]) {
      const name = moveName(g, move);
      if (!found.has(name)) found.set(name, move);
    }
  }
  return [...found.values()];
}

/** The same position, to try something out. */
export function copyOf(g: Game): Game {
  const copy = gameKinds[g.rules.game].reopen(g.rules, cloneState(g.s));
  copy.run();
  return copy;
}

/** The seat whose hand a move draws a card from unseen, -1 if it does not. */
export function drawnFrom({ picks }: Move): number {
  const at = picks.indexOf(RANDOM_CARD);
  const owner = picks.slice(0, Math.max(0, at)).findLast((pick) => kindOf(pick) === KIND.seat);
  return at < 0 || owner === undefined ? -1 : pickValue(owner);
}
