import { Store } from './store.ts';

/** What a browser hands out that can install the page. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

interface Installation {
  /** Asks the visitor to install the page; null where the browser does not offer it. */
  install: (() => void) | null;
  /** Goes over to a new version that has come; null if there is none. */
  renew: (() => void) | null;
}

/** Milliseconds in which the first page has all it needs itself. */
const SOON = 1500;

export const installation = new Store<Installation>({ install: null, renew: null });

function offer(event: Event): void {
  event.preventDefault();
  installation.set({
    install() {
      installation.set({ install: null });
      void (event as InstallEvent).prompt();
    },
  });
}

/** A new version waits until a player takes it; the page that runs keeps its own. */
function watch(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    const { waiting } = registration;
    if (waiting === null || navigator.serviceWorker.controller === null) return;
    installation.set({ renew: () => waiting.postMessage('use-new-version') });
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  let renewed = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes over a page that has all it needs.
    if (renewed) renewed = false;
    else if (installation.get().renew !== null) location.reload();
  });
}

export function watchInstallation(): void {
  addEventListener('beforeinstallprompt', offer);
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const register = async () => {
    const registration = await navigator.serviceWorker.register('./sw.js');
    // Where somebody stands in the way there is no registration, and no word about it.
    if (registration !== undefined) watch(registration);
  };
  // After the first page stands; where it is forbidden the page does without.
  setTimeout(() => void register().catch(() => {}), SOON);
}
