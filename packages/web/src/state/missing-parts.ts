import { Store } from './store.ts';

/** Whether a part of the page could not be fetched: the network is gone, or the server has newer parts by now. */
export const missingParts = new Store({ some: false });

export function watchMissingParts(): void {
  addEventListener('vite:preloadError', () => missingParts.set({ some: true }));
}
