import type { Outgoing, Port } from '@sixgun/host';
import type { Code, ToClient } from '@sixgun/protocol';
import type { Person } from '../people/people.ts';

/** One socket of one person at one table, as the table sees it. */
export interface Client {
  /** Name and face may change while it is connected. */
  person: Person;
  sendText(text: string): void;
  /** Says why, and closes. `url`: where the table is now, for those who can go there by themselves. */
  end(code: Code, url?: string | null): void;
  /** Has it said hello? */
  greeted: boolean;
  /** Of a crowd that only watches: how many they are. */
  readonly heads?: number;
  /** Its place in the game that is played. */
  port: Port | null;
}

export const tell = (client: Client, message: ToClient): void => client.sendText(JSON.stringify(message));

export const portOf = (client: Client, seats: readonly number[], audience: number): Port => ({
  audience,
  seats,
  send: (out: Outgoing) => client.sendText(out.text()),
});
