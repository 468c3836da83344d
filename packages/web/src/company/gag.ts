import type { TableState } from '../story/table-state.ts';
import { isOut } from '../table/prompt.ts';

/** Is an event in force that makes the living pay for every word? */
export function talkCosts(state: TableState): boolean {
  const { info, view } = state;
  if (view.over || info.me >= info.players || isOut(state)) return false;
  return view.zones.some(
    (pieces, zone) =>
      info.zones[zone].works && pieces.some((piece) => piece >= 0 && info.defs[info.faces[piece].def].id === 'gag'),
  );
}
