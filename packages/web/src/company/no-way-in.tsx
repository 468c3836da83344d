import { useEffect } from 'preact/hooks';
import { TroublePage } from '../lobby/trouble.tsx';
import type { LinkState } from '../online/online-table.ts';
import { useTexts } from '../text/language.ts';

const RELOADED = 'sixgun.reloaded';

/** A page that is too old is loaded anew once by itself; then the choice is the reader's. */
function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(RELOADED) !== null) return;
    sessionStorage.setItem(RELOADED, '1');
  } catch {
    // Where it cannot be noted it would be loaded again and again.
    return;
  }
  void loadAnew();
}

const LONGEST = 8000;

/** Nobody waits for ever for what a browser may never say. */
const within = (event: string, from: EventTarget): Promise<unknown> =>
  new Promise((resolve) => {
    from.addEventListener(event, resolve, { once: true });
    setTimeout(resolve, LONGEST);
  });

/** The page may come from what was kept for offline: then its new version is fetched and taken first. */
async function loadAnew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing ?? null;
  if (coming !== null) await within('statechange', coming);
  const waiting = registration?.waiting ?? null;
  if (waiting !== null && navigator.serviceWorker.controller !== null) {
    // Before it has taken over, the page would come from the old one once more.
    const taken = within('controllerchange', navigator.serviceWorker);
    waiting.postMessage('use-new-version');
    await taken;
  }
  location.reload();
}

interface NoWayInProps extends Pick<LinkState, 'state' | 'code'> {
  leave: (to: string) => void;
}

/** The table cannot be had: why, and what can be done about it. */
export function NoWayIn({ state, code, leave }: NoWayInProps) {
  const texts = useTexts();
  const old = state === 'old';
  useEffect(() => {
    if (old) reloadOnce();
  }, [old]);
  return (
    <TroublePage
      code={old ? 'version' : (code ?? 'no-table')}
      go={leave}
      again={code === 'auth' ? () => location.reload() : undefined}
    >
      {old && (
        <button type="button" class="button strong" data-reload onClick={() => void loadAnew()}>
          {texts.t('ui.load-anew')}
        </button>
      )}
    </TroublePage>
  );
}
