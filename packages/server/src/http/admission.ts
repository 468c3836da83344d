import type { Code } from '@sixgun/protocol';
import type { Crowds } from '../crowd/crowds.ts';
import type { Limits } from '../limits.ts';
import type { Person } from '../people/people.ts';
import { seatOf } from '../table/doc.ts';
import type { TableRow } from '../table/kept.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import type { Callers } from './callers.ts';
import type { Connection } from './connection.ts';
import type { Knock } from './knock.ts';
import { Tally } from './tally.ts';

/** May somebody who does not sit there watch this game? */
export const mayWatch = ({ doc, status }: Pick<TableRow, 'doc' | 'status'>, { id }: Person): boolean =>
  status !== 'waiting' && doc.spectators && seatOf(doc, id) < 0 && !doc.banned.includes(id);

/** In a lobby there is room for all who may look on, and for one at each chair, who may yet sit down. */
const isLobbyFull = (table: Table, { id }: Person, mostGuests: number): boolean =>
  table.status === 'waiting' && !table.isSeated(id) && table.guests() >= mostGuests + table.doc.players;

const looksOn = (table: Table, { id }: Person): boolean => !table.isSeated(id) && table.status !== 'waiting';

/** Who may come; without a table he only watches. */
export interface Admitted {
  person: Person;
  table: Table | null;
}

export interface AdmissionParts {
  callers: Callers;
  tables: Tables;
  crowds: Crowds;
  limits: Limits;
  /** So many who look on take part at a table; more of them only watch. */
  mostGuests: number;
  closing(): boolean;
}

/** Who may come to which table of this node, and what he is there. */
export class Admission {
  private readonly parts: AdmissionParts;
  private readonly byPerson = new Tally();

  constructor(parts: AdmissionParts) {
    this.parts = parts;
  }

  /** `watcher`: of him it is known already that he only watches. */
  async admit({ request, table: id }: Knock, watcher: Person | null): Promise<Code | Admitted> {
    if (watcher !== null) return { person: watcher, table: null };
    const { callers, tables, closing } = this.parts;
    if (closing()) return 'closing';
    const person = await callers.person(request);
    if (person === null) return 'auth';
    if (!tables.isLive(id) && tables.isFull) return 'full';
    const table = await tables.get(id);
    if (table === null) return 'no-table';
    if (table.doc.banned.includes(person.id)) return 'banned';
    if (looksOn(table, person) && !table.doc.spectators) return 'not-open';
    return { person, table };
  }

  /** Brings him to his place; a code says why there is none. He is counted here, because many are admitted at once. */
  place(connection: Connection, id: string, table: Table | null): Code | null {
    const { limits, mostGuests } = this.parts;
    const { person } = connection;
    if (this.byPerson.of(person.id) >= limits.most('socketsOfPerson')) return 'full';
    if (table !== null && isLobbyFull(table, person, mostGuests)) return 'full';
    const isTooMuch = table !== null && looksOn(table, person) && table.guests() >= mostGuests;
    if (isTooMuch) table.setCrowded(true);
    const no = table === null || isTooMuch ? this.watch(connection, id) : this.join(connection, table);
    if (no === null) this.byPerson.add(person.id);
    return no;
  }

  private watch(connection: Connection, id: string): Code | null {
    const crowd = this.parts.crowds.at(id);
    if (crowd.heads >= this.parts.limits.most('crowd')) return 'full';
    crowd.add(connection);
    connection.place = crowd;
    return null;
  }

  private join(connection: Connection, table: Table): Code | null {
    if (table.socketsOf(connection.person.id) >= this.parts.limits.most('socketsAtTable')) return 'full';
    if (!table.join(connection)) return 'moved';
    connection.place = table;
    return null;
  }

  leave(connection: Connection): void {
    this.byPerson.drop(connection.person.id);
    connection.place?.leave(connection);
  }
}
