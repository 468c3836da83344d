import { PORTRAITS } from '@sixgun/protocol';
import { TOGETHER } from '@sixgun/texts';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Portrait } from '../art/pictures.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { asName, LONGEST_NAME } from '../setup/seats.ts';
import { openTables } from '../state/open-tables.ts';
import { change, settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { learn, useTexts } from '../text/language.ts';
import type { AtServerProps } from './who-at-server.tsx';

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

/** A server that knows one is told, too; what it refuses is said where a table is joined. */
const tellServer = (): void => void import('../online/person.ts').then(({ showLooks }) => showLooks()).catch(() => {});

/** Name and face, as everybody at a table sees them. */
export function WhoFields() {
  const texts = useTexts();
  const { face } = useStore(settings);
  // Once for all that was typed.
  useEffect(() => {
    const { name, face: shown } = settings.get();
    return () => {
      const now = settings.get();
      if (now.name !== name || now.face !== shown) tellServer();
    };
  }, []);
  return (
    <>
      <NameField />
      <fieldset class="choice faces">
        <legend>{texts.t('ui.your-face')}</legend>
        {PORTRAITS.map((each, i) => (
          <label key={each} class={each === face ? 'face-option on' : 'face-option'}>
            <input type="radio" name="face" checked={each === face} onChange={() => change({ face: each })} />
            <Portrait character={each} />
            <span class="heard">{i + 1}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** What belongs to oneself at a server is fetched where there is one. */
function useAtServer(): FunctionComponent<AtServerProps> | null {
  const { server } = useStore(openTables);
  const [Part, setPart] = useState<FunctionComponent<AtServerProps> | null>(null);
  useEffect(() => {
    if (server !== 'there') return;
    void Promise.all([import('./who-at-server.tsx'), learn([TOGETHER])]).then(([{ AtServer }]) =>
      setPart(() => AtServer),
    );
  }, [server]);
  return Part;
}

/** Name and face; nobody has to log in anywhere. `code` is one that came by a link. */
export function WhoAmI({ close, code = '' }: { close: () => void; code?: string }) {
  const texts = useTexts();
  const AtServer = useAtServer();
  return (
    <Dialog kind="who" title={texts.t('ui.who-am-i')} close={close}>
      <WhoFields />
      {AtServer !== null && <AtServer code={code} />}
    </Dialog>
  );
}
