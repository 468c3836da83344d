import { ENGINE_VERSION, OtherRules, RecordError } from '@sixgun/engine';
import { fromRecord, Host, type Kept } from '@sixgun/host';
import type { Level, NewGame, ToWorker } from '@sixgun/protocol';
import { keep, keptGame } from './keep.ts';
import { type Edges, LocalTable } from './local-table.ts';
import { isMind, mindBeside, think } from './mind.ts';
import { listen, send } from './port.ts';

let table: LocalTable | null = null;

/** 256 bits, as hexadecimal digits. */
const fresh = (): string =>
  [...crypto.getRandomValues(new Uint32Array(8))].map((word) => word.toString(16).padStart(8, '0')).join('');

const edges: Edges = { post: send, keep, now: () => performance.now(), mind: mindBeside() };

function open(
  host: Host,
  people: readonly number[],
  botKey: string,
  levels: readonly Level[] | undefined,
  resumed: boolean,
): Promise<void> {
  table?.close();
  table = new LocalTable(host, people, botKey, edges, levels);
  return table.open(resumed);
}

function deal({ me, people = [me], levels, names, previous = [], ...setup }: NewGame): Promise<void> {
  const rest = { names: [...names], players: names.length, engine: ENGINE_VERSION, previous: [...previous] };
  return open(Host.deal({ ...setup, ...rest, seed: `dealt:${fresh()}` }), people, fresh(), levels, false);
}

/** A game that cannot be gone on with stays where it is, and its record is handed out. */
function revived({ record, me, people = [me], names }: Kept): Host | null {
  try {
    const { host } = fromRecord(record, names);
    const { players } = host.header;
    const nobody = people.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= players);
    if (nobody !== undefined)
      throw new RangeError(`The game that is kept has ${players} seats, and none of them is number ${nobody}.`);
    return host;
  } catch (error) {
    if (!(error instanceof RecordError || error instanceof RangeError)) throw error;
    const { message } = error;
    send({ t: 'trouble', message, lost: { record, older: error instanceof OtherRules } });
    return null;
  }
}

async function resume(message: Extract<ToWorker, { t: 'resume' }>): Promise<void> {
  const kept: Kept | null = message.old === null ? await keptGame() : { ...message.old, botKey: fresh() };
  if (kept === null) return send({ t: 'none' });
  const host = revived(kept);
  if (host !== null) await open(host, kept.people ?? [kept.me], kept.botKey, kept.levels, true);
}

async function hear(message: ToWorker): Promise<void> {
  if (message.t === 'new') return deal(message.game);
  if (message.t === 'resume') return resume(message);
  table?.hear(message);
}

if (isMind()) think();
else listen<ToWorker>(hear);
