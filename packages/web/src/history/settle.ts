import { askOnce } from '../replay/ask-once.ts';
import { keepEnded } from '../state/ended-games.ts';
import { fetchRecord } from '../state/records.ts';
import { forgetSeated, seatedGames } from '../state/seated-games.ts';
import { summaryOf } from '../table/ended.ts';

/** A server that has no record of a game after so long will never have one. */
const LONG_AGO = 30 * 86_400_000;

/** Adds the games that have ended at a server while one was elsewhere; false if there were none. */
export async function settleGames(): Promise<boolean> {
  let added = false;
  for (const { id, seat, at } of seatedGames()) {
    const fetched = await fetchRecord(id);
    if ('missing' in fetched) {
      if (fetched.missing === 'unreachable') break;
      if (Date.now() - at > LONG_AGO) forgetSeated(id);
      continue;
    }
    const { end } = await askOnce({ t: 'end', record: fetched.record }, 'end');
    // A game that was given up was neither won nor lost.
    const kept = end === null || (await keepEnded(summaryOf({ ...end, seat }, id, {}, at), null));
    if (kept) forgetSeated(id);
    added ||= end !== null && kept;
  }
  return added;
}
