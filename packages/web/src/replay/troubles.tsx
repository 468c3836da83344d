import { useTexts } from '../text/language.ts';
import type { FromReplay } from '../worker/replay.ts';

interface RefusedProps {
  refused: Extract<FromReplay, { t: 'refused' }> | null;
  trouble: string;
  save: () => void;
  leave: () => void;
}

/** A game that cannot be shown: why, and its text to be kept. */
export function Refused({ refused, trouble, save, leave }: RefusedProps) {
  const texts = useTexts();
  const sentence =
    refused === null
      ? texts.t('ui.trouble', { message: trouble })
      : refused.version !== null
        ? texts.t('replay.older', { version: refused.version, own: refused.own })
        : texts.t('replay.unreadable', { detail: refused.detail });
  return (
    <main class="page">
      <h1>{texts.t('replay.title')}</h1>
      <p role="alert">{sentence}</p>
      <div class="answers">
        <button type="button" class="button" data-keep-record onClick={save}>
          {texts.t('replay.record')}
        </button>
        <button type="button" class="button strong" onClick={leave}>
          {texts.t('replay.open-record')}
        </button>
      </div>
    </main>
  );
}
