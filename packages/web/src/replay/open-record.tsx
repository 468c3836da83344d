import { useState } from 'preact/hooks';
import { readRecordFile } from '../state/given-record.ts';
import { useTexts } from '../text/language.ts';

interface OpenRecordProps {
  /** What happens with it then. */
  verb: string;
  take: (record: string) => void;
}

/** A record from a file or from the clipboard. */
export function OpenRecord({ verb, take }: OpenRecordProps) {
  const texts = useTexts();
  const [text, setText] = useState('');
  const choose = async (file: File | undefined) => {
    if (file !== undefined) take(await readRecordFile(file));
  };
  return (
    <section class="panel open-record">
      <h2>{texts.t('replay.open-record')}</h2>
      <label class="button file-button">
        <span>{texts.t('replay.choose-file')}</span>
        <input type="file" accept=".txt,text/plain" onChange={(event) => void choose(event.currentTarget.files?.[0])} />
      </label>
      <label class="field">
        <span>{texts.t('replay.drop-line')}</span>
        <textarea
          rows={5}
          spellcheck={false}
          data-paste
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button
        type="button"
        class="button strong"
        data-take-record
        disabled={text.trim() === ''}
        onClick={() => take(text)}
      >
        {verb}
      </button>
    </section>
  );
}
