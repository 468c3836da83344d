import type { GameName } from '@sixgun/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import type { TableElsewhere } from '../table/controller.ts';
import { TablePage, type TablePageProps } from '../tables/table-page.tsx';
import { useTexts } from '../text/language.ts';
import { NoWayIn } from './no-way-in.tsx';
import { PlainLobby } from './plain-lobby.tsx';

interface OnlinePartProps {
  /** `t/` and the table. */
  place: string;
  go: (to: string) => void;
}

/** Everything at a table of the server, fetched when somebody comes to one. */
export function Part({ place, go }: OnlinePartProps) {
  const [, id = ''] = place.split('/');
  return <AtTable key={id} id={id} leave={go} />;
}

interface AtTableProps {
  id: string;
  leave: (to: string) => void;
}

function AtTable({ id, leave }: AtTableProps) {
  const texts = useTexts();
  const [table] = useState(() => new OnlineTable(id));
  const { doc } = useStore(table.room);
  const { state, code } = useStore(table.link);
  useEffect(() => () => table.close(), [table]);
  if (state === 'closed' || state === 'old') return <NoWayIn state={state} code={code} leave={leave} />;
  if (doc === null)
    return (
      <main class="page loading">
        <h1>Sixgun</h1>
        <p role="status">{texts.t(code === null ? 'ui.loading' : `code.${code}`)}</p>
      </main>
    );
  if (doc.status === 'waiting' || doc.status === 'dealing') return <PlainLobby table={table} leave={leave} />;
  return <Game key={doc.game} table={table} game={doc.game} leave={leave} />;
}

/** The table of either game; dice are fetched by whoever rolls them. */
function useTablePage(game: GameName): FunctionComponent<TablePageProps> | null {
  const [Page, setPage] = useState<FunctionComponent<TablePageProps> | null>(() =>
    game === 'card' ? TablePage : null,
  );
  useEffect(() => {
    if (game === 'dice') void import('../dice/dice-page.tsx').then(({ DicePage }) => setPage(() => DicePage));
  }, [game]);
  return Page;
}

interface GameProps {
  table: OnlineTable;
  game: GameName;
  leave: (to: string) => void;
}

function Game({ table, game, leave }: GameProps) {
  const Page = useTablePage(game);
  const first = useMemo<TableElsewhere>(() => ({ open: () => table.open(), company: true }), [table]);
  return Page === null ? null : <Page first={first} leave={leave} again={() => table.rematch(true)} />;
}
