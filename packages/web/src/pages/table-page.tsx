import { useEffect, useState } from 'preact/hooks';
import '../style/table.css';
import type { NewGame, SavedGame } from '../protocol.ts';
import { saveGame } from '../state/saved-game.ts';
import { useStore } from '../state/store.ts';
import { Controller } from '../table/controller.ts';
import { Table } from '../table/table.tsx';
import { useTexts } from '../text/language.ts';

interface TablePageProps {
  first: { game: NewGame } | { saved: SavedGame };
  leave: (to: string) => void;
  again: () => void;
}

export function TablePage({ first, leave, again }: TablePageProps) {
  const texts = useTexts();
  const [control] = useState(() => new Controller(first));
  const { table, trouble } = useStore(control.opened);
  useEffect(() => () => control.close(), [control]);
  if (trouble !== '')
    return (
      <main class="page">
        <h1>Sixgun</h1>
        <p role="alert">{texts.t('ui.trouble', { message: trouble })}</p>
        <button
          type="button"
          class="button strong"
          onClick={() => {
            saveGame(null);
            leave('');
          }}
        >
          {texts.t('ui.new-game')}
        </button>
      </main>
    );
  if (table === null)
    return (
      <main class="page loading">
        <h1>Sixgun</h1>
        <p role="status">{texts.t('ui.loading')}</p>
      </main>
    );
  return <Table table={table} control={control} leave={leave} again={again} />;
}
