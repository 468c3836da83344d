import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadArt } from '../art/sets.ts';
import { goTo, here } from '../state/history.ts';
import { DICE_SETS, learn, useTexts } from '../text/language.ts';
import '../style/setup.css';
import '../style/balance.css';
import { nameOf } from './character-name.ts';
import { CharacterPlot } from './character-plot.tsx';
import { type Balance, pointsOf, readBalance } from './data.ts';
import { LengthPlot } from './length-plot.tsx';
import { RoleNumbers, RolePlots } from './role-plots.tsx';

const GAMES = ['card', 'dice'] as const;
type GameName = (typeof GAMES)[number];
const files = { card: () => import('./card.json'), dice: () => import('./dice.json') };

const gameIn = (place: string): GameName => (/game=dice/.test(place) ? 'dice' : 'card');

/** Every plot has its table behind it. */
function AsNumbers({ children }: { children: ComponentChildren }) {
  const texts = useTexts();
  return (
    <details>
      <summary>{texts.t('ui.as-numbers')}</summary>
      {children}
    </details>
  );
}

function CharacterNumbers({ balance }: { balance: Balance }) {
  const texts = useTexts();
  return (
    <table class="numbers">
      <thead>
        <tr>
          <th scope="col">{texts.t('ui.character')}</th>
          <th scope="col">%</th>
          <th scope="col">95 %</th>
          <th scope="col">±</th>
        </tr>
      </thead>
      <tbody>
        {balance.characters.map((share) => (
          <tr key={share.id}>
            <th scope="row">{nameOf(texts, balance.game, share.id)}</th>
            <td>{(share.rate * 100).toFixed(1)}</td>
            <td>
              {(share.low * 100).toFixed(1)}–{(share.high * 100).toFixed(1)}
            </td>
            <td>{pointsOf(share).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Is the game fair? Bots have played it many times; widths are honest. */
export function Page({ back, go }: { back: () => void; go: (to: string) => void }) {
  const texts = useTexts();
  const [game, setGame] = useState<GameName>(() => gameIn(here()));
  const [balance, setBalance] = useState<Balance | null>(null);
  useEffect(() => {
    let stale = false;
    const art = loadArt({ packs: ['old-saloon'], variants: {} });
    void Promise.all([files[game](), art, learn(DICE_SETS)]).then(([file]) => {
      if (!stale) setBalance(readBalance(file.default));
    });
    return () => {
      stale = true;
    };
  }, [game]);
  const choose = (each: GameName) => {
    setGame(each);
    goTo(`balance?game=${each}`, true);
  };
  const shown = balance?.game === game ? balance : null;
  const made = shown === null ? '' : `${texts.t('ui.balance-made', { games: shown.games })} ${texts.t('ui.intervals')}`;
  return (
    <main class="balance planks">
      <header class="page-head">
        <button type="button" class="chip" aria-label={texts.t('ui.back')} onClick={back}>
          ←
        </button>
        <h1>{texts.t('ui.balance')}</h1>
        <button type="button" class="chip" data-own-games onClick={() => go('games')}>
          {texts.t('ui.games')}
        </button>
      </header>
      <fieldset class="choice balance-games">
        <legend class="heard">{texts.t('ui.game')}</legend>
        {GAMES.map((each) => (
          <label key={each} class={each === game ? 'option on' : 'option'}>
            <input type="radio" name="game" checked={each === game} onChange={() => choose(each)} />
            <span>{texts.t(`ui.game-${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <div class="balance-panels">
        <section class="panel">
          <h2>{texts.t('ui.who-wins')}</h2>
          <p class="hint">{made}</p>
          {shown !== null && (
            <>
              <RolePlots texts={texts} balance={shown} />
              <AsNumbers>
                <RoleNumbers texts={texts} balance={shown} />
              </AsNumbers>
            </>
          )}
        </section>
        <section class="panel">
          <h2>{texts.t('ui.how-long')}</h2>
          {shown !== null && <LengthPlot texts={texts} balance={shown} />}
        </section>
        <section class="panel balance-characters">
          <h2>{texts.t('ui.kind-characters')}</h2>
          <p class="hint">{texts.t('ui.characters-line')}</p>
          {shown !== null && (
            <>
              <CharacterPlot texts={texts} balance={shown} />
              <AsNumbers>
                <CharacterNumbers balance={shown} />
              </AsNumbers>
            </>
          )}
        </section>
      </div>
    </main>
  );
}
