import { Icon } from '../../art/pictures.tsx';
import { change, settings } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useTexts } from '../../text/language.ts';

const GAMES = ['card', 'dice'] as const;

/** Cards or dice. */
export function GameChoice() {
  const texts = useTexts();
  const { game } = useStore(settings);
  return (
    <fieldset class="choice games">
      <legend class="heard">{texts.t('ui.game')}</legend>
      {GAMES.map((each) => (
        <label key={each} class={each === game ? 'option on' : 'option'}>
          <input type="radio" name="game" checked={each === game} onChange={() => change({ game: each })} />
          <Icon name={each === 'card' ? 'poker-hand' : 'rolling-dices'} />
          <span>{texts.t(`ui.game-${each}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
