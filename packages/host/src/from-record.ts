import { type Deed, gameKinds, type Header, replay } from '@sixgun/engine';
import type { Level } from '@sixgun/protocol';
import { Host } from './host.ts';
import type { Meta, Result, Row } from './row.ts';

/** A game as it is kept in one text; nobody at the table may see it. */
export interface Kept {
  record: string;
  me: number;
  /** As they were typed; a record knows names without spaces only. */
  names: readonly string[];
  /** What the bots' chance comes from. */
  botKey: string;
  /** Seats of the people who share the device; only `me` where it is missing. */
  people?: readonly number[];
  /** How strong the bots are, by seat; games from before there were levels have none. */
  levels?: readonly Level[];
}

const UNKNOWN: Meta = { by: 'person', cid: null, at: 0, bank: 0 };

interface Done {
  seat: number;
  picks: readonly number[];
  deed: Deed;
}

/** What was done in a record, and the game it was done in; `names` are those of the seats as they were typed. */
export function deedsIn(record: string, names: readonly string[] = []): { header: Header; deeds: Done[] } {
  const deeds: Done[] = [];
  const { header } = replay(record, gameKinds, null, (seat, picks, deed) => deeds.push({ seat, picks, deed }));
  if (names.length === header.players) header.names = [...names];
  return { header, deeds };
}

/** Does it once more, as a log would have it. */
export function doAgain(host: Host, done: Done): Row[] {
  const result = resultOf(host, done);
  if (!('rows' in result)) throw new Error('A record that was read plays otherwise than it was written.');
  return result.rows;
}

function resultOf(host: Host, { seat, picks, deed }: Done): Result {
  switch (deed) {
    case 'say':
      return host.say(seat, UNKNOWN);
    case 'play-on':
      return host.playOn(seat, picks, UNKNOWN);
    case 'move':
      return host.move(seat, host.q, picks, UNKNOWN);
  }
}

/** Takes up the game of a record. */
export function fromRecord(record: string, names: readonly string[] = []): { host: Host; rows: Row[] } {
  const { header, deeds } = deedsIn(record, names);
  const host = Host.deal(header);
  return { host, rows: deeds.flatMap((done) => doAgain(host, done)) };
}
