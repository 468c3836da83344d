import { useTexts } from '../text/language.ts';

const FILE = 'sixgun-game.txt';

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The text of a game as a file, for who cannot go on with it here. */
export function KeepRecord({ record }: { record: string }) {
  const texts = useTexts();
  return (
    <button type="button" class="button" data-keep-record onClick={() => download(record)}>
      {texts.t('ui.download-game')}
    </button>
  );
}
