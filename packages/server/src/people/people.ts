import { PORTRAITS, type Portrait } from '@sixgun/protocol';
import { hashOf, newPersonId, newRecoveryCode, newToken, readRecoveryCode } from '../ids.ts';
import type { Store } from '../store/store.ts';
import { cleanName } from '../words.ts';

export interface Person {
  id: string;
  name: string;
  portrait: Portrait | null;
  /** The device it speaks from. */
  device: string;
}

const NAMELESS = 'Stranger';

/** A face that is no longer offered is none. */
const portraitOf = (look: unknown): Portrait | null => PORTRAITS.find((portrait) => portrait === look) ?? null;

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
    const { id, name, look, device } = found;
    return { id: String(id), name: String(name) || NAMELESS, portrait: portraitOf(look), device: String(device) };
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
    return outcome === 'durable' ? { person, token, code: next } : null;
  }

  async devices({ id, device }: Person) {
    const found = await this.store.all('devices.of', id);
    return found.map((each) => ({
      id: each.id,
      created: Number(each.created),
      seen: Number(each.seen),
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
