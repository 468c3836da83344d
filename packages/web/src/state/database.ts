/** What a request comes to. */
export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Where the storage is full a request may succeed, and what was asked for is gone all the same. */
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

/** A database of this browser; it is opened when it is first needed. */
export class Database {
  private readonly name: string;
  /** By the name of each store the field that its keys are; null where they are given apart. */
  private readonly stores: Readonly<Record<string, string | null>>;
  private opened: Promise<IDBDatabase> | null = null;

  constructor(name: string, stores: Readonly<Record<string, string | null>>) {
    this.name = name;
    this.stores = stores;
  }

  /** All of it or nothing; what cannot be done is an error. */
  async within<T>(mode: IDBTransactionMode, act: (transaction: IDBTransaction) => T): Promise<Awaited<T>> {
    const database = await this.open();
    const transaction = database.transaction(Object.keys(this.stores), mode);
    const [, answer] = await Promise.all([finished(transaction), act(transaction)]);
    return answer;
  }

  private open(): Promise<IDBDatabase> {
    // Who was refused once, or shut out by the browser, may be let in later.
    const forget = (): void => {
      this.opened = null;
    };
    this.opened ??= this.connect(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return this.opened;
  }

  private async connect(closed: () => void): Promise<IDBDatabase> {
    const request = indexedDB.open(this.name, 1);
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(this.stores)) request.result.createObjectStore(store, { keyPath });
    };
    const database = await settled(request);
    database.onclose = closed;
    return database;
  }
}
