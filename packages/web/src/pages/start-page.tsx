import { useState } from 'preact/hooks';
import { iconCredits } from '../art/credits.ts';
import { Portrait } from '../art/pictures.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { LanguageChoice } from '../dialogs/preferences.tsx';
import { inTurn } from '../state/memo.ts';
import { waitingGame } from '../state/waiting-game.ts';
import { useTexts } from '../text/language.ts';
import { GameChoice } from './game-choice.tsx';

const POSTERS = ['calamity-janet', 'slab-the-killer', 'rose-doolan', 'el-gringo', 'suzy-lafayette'];

interface StartPageProps {
  play: () => void;
  resume: () => void;
  setUp: () => void;
  learn: () => void;
}

const Poster = inTurn(({ character }: { character: string }) => (
  <span class="poster">
    <Portrait character={character} />
  </span>
));

function Credits({ close }: { close: () => void }) {
  const texts = useTexts();
  const { title, url, licence, licenceUrl, authors } = iconCredits;
  return (
    <Dialog kind="credits" title={texts.t('ui.credits')} close={close}>
      <p>{texts.t('ui.disclaimer')}</p>
      <p>
        <a href={url}>{title}</a>, <a href={licenceUrl}>{licence}</a>.{' '}
        {texts.t('ui.drawn-by', { authors: authors.join(', ') })}
      </p>
      <p>Bitter, Holtwood One SC, Sancreek: SIL Open Font License 1.1.</p>
      <p>
        <a href="./notices.txt" data-notices>
          {texts.t('ui.notices')}
        </a>
      </p>
    </Dialog>
  );
}

export function StartPage({ play, resume, setUp, learn }: StartPageProps) {
  const texts = useTexts();
  const [credits, showCredits] = useState(false);
  const waiting = waitingGame();
  return (
    <main class="page start">
      <div class="scene" aria-hidden="true">
        <span class="sun" />
        <span class="mesa" />
        <div class="posters">
          {POSTERS.map((character) => (
            <Poster key={character} character={character} />
          ))}
        </div>
      </div>
      <h1 class="title">Sixgun</h1>
      <p class="tagline">{texts.t('ui.tagline')}</p>
      <GameChoice />
      <nav class="start-buttons">
        {waiting !== null && (
          <button type="button" class="button strong big" data-resume onClick={resume}>
            {texts.t('ui.continue')}
            <small class="what-waits">{texts.t(`ui.waiting-${waiting.game}`, { count: waiting.players })}</small>
          </button>
        )}
        <button
          type="button"
          class={waiting !== null ? 'button big' : 'button strong big'}
          data-play-now
          onClick={play}
        >
          {texts.t('ui.play-now')}
        </button>
        <button type="button" class="button big" data-setup onClick={setUp}>
          {texts.t('ui.setup')}
        </button>
        <button type="button" class="button big" data-learn onClick={learn}>
          {texts.t('learn.title')}
        </button>
      </nav>
      <LanguageChoice />
      <footer class="foot">
        <p>{texts.t('ui.disclaimer')}</p>
        <button type="button" class="chip" onClick={() => showCredits(true)}>
          {texts.t('ui.credits')}
        </button>
      </footer>
      {credits && <Credits close={() => showCredits(false)} />}
    </main>
  );
}
