import type { Texts } from '@sixgun/texts';
import { Dialog } from '../dialogs/dialog.tsx';
import type { EndedGame } from '../state/ended-games.ts';
import { titleOf } from './game-row.tsx';

interface ForgetSheetProps {
  games: readonly EndedGame[];
  texts: Texts;
  forget: () => void;
  close: () => void;
}

/** Asks once more before games are gone for good, and says which one if it is one. */
export function ForgetSheet({ games, texts, forget, close }: ForgetSheetProps) {
  const single = games.length === 1;
  const title = single ? texts.t('games.delete-one', { game: titleOf(games[0], texts) }) : texts.t('games.delete');
  return (
    <Dialog kind="question" title={title} close={close}>
      <p>{texts.t('games.sure', { count: games.length })}</p>
      <div class="answers">
        <button type="button" class="button" data-first onClick={close}>
          {texts.t(single ? 'games.keep-it' : 'games.keep-them')}
        </button>
        <button type="button" class="button strong" data-sure onClick={forget}>
          {texts.t(single ? 'games.delete-it' : 'games.delete')}
        </button>
      </div>
    </Dialog>
  );
}
