import { Portrait } from '../art/pictures.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { asName, LONGEST_NAME } from '../setup/seats.ts';
import { change, settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';

export const FACES = [
  'jesse-jones',
  'calamity-janet',
  'slab-the-killer',
  'rose-doolan',
  'el-gringo',
  'suzy-lafayette',
  'bart-cassidy',
  'black-jack',
  'jourdonnais',
  'kit-carlson',
  'lucky-duke',
  'paul-regret',
  'pedro-ramirez',
  'sid-ketchum',
  'vulture-sam',
  'willy-the-kid',
];

export function NameField() {
  const texts = useTexts();
  const { name } = useStore(settings);
  return (
    <label class="field">
      <span>{texts.t('ui.your-name')}</span>
      <input
        type="text"
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        placeholder="Dusty"
        onInput={(event) => change({ name: asName(event.currentTarget.value) })}
      />
    </label>
  );
}

/** Name and face; nobody has to log in anywhere. */
export function WhoAmI({ close }: { close: () => void }) {
  const texts = useTexts();
  const { face } = useStore(settings);
  return (
    <Dialog kind="who" title={texts.t('ui.who-am-i')} close={close}>
      <NameField />
      <fieldset class="choice faces">
        <legend>{texts.t('ui.your-face')}</legend>
        {FACES.map((each, i) => (
          <label key={each} class={each === face ? 'face-option on' : 'face-option'}>
            <input type="radio" name="face" checked={each === face} onChange={() => change({ face: each })} />
            <Portrait character={each} />
            <span class="heard">{i + 1}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
