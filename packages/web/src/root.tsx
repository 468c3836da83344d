import { App } from './app.tsx';
import { GalleryOver } from './pages/gallery-over.tsx';
import { Mishaps } from './pages/mishaps.tsx';

/** Everything on the screen. */
export const Root = () => (
  <Mishaps>
    <App />
    <GalleryOver />
  </Mishaps>
);
