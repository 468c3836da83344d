import { render } from 'preact';
import { drawByFrames, soon } from './state/frames.ts';
import { watchHistory } from './state/history.ts';
import { watchInput } from './state/input-mode.ts';
import { watchInstallation } from './state/install.ts';
import { watchMissingParts } from './state/missing-parts.ts';
import { applyTheme, settings } from './state/settings.ts';
import './style/fonts.css';
import './style/base.css';
import './style/pages.css';
import './style/dialogs.css';
import './style/start.css';
import { speak } from './text/language.ts';

watchInput();
watchHistory();
watchMissingParts();
applyTheme();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);

/** What the first page is written in, fetched with its words: what is drawn before it has come is laid out twice. */
function fetchLetters(): void {
  const sample = settings.get().language === 'en' ? 'A' : 'Aě';
  for (const letters of ['16px Bitter', '700 16px Bitter', '16px Sancreek']) void document.fonts.load(letters, sample);
}

/** Apart from what is read here, together with the words: read as one, they would stop a slow machine too long. */
async function open(): Promise<void> {
  soon(fetchLetters);
  const [{ Root }] = await Promise.all([import('./root.tsx'), speak(settings.get().language)]);
  const root = document.getElementById('app');
  if (root !== null) soon(() => drawByFrames(() => render(<Root />, root)));
  watchInstallation();
}

// A task of its own, and not awaited: what is fetched shares parts with this file, and would wait for it.
soon(() => void open());
