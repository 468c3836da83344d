import { useLayoutEffect, useState } from 'preact/hooks';

/** A value that components watch. */
export class Store<T extends object> {
  private value: T;
  private readonly listeners = new Set<() => void>();

  constructor(value: T) {
    this.value = value;
  }

  get(): T {
    return this.value;
  }

  set(part: Partial<T>): void {
    this.value = { ...this.value, ...part };
    for (const listener of [...this.listeners]) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

export function useStore<T extends object>(store: Store<T>): T {
  const [seen, see] = useState(store.get());
  useLayoutEffect(() => {
    const listener = () => see(store.get());
    listener();
    return store.subscribe(listener);
  }, [store]);
  return seen;
}
