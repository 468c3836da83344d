import type { GameName } from '@sixgun/engine';
import { progress } from '../learn/progress.ts';
import { presetSets } from '../setup/card-options.ts';
import { change } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { keptGame } from '../state/waiting-game.ts';
import { useTexts } from '../text/language.ts';

const FIRST = 'first-game';

/** Nothing begun, nothing played: somebody who sees this page for the first time. */
export function useNewcomer(): boolean {
  const { begun, done } = useStore(progress);
  return keptGame() === null && done.length === 0 && Object.keys(begun).length === 0;
}

/** Where to begin, said in one line; it goes once anything was begun. */
export function Newcomer({ play, learn }: { play: (game: GameName) => void; learn: () => void }) {
  const texts = useTexts();
  const firstGame = () => {
    change({ preset: FIRST, ...presetSets[FIRST] });
    play('card');
  };
  return (
    <section class="newcomer" aria-labelledby="newcomer">
      <p id="newcomer">{texts.t('ui.newcomer')}</p>
      <button type="button" class="button" data-newcomer-learn onClick={learn}>
        {texts.t('ui.learn')}
      </button>
      <button type="button" class="button" data-first-game onClick={firstGame}>
        {texts.t('ui.preset-first-game')}
      </button>
    </section>
  );
}
