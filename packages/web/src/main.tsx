import { render } from 'preact';
import { App } from './app.tsx';
import { GalleryOver } from './pages/gallery-over.tsx';
import { Mishaps } from './pages/mishaps.tsx';
import { drawByFrames } from './state/frames.ts';
import { watchHistory } from './state/history.ts';
import { watchInput } from './state/input-mode.ts';
import { watchInstallation } from './state/install.ts';
import { applyTheme, settings } from './state/settings.ts';
import './style/fonts.css';
import './style/base.css';
import './style/pages.css';
import './style/dialogs.css';
import './style/start.css';
import { speak } from './text/language.ts';

watchInput();
watchHistory();
applyTheme();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);

await speak(settings.get().language);
const root = document.getElementById('app');
if (root !== null)
  drawByFrames(() =>
    render(
      <Mishaps>
        <App />
        <GalleryOver />
      </Mishaps>,
      root,
    ),
  );
watchInstallation();
