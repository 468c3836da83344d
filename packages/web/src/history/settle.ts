import { askOnce } from '../replay/ask-once.ts';
import { keepEnded } from '../state/ended-games.ts';
import { fetchRecord } from '../state/records.ts';
import { forgetSeated, type SeatedGame, seatedGames } from '../state/seated-games.ts';
import { summaryOf } from '../table/ended.ts';

/** A server that has no record of a game after so long will never have one. */
const LONG_AGO = 30 * 86_400_000;

/** Whether it is among the own ones now; a game that was given up was neither won nor lost. */
async function settle({ id, seat, at }: SeatedGame, record: string): Promise<boolean> {
  const { end } = await askOnce({ t: 'end', record }, 'end');
  if (end !== null && !(await keepEnded(summaryOf({ ...end, seat }, id, {}, at), null))) return false;
  forgetSeated(id);
  return end !== null;
}

/** Adds the games that have ended at a server while one was elsewhere; false if there were none. */
export async function settleGames(): Promise<boolean> {
  let added = false;
  for (const game of seatedGames()) {
    const fetched = await fetchRecord(game.id);
    if ('record' in fetched) {
      // One that cannot be read must not keep the others out.
      added = (await settle(game, fetched.record).catch(() => false)) || added;
      continue;
    }
    if (fetched.missing === 'unreachable') break;
    if (Date.now() - game.at > LONG_AGO) forgetSeated(game.id);
  }
  return added;
}
