import type { GameName } from '@sixgun/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { EndFoot } from '../dialogs/end-foot.ts';
import { Loading } from '../dialogs/loading.tsx';
import { LobbyPage } from '../lobby/lobby-page.tsx';
import { useNextGame } from '../lobby/next-game.ts';
import { RematchBar } from '../lobby/rematch-bar.tsx';
import { useSitting } from '../lobby/sitting.ts';
import { OnTheWay, TroublePage } from '../lobby/trouble.tsx';
import { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { Company } from '../table/company.ts';
import type { TableElsewhere } from '../table/keeper.ts';
import { TablePage, type TablePageProps } from '../tables/table-page.tsx';
import { useTexts } from '../text/language.ts';
import { companyOf } from './company.tsx';
import { NoWayIn } from './no-way-in.tsx';

interface OnlinePartProps {
  /** `t/` and the table. */
  place: string;
  go: (to: string) => void;
}

/** Of a link that was cut or mistyped there is nothing to ask the server. */
const TABLE = /^[a-z0-9]{1,20}$/;

/** Everything at a table of the server, fetched when somebody comes to one. */
export function Part({ place, go }: OnlinePartProps) {
  const [, id = '', wish] = place.split('/');
  if (!TABLE.test(id)) return <TroublePage code="no-table" go={go} />;
  return <AtTable key={id} id={id} onlyWatches={wish === 'watch'} leave={go} />;
}

interface AtTableProps {
  id: string;
  /** Whoever comes to look on takes no seat. */
  onlyWatches: boolean;
  leave: (to: string) => void;
}

function AtTable({ id, onlyWatches, leave }: AtTableProps) {
  const texts = useTexts();
  const [table] = useState(() => new OnlineTable(id));
  const { doc } = useStore(table.room);
  const { state, code } = useStore(table.link);
  useEffect(() => () => table.close(), [table]);
  useSitting(table, onlyWatches);
  useNextGame(table);
  if (state === 'closed' || state === 'old') return <NoWayIn state={state} code={code} leave={leave} />;
  if (doc === null)
    return code === null && state !== 'lost' ? (
      <OnTheWay text={texts.t('ui.loading')} />
    ) : (
      <TroublePage code={code ?? 'offline'} go={leave} again={() => table.tryNow()} />
    );
  if (doc.status === 'waiting' || doc.status === 'dealing') return <LobbyPage table={table} room={doc} leave={leave} />;
  // Nothing of such a game can be shown; the table itself is still there.
  if (doc.status === 'stuck' || doc.status === 'aborted')
    return (
      <TroublePage code={doc.status === 'stuck' ? 'stuck' : 'over'} go={leave}>
        <button type="button" class="button strong" data-rematch onClick={() => table.rematch(true)}>
          {texts.t('lobby.rematch')}
        </button>
      </TroublePage>
    );
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
  const company = useMemo(() => companyOf({ table, leave }), [table]);
  // Whoever is out before the others looks for another table.
  const again = () => (table.room.get().doc?.status === 'open' ? leave('join') : table.rematch(true));
  if (Page === null) return <Loading />;
  return (
    <Company.Provider value={company}>
      <EndFoot.Provider value={<RematchBar table={table} leave={leave} />}>
        <Page first={first} leave={leave} again={again} />
      </EndFoot.Provider>
    </Company.Provider>
  );
}
