import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { newGame } from './pages/deal.ts';
import { SetupPage } from './pages/setup-page.tsx';
import { StartPage } from './pages/start-page.tsx';
import type { TablePage as TablePageType } from './pages/table-page.tsx';
import type { NewGame, SavedGame } from './protocol.ts';
import { savedGame } from './state/saved-game.ts';
import { useTexts } from './text/language.ts';

type Props<C> = C extends FunctionComponent<infer P> ? P : C extends (props: infer P) => unknown ? P : never;

/** The table is a part of its own: the first page does not wait for it, but fetches it at leisure. */
const loadTable = () => import('./pages/table-page.tsx');

interface Opened {
  number: number;
  first: { game: NewGame } | { saved: SavedGame };
}

const here = (): string => location.hash.replace(/^#/, '');

export function App() {
  const texts = useTexts();
  const [place, setPlace] = useState(here);
  const [opened, open] = useState<Opened | null>(null);
  const [TablePage, setTablePage] = useState<FunctionComponent<Props<typeof TablePageType>> | null>(null);
  useEffect(() => {
    const listener = () => setPlace(here());
    addEventListener('hashchange', listener);
    void loadTable().then((part) => setTablePage(() => part.TablePage));
    // The face of the cards, or it would arrive in the middle of the deal.
    void document.fonts.load('12px "Holtwood One SC"');
    return () => removeEventListener('hashchange', listener);
  }, []);
  const go = (to: string) => {
    history.pushState(null, '', to === '' ? location.pathname : `#${to}`);
    setPlace(to);
    scrollTo(0, 0);
  };
  const sit = (first: Opened['first']) => {
    open({ number: (opened?.number ?? 0) + 1, first });
    go('table');
  };
  const play = () => sit({ game: newGame() });
  const resume = () => {
    const saved = savedGame();
    if (saved === null) play();
    else sit({ saved });
  };
  const leave = (to: string) => {
    open(null);
    go(to);
  };
  useEffect(() => {
    if (place === 'table' && opened === null) resume();
  }, [place]);
  if (place === 'setup') return <SetupPage play={play} back={() => go('')} />;
  if (place !== 'table') return <StartPage play={play} resume={resume} setUp={() => go('setup')} />;
  if (TablePage === null || opened === null)
    return (
      <main class="page loading">
        <h1>Sixgun</h1>
        <p role="status">{texts.t('ui.loading')}</p>
      </main>
    );
  return <TablePage key={opened.number} first={opened.first} leave={leave} again={play} />;
}
