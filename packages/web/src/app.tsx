import type { GameName } from '@sixgun/engine';
import type { OldSave } from '@sixgun/protocol';
import { TOGETHER } from '@sixgun/texts';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Loading } from './dialogs/loading.tsx';
import { newGame } from './pages/deal.ts';
import { NewGameQuestion } from './pages/new-game-question.tsx';
import type { PageProps, PartProps } from './pages/page.ts';
import { StartPage } from './pages/start-page.tsx';
import { nextFrame, soon } from './state/frames.ts';
import { giveRecord, watchDrops } from './state/given-record.ts';
import { cameFromInside, goTo, here } from './state/history.ts';
import { change } from './state/settings.ts';
import { keptGame, waitingGame } from './state/waiting-game.ts';
import type { First } from './table/keeper.ts';
import type { SamePeople } from './table/previous.ts';
import type { TablePageProps } from './tables/table-page.tsx';
import { learn } from './text/language.ts';

/** The table is a part of its own: it is fetched when somebody reaches for something, or after a while. */
const loadTable = () => import('./tables/table-page.tsx');
/** Who never rolls dice never fetches them. */
const loadDice = () => import('./dice/dice-page.tsx');

/** A part together with the words for playing with others. */
async function withWords<T>(part: Promise<T>): Promise<T> {
  await learn([TOGETHER]);
  return part;
}

/** Parts with tables of their own wait until somebody wants to learn, comes to a table of the server, or looks at a game again. */
const parts = {
  learn: () => import('./learn/learn-part.tsx'),
  host: () => withWords(import('./lobby/host-part.tsx')),
  join: () => withWords(import('./lobby/join-part.tsx')),
  t: () => withWords(import('./company/online-part.tsx')),
  r: () => import('./replay/replay-part.tsx'),
} as const satisfies Record<string, () => Promise<{ Part: FunctionComponent<PartProps> }>>;
type PartName = keyof typeof parts;

/** Every other page is fetched when somebody goes there. */
const pages = {
  setup: () => import('./pages/setup/setup-page.tsx'),
  gallery: () => import('./gallery/gallery-page.tsx'),
  balance: () => import('./balance/balance-page.tsx'),
  games: () => import('./history/games-page.tsx'),
  fair: () => import('./fairness/fairness-page.tsx'),
} as const satisfies Record<string, () => Promise<{ Page: FunctionComponent<PageProps> }>>;
type PageName = keyof typeof pages;

/** Ways from the first page beside the games. */
const WAYS = ['learn', 'gallery', 'games', 'balance'] as const;

/** A page may say more about itself behind a question mark. */
const nameOf = (place: string): string => place.split(/[?/]/)[0];
const isPage = (name: string): name is PageName => Object.hasOwn(pages, name);
const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);

/** Milliseconds for which the first page has the line for itself. */
const HEAD_START = 3000;
const REACHING = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Once, at the first sign of somebody, at a table already, or after a while. */
function onReach(act: () => void): void {
  const once = () => {
    clearTimeout(timer);
    for (const type of REACHING) removeEventListener(type, once, true);
    // Not in the task of a tap, which has its own answer to draw.
    soon(act);
  };
  const timer = setTimeout(once, here() === 'table' ? 0 : HEAD_START);
  for (const type of REACHING) addEventListener(type, once, true);
}

interface Opened {
  number: number;
  game: GameName;
  first: First;
}

export function App() {
  const [place, setPlace] = useState(here);
  const [opened, open] = useState<Opened | null>(null);
  const [asked, askFirst] = useState<(() => void) | null>(null);
  const [tables, addTable] = useState<Partial<Record<GameName, FunctionComponent<TablePageProps>>>>({});
  const [partsHere, addPart] = useState<Partial<Record<PartName, FunctionComponent<PartProps>>>>({});
  const [fetched, addPage] = useState<Partial<Record<PageName, FunctionComponent<PageProps>>>>({});
  const game = opened?.game ?? null;
  const name = nameOf(place);
  useEffect(() => {
    // Back and forward: who leaves the table by them finds the game as it was saved, not as it was opened.
    const listener = () => {
      setPlace(here());
      if (here() !== 'table') open(null);
    };
    addEventListener('popstate', listener);
    // The address may have changed between the first drawing and this moment, and nobody would have heard.
    setPlace(here());
    onReach(() => {
      void loadTable().then((part) => {
        addTable((known) => ({ ...known, card: part.TablePage }));
        part.prepareTable();
      });
    });
    const undrop = watchDrops((record) => {
      open(null);
      go(`${nameOf(here()) === 'fair' ? 'fair' : 'r'}/${giveRecord(record)}`);
    });
    // The face of the cards, or it would arrive in the middle of the deal.
    void document.fonts.load('12px "Holtwood One SC"');
    return () => {
      removeEventListener('popstate', listener);
      undrop();
    };
  }, []);
  const go = (to: string, replace = false) => {
    goTo(to, replace);
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
  const begin = (kind?: GameName) => {
    askFirst(null);
    if (kind !== undefined) change({ game: kind });
    deal(kind);
  };
  /** A game that waits would be lost: whether it may be is asked first. */
  const unlessOneWaits = (act: () => void) => {
    if (waitingGame() !== null) askFirst(() => act);
    else act();
  };
  const play = (kind?: GameName) => unlessOneWaits(() => begin(kind));
  const playOn = (kind: GameName, saved: OldSave) =>
    unlessOneWaits(() => {
      askFirst(null);
      sit(kind, { saved });
    });
  const resume = () => {
    const kept = keptGame();
    askFirst(null);
    if (kept === null) begin();
    else sit(kept.game, 'kept');
  };
  const leave = (to: string) => {
    open(null);
    go(to);
  };
  useEffect(() => {
    if (place === 'table' && opened === null) resume();
    if (!isPage(name)) return;
    void pages[name]().then(({ Page }) => addPage((known) => ({ ...known, [name]: Page })));
  }, [place]);
  useEffect(() => {
    if (game === 'dice') void loadDice().then((part) => addTable((known) => ({ ...known, dice: part.DicePage })));
  }, [game]);
  useEffect(() => {
    if (isPart(name)) void parts[name]().then(({ Part }) => addPart((known) => ({ ...known, [name]: Part })));
  }, [name]);
  const back = () => (cameFromInside() ? history.back() : go(''));
  const question = asked !== null && <NewGameQuestion close={() => askFirst(null)} resume={resume} begin={asked} />;
  if (isPage(name)) {
    const Page = fetched[name];
    return Page === undefined ? (
      <Loading />
    ) : (
      <>
        <Page play={play} go={go} back={back} />
        {question}
      </>
    );
  }
  if (isPart(name)) {
    const Part = partsHere[name];
    return Part === undefined ? (
      <Loading />
    ) : (
      <>
        <Part place={place} go={go} back={() => go('')} playOn={playOn} />
        {question}
      </>
    );
  }
  if (place !== 'table')
    return (
      <>
        <StartPage play={play} resume={resume} go={go} open={WAYS} />
        {question}
      </>
    );
  const TablePage = game === null ? undefined : tables[game];
  if (TablePage === undefined || opened === null || game === null) return <Loading />;
  return <TablePage key={opened.number} first={opened.first} leave={leave} again={(people) => deal(game, people)} />;
}
