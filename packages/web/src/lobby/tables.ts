import * as v from 'valibot';
import { call } from '../online/api.ts';
import { signIn } from '../online/person.ts';
import { setupDoc } from './setup-doc.ts';

const options = v.record(v.string(), v.union([v.boolean(), v.string()]));
const listed = v.object({
  id: v.string(),
  status: v.picklist(['waiting', 'dealing', 'open', 'over', 'stuck', 'aborted']),
  name: v.string(),
  game: v.picklist(['card', 'dice']),
  players: v.number(),
  packs: v.array(v.string()),
  variants: options,
  pace: v.picklist(['quick', 'normal', 'slow', 'days', 'off']),
  spectators: v.boolean(),
  hints: v.boolean(),
  free: v.number(),
});
/** A public table, as the list has it. */
export type ListedTable = v.InferOutput<typeof listed>;

/** Throws `Refused`. */
export async function publicTables(): Promise<ListedTable[]> {
  const { tables } = v.parse(v.object({ tables: v.array(listed) }), await call('GET', '/api/tables'));
  return tables;
}

/** The table behind a code; throws `Refused`. */
export async function tableByCode(code: string): Promise<string> {
  await signIn();
  return v.parse(v.object({ id: v.string() }), await call('GET', `/api/tables/${code}`)).id;
}

/** A new table with the set-up of this device; throws `Refused`. */
export async function openTable(nameFor: (name: string) => string): Promise<string> {
  const { name } = await signIn();
  return v.parse(v.object({ id: v.string() }), await call('POST', '/api/tables', setupDoc(nameFor(name)))).id;
}
