import { gameKinds, replay } from '@sixgun/engine';
import { Host } from './host.ts';
import type { Meta, Row } from './row.ts';

const UNKNOWN: Meta = { by: 'person', cid: null, at: 0, bank: 0 };

/** Takes up the game of a record as a log would have it; `names` are those of the seats as they were typed. */
export function fromRecord(record: string, names: readonly string[] = []): { host: Host; rows: Row[] } {
  const moves: { seat: number; picks: readonly number[] }[] = [];
  const { header } = replay(record, gameKinds, null, (seat, picks) => moves.push({ seat, picks }));
  if (names.length === header.players) header.names = [...names];
  const host = Host.deal(header);
  const rows = moves.flatMap(({ seat, picks }) => {
    const result = picks.length === 0 ? host.say(seat, UNKNOWN) : host.move(seat, host.q, picks, UNKNOWN);
    if (!('rows' in result)) throw new Error('A record that was read plays otherwise than it was written.');
    return result.rows;
  });
  return { host, rows };
}
