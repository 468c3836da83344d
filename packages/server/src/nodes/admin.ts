import pg from 'pg';
import { numbered } from '../store/postgres.ts';
import { STATEMENTS, type StatementName } from '../store/statements.ts';
import type { Value } from '../store/store.ts';
import { DEAD } from './lease.ts';

export interface NodeReport {
  id: string;
  state: 'live' | 'draining' | 'dead';
  address: string;
  load: number;
  tables: Record<string, number>;
}

/** Something an operator asked for that cannot be. */
export class AdminError extends Error {}

/** What an operator sees and orders, through the database that all nodes share: it works while some of them are dead. */
export class Admin {
  private readonly client: pg.Client;

  private constructor(client: pg.Client) {
    this.client = client;
  }

  static async open(url: string): Promise<Admin> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      await client.query('select 1 from moves limit 1');
    } catch (error) {
      await client.end().catch(() => {});
      const reason = error instanceof Error ? error.message : String(error);
      throw new AdminError(`The database of DATABASE_URL cannot be used: ${reason}.`);
    }
    return new Admin(client);
  }

  close(): Promise<void> {
    return this.client.end();
  }

  private async run(name: StatementName, ...values: Value[]) {
    return this.client.query<Record<string, Value>>(numbered(STATEMENTS[name].sql), values);
  }

  async nodes(): Promise<NodeReport[]> {
    const { rows: counts } = await this.run('tables.byOwner');
    const { rows } = await this.run('nodes.all', DEAD);
    return rows.map(({ id, left_ms: left, draining, peer, load }) => ({
      id: String(id),
      state: Number(left) === 0 ? 'dead' : Number(draining) === 1 ? 'draining' : 'live',
      address: String(peer ?? ''),
      load: Number(load ?? 0),
      tables: Object.fromEntries(
        counts.filter(({ owner }) => owner === id).map(({ status, n }) => [String(status), Number(n)]),
      ),
    }));
  }

  async tables(): Promise<{ id: string; owner: string; status: string }[]> {
    const { rows } = await this.run('tables.all');
    return rows.map(({ id, owner, status }) => ({ id: String(id), owner: String(owner), status: String(status) }));
  }

  /** The node hands its tables over and gets no new ones, until it is started again. */
  async drain(node: string): Promise<void> {
    await this.mustLive(node);
    await this.run('node.drain', 1, node);
  }

  async move(table: string, node: string): Promise<void> {
    await this.mustLive(node);
    const { rowCount } = await this.run('table.get', table);
    if (rowCount !== 1) throw new AdminError(`There is no table ${table}.`);
    await this.run('move.add', table, node);
  }

  private async mustLive(node: string): Promise<void> {
    const nodes = await this.nodes();
    const found = nodes.find(({ id }) => id === node);
    if (found === undefined)
      throw new AdminError(`There is no node ${node}; there are: ${nodes.map(({ id }) => id).join(', ') || 'none'}.`);
    if (found.state === 'dead')
      throw new AdminError(`The node ${node} is dead; its tables go to whoever is asked for them.`);
  }
}
