import { hashText, hasSeat, PLAY_ON } from '@sixgun/engine';
import type { ToPage } from '@sixgun/protocol';
import { type EndedGame, holdRecord, keepEnded, ownId } from '../state/ended-games.ts';
import { notes } from '../state/notes.ts';
import { forgetSeated } from '../state/seated-games.ts';
import type { Afterwards } from '../story/table-state.ts';
import { characterOf, defOf, partOf, roleOf } from './box.ts';
import { marksRight } from './marks.ts';

type Ended = Extract<ToPage, { t: 'ended' }>;

const idOf = (piece: number, info: Ended['info']): string => (piece < 0 ? '' : defOf(info, piece).id);

/** `noted` are the marks in the notebook of that game. */
export function summaryOf(
  { info, view, seat }: Pick<Ended, 'info' | 'view' | 'seat'>,
  id: string,
  noted = notes.get().marks,
  at = Date.now(),
): EndedGame {
  const role = roleOf(info, view, seat);
  const marks = marksRight(info, view, noted, seat);
  return {
    id,
    at,
    game: info.game,
    packs: [...info.packs],
    names: [...info.names],
    seat,
    role: idOf(role, info),
    part: role < 0 ? '' : partOf(info, role),
    character: idOf(characterOf(info, view, seat), info),
    won: hasSeat(view.winners, seat),
    ...(marks.all > 0 && { marks }),
  };
}

/** Was this game taken up from the middle of another one? It says nothing of how well somebody plays. */
const isPlayedOn = (record: string): boolean => new RegExp(`^[A-H]: ${PLAY_ON}\\b`, 'm').test(record);

/** Adds a game that is over to the own ones, and tells where it can be looked at again. */
export async function noteEnd(ended: Ended): Promise<Afterwards> {
  const { of } = ended;
  if ('game' in of) {
    forgetSeated(of.game);
    // Whoever only looked on has neither won nor lost.
    const kept = ended.seat >= ended.info.players || (await keepEnded(summaryOf(ended, of.game), null));
    return { place: `r/${of.game}`, kept, check: `fair/${of.game}` };
  }
  const id = ownId(hashText(of.record));
  holdRecord(id, of.record);
  const kept = isPlayedOn(of.record) || (await keepEnded(summaryOf(ended, id), of.record));
  return { place: `r/${id}`, kept, check: null };
}
