import { Admin, AdminError, type NodeReport } from '@sixgun/server';
import { InputError } from './input.ts';

const URL_HINT =
  'DATABASE_URL must name the PostgreSQL that the nodes share, like postgres://user:password@host/sixgun.';

/** Does something with the database of the nodes; what an operator can mend is one sentence. */
export async function withAdmin<T>(url: string | undefined, act: (admin: Admin) => Promise<T>): Promise<T> {
  if (url === undefined || url === '') throw new InputError(URL_HINT);
  try {
    const admin = await Admin.open(url);
    try {
      return await act(admin);
    } finally {
      await admin.close();
    }
  } catch (error) {
    throw error instanceof AdminError ? new InputError(error.message) : error;
  }
}

export function nodesText(nodes: readonly NodeReport[]): string {
  if (nodes.length === 0) return 'No node has ever used this database.';
  const counts = (tables: NodeReport['tables']): string =>
    Object.entries(tables)
      .map(([status, n]) => `${n} ${status}`)
      .join(', ') || 'no tables';
  return nodes
    .map(({ id, state, address, load, tables }) => `${id}  ${state}  ${address}  load ${load}  ${counts(tables)}`)
    .join('\n');
}
