import { OPEN } from '@sixgun/engine';
import type { Follower } from '@sixgun/protocol';
import { forgetSeated, noteSeated, seatedGames } from '../state/seated-games.ts';

type Followed = Pick<Follower, 'info' | 'view' | 'game'>;

/** The game may end while one is elsewhere, and is one's own all the same; `own` is the seat of whoever sees all hands. */
export function noteOwnGame(followed: Followed, own: number): void {
  const { info, view, game } = followed;
  if (info === null || view === null || game === null || view.over) return;
  const seat = info.me === OPEN ? own : info.me;
  if (seat >= 0 && seat < info.players) noteSeated(game, seat);
  else giveUpGame(followed);
}

/** Whoever leaves while he lives has not played it. */
export function giveUpGame({ info, view, game }: Followed): void {
  const seat = seatedGames().find(({ id }) => id === game)?.seat;
  if (info === null || view === null || game === null || seat === undefined) return;
  const count = (name: string): number => view.seats[info.seatColumns.indexOf(name) * 8 + seat] ?? 0;
  const hasFallen = count('out') > 0 && count('in') === 0;
  if (!hasFallen) forgetSeated(game);
}
