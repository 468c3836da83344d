import type { GameName } from '@sixgun/engine';
import { type Language, languages } from '@sixgun/texts';
import { useState } from 'preact/hooks';
import { Batwing } from '../art/batwing.tsx';
import { MenuSign } from '../art/menu-sign.tsx';
import { Icon, Portrait, ways } from '../art/pictures.tsx';
import { Credits } from '../dialogs/credits.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { LANGUAGE_NAMES, Preferences } from '../dialogs/preferences.tsx';
import { progress } from '../learn/progress.ts';
import type { KnownTable } from '../online/known-tables.ts';
import { installation } from '../state/install.ts';
import { aloneInTurn, inTurn } from '../state/memo.ts';
import { settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { type KeptGame, waitingGame } from '../state/waiting-game.ts';
import { switchLanguage, useTexts } from '../text/language.ts';
import { Newcomer, useNewcomer } from './newcomer.tsx';
import { tablesToGoBackTo, takeRecoveryCode } from './way-back.ts';
import { WaysIn } from './ways-in.tsx';
import { WhoAmI } from './who.tsx';

const POSTERS = ['calamity-janet', 'slab-the-killer', 'rose-doolan', 'el-gringo', 'suzy-lafayette'];
const GAMES = ['card', 'dice'] as const;

/** Pages that the start page leads to beside the games. */
export type Way = keyof typeof ways;

interface StartPageProps {
  play: (game?: GameName) => void;
  resume: () => void;
  go: (to: string) => void;
  /** Those of the ways that lead somewhere. */
  open: readonly Way[];
}

const Portrayed = aloneInTurn(Portrait);

/** Its place is there at once, the picture when a frame has time for it. */
const Face = ({ character }: { character: string }) => (
  <span class="likeness">
    <Portrayed character={character} />
  </span>
);

const Scene = () => (
  <div class="scene" aria-hidden="true">
    <span class="sun" />
    <span class="mesa" />
    <div class="posters">
      {POSTERS.map((character) => (
        <span key={character} class="poster">
          <Face character={character} />
        </span>
      ))}
    </div>
  </div>
);

type Sheet = 'who' | 'menu' | 'credits';

/** Who I am, the language, and everything else that may be changed. */
const HeadParts = aloneInTurn(({ show }: { show: (sheet: Sheet) => void }) => {
  const texts = useTexts();
  const { name, face } = useStore(settings);
  const { install } = useStore(installation);
  return (
    <>
      <button type="button" class="who" onClick={() => show('who')}>
        <Face character={face} />
        <span>
          <b>{name.trim() || 'Dusty'}</b>
          <small>{texts.t('ui.guest')}</small>
        </span>
      </button>
      <select
        class="chip language"
        aria-label={texts.t('ui.language')}
        value={texts.language}
        onChange={(event) => void switchLanguage(event.currentTarget.value as Language)}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
      {install !== null && (
        <button type="button" class="chip" aria-label={texts.t('ui.install')} onClick={install}>
          ⤓
        </button>
      )}
      <button type="button" class="chip" aria-label={texts.t('ui.menu')} onClick={() => show('menu')}>
        <MenuSign />
      </button>
    </>
  );
});

type Running = Pick<KeptGame, 'game' | 'players' | 'round' | 'asked'>;

/** A running game, with a stub that says whose turn it is. */
function Ticket({ running, name, open }: { running: Running; name?: string; open: () => void }) {
  const texts = useTexts();
  const { game, players, round = 0, asked = false } = running;
  return (
    <button type="button" class="ticket" data-resume={name === undefined ? '' : 'online'} onClick={open}>
      <Portrait character="uncle-will" />
      <span class="ticket-words">
        <b>{texts.t('ui.continue')}</b>
        <small>{name ?? texts.t(`ui.waiting-${game}`, { count: players })}</small>
      </span>
      {(asked || round > 0) && (
        <span class="stub">{asked ? texts.t('ui.your-turn') : texts.t('ui.round', { n: round })}</span>
      )}
    </button>
  );
}

/** The games that wait, at this device and at tables with others; the one in which one is awaited comes first. */
function Tickets({ tables, resume, go }: { tables: readonly KnownTable[] } & Pick<StartPageProps, 'resume' | 'go'>) {
  const own = waitingGame();
  const tickets = [
    ...(own === null ? [] : [{ asked: own.asked === true, ticket: <Ticket key="own" running={own} open={resume} /> }]),
    ...tables.map((table) => ({
      asked: table.asked,
      ticket: <Ticket key={table.id} running={table} name={table.name} open={() => go(`t/${table.id}`)} />,
    })),
  ];
  return <>{tickets.toSorted((a, b) => Number(b.asked) - Number(a.asked)).map(({ ticket }) => ticket)}</>;
}

/** A new version of the page has come; a game that waits is kept, whichever is used. */
function Newer() {
  const texts = useTexts();
  const { renew } = useStore(installation);
  if (renew === null) return null;
  return (
    <p class="newer" role="status">
      {texts.t('ui.newer-version')}
      <button type="button" class="button" data-renew onClick={renew}>
        {texts.t('ui.use-it')}
      </button>
    </p>
  );
}

function Doors({ play, setUp }: { play: (game?: GameName) => void; setUp: () => void }) {
  const texts = useTexts();
  const { players, preset, dicePreset } = useStore(settings);
  const presetOf = { card: preset, dice: dicePreset } as const;
  return (
    <section class="doorway">
      <div class="sign">
        <button type="button" class="sign-name" data-play-now aria-describedby="play-now-line" onClick={() => play()}>
          {texts.t('ui.play-now')}
        </button>
        <span id="play-now-line">{texts.t('ui.play-now-line')}</span>
      </div>
      {GAMES.map((game, i) => (
        <button key={game} type="button" class="door" data-door={game} onClick={() => play(game)}>
          <Batwing side={i === 0 ? 'left' : 'right'} />
          <span class="door-words">
            <Icon name={game === 'card' ? 'poker-hand' : 'rolling-dices'} />
            <b>{texts.t(`ui.game-${game}`)}</b>
            <small>{texts.t('ui.door-line', { preset: texts.t(`ui.preset-${presetOf[game]}`), count: players })}</small>
          </span>
        </button>
      ))}
      <button type="button" class="latch" data-setup onClick={setUp}>
        <Icon name={ways.setup} />
        {texts.t('ui.setup')}
      </button>
    </section>
  );
}

/** The other pages, and whose this one is. */
const Foot = inTurn(({ open, go, credits }: Pick<StartPageProps, 'open' | 'go'> & { credits: () => void }) => {
  const texts = useTexts();
  // Gold until the first lesson is done.
  const next = useStore(progress).done.length === 0 ? 'learn' : null;
  return (
    <>
      <nav class="ways" aria-label={texts.t('ui.ways')}>
        {open.map((way) => (
          <button key={way} type="button" class={way === next ? 'way next' : 'way'} onClick={() => go(way)}>
            <Icon name={ways[way]} />
            {texts.t(`ui.${way}`)}
          </button>
        ))}
      </nav>
      <footer class="foot">
        <p>{texts.t('ui.disclaimer')}</p>
        <button type="button" class="foot-link" onClick={credits}>
          {texts.t('ui.credits')}
        </button>
      </footer>
    </>
  );
});

type PorchProps = Pick<StartPageProps, 'play' | 'go' | 'open'> & { credits: () => void };

/** Drawn after the rest, from above: the whole page at once stops a slow machine for longer than a frame. */
const Porch = aloneInTurn(({ play, go, open, credits }: PorchProps) => (
  <>
    <Doors play={play} setUp={() => go('setup')} />
    <WaysIn go={go} />
    <Foot open={open} go={go} credits={credits} />
  </>
));

export function StartPage({ play, resume, go, open }: StartPageProps) {
  const texts = useTexts();
  const [code] = useState(takeRecoveryCode);
  const [sheet, show] = useState<Sheet | null>(code === '' ? null : 'who');
  const close = () => show(null);
  const newcomer = useNewcomer();
  const [tables] = useState(tablesToGoBackTo);
  return (
    <main class="start planks">
      <Scene />
      <header class="start-head">
        <HeadParts show={show} />
      </header>
      <h1 class="title">Sixgun</h1>
      <p class="tagline">{texts.t('ui.tagline')}</p>
      <div class="porch">
        <Newer />
        <Tickets tables={tables} resume={resume} go={go} />
        {newcomer && tables.length === 0 && <Newcomer play={play} learn={() => go('learn')} />}
        <Porch play={play} go={go} open={open} credits={() => show('credits')} />
      </div>
      {sheet === 'credits' && <Credits close={close} />}
      {sheet === 'who' && <WhoAmI close={close} code={code} />}
      {sheet === 'menu' && (
        <Dialog kind="menu" title={texts.t('ui.menu')} close={close} reopen={() => show('menu')}>
          <Preferences />
        </Dialog>
      )}
    </main>
  );
}
