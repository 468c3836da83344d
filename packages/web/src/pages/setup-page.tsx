import { Choice, Preferences } from '../dialogs/preferences.tsx';
import { change, settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import { CardSetup } from './card-setup.tsx';
import { DiceSetup } from './dice-setup.tsx';
import { GameChoice } from './game-choice.tsx';

const PLAYERS = [3, 4, 5, 6, 7, 8] as const;
const LONGEST_NAME = 10;

/** Who plays and by which rules; everything is remembered. */
export function SetupPage({ play, back }: { play: () => void; back: () => void }) {
  const texts = useTexts();
  const { game, players, name } = useStore(settings);
  return (
    <main class="page setup">
      <header class="page-head">
        <h1>{texts.t('ui.setup')}</h1>
        <button type="button" class="button" onClick={back}>
          {texts.t('ui.back')}
        </button>
      </header>
      <form
        class="setup-form"
        onSubmit={(event) => {
          event.preventDefault();
          play();
        }}
      >
        <label class="field">
          <span>{texts.t('ui.your-name')}</span>
          <input
            type="text"
            value={name}
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            onInput={(event) => change({ name: event.currentTarget.value.replace(/[,\s]+/g, ' ') })}
          />
        </label>
        <GameChoice />
        <Choice
          legend={texts.t('ui.players')}
          name="players"
          values={PLAYERS}
          value={players}
          label={(count) => String(count)}
          pick={(count) => change({ players: count })}
          hint={texts.t('ui.players-line', { count: players - 1 })}
          even
        />
        {game === 'dice' ? <DiceSetup /> : <CardSetup />}
        <Preferences />
        <div class="answers sticky">
          <button type="submit" class="button strong big" data-start>
            {texts.t('ui.start')}
          </button>
        </div>
      </form>
    </main>
  );
}
