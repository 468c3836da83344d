import { Choice } from '../dialogs/preferences.tsx';
import { change, settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';

const GAMES = ['card', 'dice'] as const;

/** Cards or dice; whatever was played last is offered first. */
export function GameChoice() {
  const texts = useTexts();
  const { game } = useStore(settings);
  return (
    <Choice
      legend={texts.t('ui.game')}
      name="game"
      values={GAMES}
      value={game}
      label={(each) => texts.t(`ui.game-${each}`)}
      pick={(each) => change({ game: each })}
    />
  );
}
