import { type Alarm, type Bot, type Move, nextMove } from '@sixgun/bots';
import type { Host } from './host.ts';
import type { Meta, Row } from './row.ts';

/** Who plays for each seat, null for a person; the key of their chance must have nothing to do with the deal. */
export interface Seating {
  bots: readonly (Bot | null)[];
  botKey: string;
  alarm?: Alarm;
}

const META: Meta = { by: 'bot:rule', cid: null, at: 0, bank: 0 };

/** One whole move of whichever bot wants to or has to, made at once; null when only people are asked. */
export function moveBot(host: Host, { bots, botKey, alarm }: Seating): (Move & { rows: Row[] }) | null {
  if (host.over) return null;
  const move = nextMove(
    host.game,
    bots,
    host.history,
    (seat) => host.chance(botKey, seat),
    () => host.openly(),
    alarm,
  );
  if (move === null) return null;
  const result = host.move(move.seat, host.q, move.picks, META);
  if (!('rows' in result)) throw new Error(`A bot has made a move that the rules refuse: ${move.picks.join()}.`);
  return { ...move, rows: result.rows };
}
