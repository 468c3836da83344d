import type { GameName } from '@sixgun/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LearnPartProps } from './learn/learn-part.tsx';
import { newGame } from './pages/deal.ts';
import { NewGameQuestion } from './pages/new-game-question.tsx';
import { SetupPage } from './pages/setup-page.tsx';
import { StartPage } from './pages/start-page.tsx';
import { nextFrame } from './state/frames.ts';
import { keptGame, waitingGame } from './state/waiting-game.ts';
import type { First } from './table/controller.ts';
import type { SamePeople } from './table/previous.ts';
import type { TablePageProps } from './tables/table-page.tsx';
import { useTexts } from './text/language.ts';

/** The table is a part of its own: the first page does not wait for it, but fetches it at leisure. */
const loadTable = () => import('./tables/table-page.tsx');
/** Who never rolls dice never fetches them. */
const loadDice = () => import('./dice/dice-page.tsx');

/** Lessons and puzzles wait until somebody wants to learn. */
const loadLearn = () => import('./learn/learn-part.tsx');

interface Opened {
  number: number;
  game: GameName;
  first: First;
}

/** Marks a step made inside the page, which the browser's way back undoes. */
const INSIDE = 'inside';

const here = (): string => location.hash.replace(/^#/, '');

export function App() {
  const texts = useTexts();
  const [place, setPlace] = useState(here);
  const [opened, open] = useState<Opened | null>(null);
  const [asks, askFirst] = useState(false);
  const [tables, addTable] = useState<Partial<Record<GameName, FunctionComponent<TablePageProps>>>>({});
  const [Learn, setLearn] = useState<FunctionComponent<LearnPartProps> | null>(null);
  const game = opened?.game ?? null;
  const learning = place.split('/')[0] === 'learn';
  useEffect(() => {
    // Back and forward: who leaves the table by them finds the game as it was saved, not as it was opened.
    const listener = () => {
      setPlace(here());
      if (here() !== 'table') open(null);
    };
    addEventListener('popstate', listener);
    void loadTable().then((part) => {
      addTable((known) => ({ ...known, card: part.TablePage }));
      part.prepareTable();
    });
    // The face of the cards, or it would arrive in the middle of the deal.
    void document.fonts.load('12px "Holtwood One SC"');
    return () => removeEventListener('popstate', listener);
  }, []);
  const go = (to: string) => {
    if (here() !== to) history.pushState(INSIDE, '', to === '' ? location.pathname : `#${to}`);
    setPlace(to);
    // After the old page is gone: scrolling it would lay it out once more.
    void nextFrame().then(() => scrollTo(0, 0));
  };
  const sit = (kind: GameName, first: First) => {
    open({ number: (opened?.number ?? 0) + 1, game: kind, first });
    go('table');
  };
  const deal = (kind?: GameName, people?: SamePeople) => {
    const dealt = newGame(kind, people);
    sit(dealt.game, { game: dealt });
  };
  const begin = () => {
    askFirst(false);
    deal();
  };
  const play = () => {
    if (waitingGame() !== null) askFirst(true);
    else begin();
  };
  const resume = () => {
    const kept = keptGame();
    askFirst(false);
    if (kept === null) begin();
    else sit(kept.game, 'kept');
  };
  const leave = (to: string) => {
    open(null);
    go(to);
  };
  useEffect(() => {
    if (place === 'table' && opened === null) resume();
  }, [place]);
  useEffect(() => {
    if (game === 'dice') void loadDice().then((part) => addTable((known) => ({ ...known, dice: part.DicePage })));
  }, [game]);
  useEffect(() => {
    if (learning) void loadLearn().then((part) => setLearn(() => part.LearnPart));
  }, [learning]);
  const back = () => (history.state === INSIDE ? history.back() : go(''));
  const question = asks && <NewGameQuestion close={() => askFirst(false)} resume={resume} begin={begin} />;
  if (place === 'setup')
    return (
      <>
        <SetupPage play={play} back={back} />
        {question}
      </>
    );
  if (learning && Learn !== null) return <Learn place={place} go={go} back={() => go('')} />;
  if (place !== 'table' && !learning)
    return (
      <>
        <StartPage play={play} resume={resume} setUp={() => go('setup')} learn={() => go('learn')} />
        {question}
      </>
    );
  const TablePage = game === null ? undefined : tables[game];
  if (TablePage === undefined || opened === null || game === null)
    return (
      <main class="page loading">
        <h1>Sixgun</h1>
        <p role="status">{texts.t('ui.loading')}</p>
      </main>
    );
  return <TablePage key={opened.number} first={opened.first} leave={leave} again={(people) => deal(game, people)} />;
}
