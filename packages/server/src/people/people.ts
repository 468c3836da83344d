import { PORTRAITS, type Portrait } from '@sixgun/protocol';
import { hashOf, newPersonId, newRecoveryCode, newToken, readRecoveryCode } from '../ids.ts';
import type { Found, Store } from '../store/store.ts';
import { cleanName } from '../words.ts';

/** Somebody as everybody sees him. */
export interface Looks {
  id: string;
  name: string;
  portrait: Portrait | null;
}

export interface Person extends Looks {
  /** The device it speaks from. */
  device: string;
}

const DAY = 24 * 3600_000;
/** As long as a browser keeps its cookie: whoever was not seen for so long has no token any more. */
export const YEAR = 365 * DAY;

const NAMELESS = 'Stranger';

/** A face that is no longer offered is none. */
const portraitOf = (look: unknown): Portrait | null => PORTRAITS.find((portrait) => portrait === look) ?? null;

const seenAs = ({ id, name, look }: Found): Looks => ({
  id: String(id),
  name: String(name) || NAMELESS,
  portrait: portraitOf(look),
});

/** Guests without mail or password: a token a device, and a code on paper. The database has hashes only. */
export class People {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async byToken(token: string): Promise<Person | null> {
    const [found] = await this.store.all('device.person', hashOf(token));
    if (found === undefined) return null;
    const person = { ...seenAs(found), device: String(found.device) };
    if (this.now() - Number(found.seen) > DAY) this.see(person);
    return person;
  }

  /** Nobody waits for this: what is not noted now is noted the next time. */
  private see({ id, device }: Person): void {
    const now = this.now();
    const steps = [['person.seen', now, id] as const, ['device.seen', now, device] as const];
    void this.store.write({ steps });
  }

  /** Tokens that nobody has shown for a year, and all who have neither a token nor a code to come back with. */
  async tidy(): Promise<void> {
    const before = this.now() - YEAR;
    await this.must([
      ['devices.tidy', before],
      ['people.tidy', before],
    ]);
  }

  async byId(id: string): Promise<Looks | null> {
    const [found] = await this.store.all('person.get', id);
    return found === undefined ? null : seenAs(found);
  }

  /** Null: the name cannot be used. */
  async create(name: string | undefined, portrait: Portrait | null): Promise<{ person: Person; token: string } | null> {
    const shown = name === undefined ? NAMELESS : cleanName(name);
    if (shown === null) return null;
    const id = newPersonId();
    const device = newPersonId();
    const token = newToken();
    const now = this.now();
    await this.must([
      ['person.new', id, shown, portrait, now, now],
      ['device.new', hashOf(token), device, id, now, now],
    ]);
    return { person: { id, name: shown, portrait, device }, token };
  }

  /** Name and face may be changed at any time; null: the name cannot be used. */
  async change(
    person: Person,
    { name, portrait }: { name?: string; portrait?: Portrait | null },
  ): Promise<Person | null> {
    const shown = name === undefined ? person.name : cleanName(name);
    if (shown === null) return null;
    const changed = { ...person, name: shown, portrait: portrait === undefined ? person.portrait : portrait };
    await this.must([['person.set', changed.name, changed.portrait, person.id]]);
    return changed;
  }

  /** A new code for this person; the one before is void. */
  async newRecovery({ id }: Pick<Person, 'id'>): Promise<string> {
    const code = newRecoveryCode();
    await this.must([
      ['recovery.drop', id],
      ['recovery.new', hashOf(readRecoveryCode(code)), id, this.now()],
    ]);
    return code;
  }

  /** A device more for whoever has the code, and a new code; null if there is none like it. */
  async recover(code: string): Promise<{ person: string; token: string; code: string } | null> {
    const used = hashOf(readRecoveryCode(code));
    const [found] = await this.store.all('recovery.get', used);
    if (found === undefined) return null;
    const person = String(found.person);
    const token = newToken();
    const next = newRecoveryCode();
    const now = this.now();
    const outcome = await this.store.write({
      steps: [
        ['recovery.use', used],
        ['recovery.new', hashOf(readRecoveryCode(next)), person, now],
        ['device.new', hashOf(token), newPersonId(), person, now, now],
      ],
    });
    if (outcome === 'durable') return { person, token, code: next };
    // Somebody else has used it in the same moment, or it is as good as before.
    if ((await this.store.all('recovery.get', used)).length > 0) throw new StorageError();
    return null;
  }

  async devices({ id, device }: Person) {
    const found = await this.store.all('devices.of', id);
    return found.map((each) => ({
      id: each.id,
      created: Number(each.created),
      own: each.id === device,
    }));
  }

  /** Its token is worth nothing any more. */
  async forgetDevice({ id }: Person, device: string): Promise<void> {
    await this.must([['device.drop', id, device]]);
  }

  /** Name, face, devices and recovery code are gone; what was played stays, with the names of its record. */
  async forget({ id }: Person): Promise<void> {
    await this.must([
      ['person.drop', id],
      ['devices.drop', id],
      ['recovery.drop', id],
    ]);
  }

  private async must(steps: Parameters<Store['write']>[0]['steps']): Promise<void> {
    if ((await this.store.write({ steps })) === 'lost') throw new StorageError();
  }
}

/** Nothing can be kept just now, so nothing is done. */
export class StorageError extends Error {
  constructor() {
    super('The server cannot keep anything just now; nothing was done.');
  }
}
