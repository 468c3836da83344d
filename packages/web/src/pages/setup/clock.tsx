import { Choice } from '../../dialogs/preferences.tsx';
import { change, paces, settings } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useTexts } from '../../text/language.ts';

/** How long people may think; bots alone need no clock. */
export function Clock() {
  const texts = useTexts();
  const { pace } = useStore(settings);
  return (
    <Choice
      legend={texts.t('ui.clock')}
      name="pace"
      values={paces}
      value={pace}
      label={(each) => texts.t(`ui.pace-${each}`)}
      pick={(chosen) => change({ pace: chosen })}
      hint={texts.t(`ui.pace-line-${pace}`)}
    />
  );
}
