import type { ToClient } from '@sixgun/protocol';
import type { Person } from '../people/people.ts';
import type { Client } from './client.ts';

/** Everybody who is connected to a table. */
export class Company {
  private readonly clients = new Set<Client>();

  get size(): number {
    return this.clients.size;
  }

  /** A copy: whoever is sent away while all are gone through leaves at once. */
  all(): Client[] {
    return [...this.clients];
  }

  add(client: Client): void {
    this.clients.add(client);
  }

  has(client: Client): boolean {
    return this.clients.has(client);
  }

  delete(client: Client): boolean {
    return this.clients.delete(client);
  }

  clear(): void {
    this.clients.clear();
  }

  isHere(person: string): boolean {
    return this.guest(person) !== null;
  }

  /** Somebody who is connected; null if nobody of that number is. */
  guest(person: string): Person | null {
    for (const client of this.clients) if (client.person.id === person) return client.person;
    return null;
  }

  count(counts: (client: Client) => boolean): number {
    let n = 0;
    for (const client of this.clients) if (counts(client)) n += client.heads ?? 1;
    return n;
  }

  /** To all who have said hello, or those of them who may hear it; its text is made once. */
  tell(message: ToClient, hears: (client: Client) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const client of this.clients) if (client.greeted && hears(client)) client.sendText(text);
  }
}
