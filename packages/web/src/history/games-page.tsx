import type { GameName } from '@sixgun/engine';
import { AFTER_GAMES, type Texts } from '@sixgun/texts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { roleEmblems } from '../art/emblems.ts';
import { Icon, Portrait, signs } from '../art/pictures.tsx';
import { loadArt } from '../art/sets.ts';
import { nameOf } from '../balance/character-name.ts';
import { type Balance, readBalance } from '../balance/data.ts';
import { type EndedGame, endedGames, forgetGames, recordOf } from '../state/ended-games.ts';
import { saveText } from '../state/save-text.ts';
import { learn, setsOf, useTexts } from '../text/language.ts';
import '../style/setup.css';
import '../style/after.css';
import { ForgetSheet } from './forget-sheet.tsx';
import { GameRow } from './game-row.tsx';
import { roleName } from './role-name.ts';
import { settleGames } from './settle.ts';
import { ShareRows } from './share-rows.tsx';
import { botsAt, marksIn, shareOf, sharesBy } from './statistics.ts';

// Before the first word of it is said.
await learn([AFTER_GAMES]);

const EXPORT_FILE = 'sixgun-games.json';
/** Those played most; the others tell less. */
const FIRST_CHARACTERS = 8;
const PARTS = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const;
type Part = (typeof PARTS)[number];
const isPart = (id: string): id is Part => (PARTS as readonly string[]).includes(id);

interface Loaded {
  games: EndedGame[];
  balances: Balance[];
}

/** The games with the words and faces they need, and what bots have won. */
async function load(): Promise<Loaded | null> {
  const games = await endedGames();
  if (games === null) return null;
  const files = await Promise.all([import('../balance/card.json'), import('../balance/dice.json')]);
  await Promise.allSettled([
    ...games.map((game) => loadArt({ packs: game.packs, variants: {} })),
    learn(games.flatMap((game) => setsOf(game))),
  ]);
  return { games, balances: files.map((file) => readBalance(file.default)) };
}

const percent = (share: number): number => Math.round(share * 100);

function Figures({ games, balances, texts }: Loaded & { texts: Texts }) {
  const all = shareOf('all', games);
  const { won, played, low, high } = all;
  const marks = marksIn(games);
  const characters = sharesBy(games, ({ game, character }) => (character === '' ? '' : `${game}/${character}`));
  const gamesPlayed = sharesBy(games, ({ game }) => game, botsAt(balances));
  return (
    <section class="panel">
      <p class="won-of">
        <b>{won}</b>
        <span>
          {texts.t('games.won-of', { won, count: played })}
          <small>
            {texts.t('games.between', { percent: percent(won / played), low: percent(low), high: percent(high) })}
          </small>
        </span>
      </p>
      <ShareRows
        title={texts.t('games.by-role')}
        shares={sharesBy(games, ({ part }) => part, botsAt(balances))}
        texts={texts}
        nameOf={(part) => roleName(texts, { game: 'card', role: part, part })}
        signOf={(part) => isPart(part) && <Icon name={roleEmblems[part]} />}
      />
      <p class="share-legend">
        <i class="share-point" aria-hidden="true" /> {texts.t('games.legend-you')}{' '}
        <i class="share-expected" aria-hidden="true" /> {texts.t('games.legend-bots')}
      </p>
      {marks.all > 0 && <p>{texts.t('games.marks', marks)}</p>}
      <ShareRows
        title={texts.t('games.by-character')}
        shares={characters}
        first={FIRST_CHARACTERS}
        texts={texts}
        nameOf={(id) => nameOf(texts, id.split('/')[0], id.split('/')[1])}
        signOf={(id) => <Portrait character={id.split('/')[1]} />}
      />
      {gamesPlayed.length > 1 && (
        <ShareRows
          title={texts.t('games.by-game')}
          shares={gamesPlayed}
          texts={texts}
          nameOf={(game) => texts.t(`ui.game-${game as GameName}`)}
          signOf={(game) => <Icon name={game === 'card' ? signs.hand : signs.dice} />}
        />
      )}
    </section>
  );
}

interface PageProps {
  play: (game?: GameName) => void;
  go: (to: string) => void;
  back: () => void;
}

async function save(games: readonly EndedGame[]): Promise<void> {
  const records = await Promise.all(games.map(async ({ id }) => [id, await recordOf(id)] as const));
  const whole = { games, records: Object.fromEntries(records.filter(([, record]) => record !== null)) };
  saveText(JSON.stringify(whole, null, 2), EXPORT_FILE, 'application/json');
}

/** The own games that are over: how one does, and each to be looked at again. */
export function Page({ play, go, back }: PageProps) {
  const texts = useTexts();
  const [loaded, setLoaded] = useState<Loaded | null | 'closed'>(null);
  const [asked, ask] = useState<readonly EndedGame[] | null>(null);
  const page = useRef<HTMLElement>(null);
  /** Where the game stood whose row has gone, and the focus with it. */
  const gap = useRef(-1);
  const reload = () => void load().then((found) => setLoaded(found ?? 'closed'));
  useEffect(() => {
    reload();
    // What a server says comes later, or not at all.
    void settleGames().then(
      (added) => added && reload(),
      () => {},
    );
  }, []);
  useEffect(() => {
    if (gap.current < 0) return;
    const rows = page.current?.querySelectorAll<HTMLElement>('[data-forget]') ?? [];
    const next =
      rows[Math.min(gap.current, rows.length - 1)] ?? page.current?.querySelector<HTMLElement>('.page-head button');
    next?.focus();
    gap.current = -1;
  }, [loaded]);
  const forget = async (gone: readonly EndedGame[]) => {
    ask(null);
    gap.current = games.indexOf(gone[0]);
    if (await forgetGames(gone.map(({ id }) => id))) reload();
    else setLoaded('closed');
  };
  const games = loaded === null || loaded === 'closed' ? [] : loaded.games;
  return (
    <main class="after planks" ref={page}>
      <header class="page-head">
        <button type="button" class="chip" aria-label={texts.t('ui.back')} onClick={back}>
          ←
        </button>
        <h1>{texts.t('games.title')}</h1>
        <button type="button" class="chip" onClick={() => go('balance')}>
          {texts.t('ui.balance')}
        </button>
      </header>
      {loaded === null && <p role="status">{texts.t('ui.loading')}</p>}
      {loaded === 'closed' && (
        <section class="panel" role="alert">
          <p>{texts.t('games.closed')}</p>
        </section>
      )}
      <div class="after-panels">
        {loaded !== null && loaded !== 'closed' && games.length === 0 && (
          <section class="panel">
            <p>{texts.t('games.none')}</p>
            <button type="button" class="button strong" onClick={() => play()}>
              {texts.t('ui.play-now')}
            </button>
          </section>
        )}
        {loaded !== null && loaded !== 'closed' && games.length > 0 && (
          <>
            <Figures {...loaded} texts={texts} />
            <section class="panel">
              <h2>{texts.t('games.last')}</h2>
              <ol class="game-rows">
                {games.map((game) => (
                  <GameRow key={game.id} game={game} texts={texts} go={go} forget={() => ask([game])} />
                ))}
              </ol>
              <p class="hint">{texts.t('games.kept-here')}</p>
              <div class="answers">
                <button type="button" class="button" data-export onClick={() => void save(games)}>
                  {texts.t('games.export')}
                </button>
                <button type="button" class="button" data-forget-all onClick={() => ask(games)}>
                  {texts.t('games.delete')}
                </button>
              </div>
            </section>
          </>
        )}
        <section class="panel">
          <h2>{texts.t('replay.open-record')}</h2>
          <div class="answers">
            <button type="button" class="button" data-open-record onClick={() => go('r')}>
              {texts.t('replay.open-record')}
            </button>
            <button type="button" class="button" data-fair onClick={() => go('fair')}>
              {texts.t('fair.title')}
            </button>
          </div>
        </section>
      </div>
      {asked !== null && (
        <ForgetSheet games={asked} texts={texts} forget={() => void forget(asked)} close={() => ask(null)} />
      )}
    </main>
  );
}
