import { useEffect, useRef, useState } from 'preact/hooks';
import type { Again } from '../table/previous.ts';
import '../style/table.css';
import type { FunctionComponent } from 'preact';
import { portraits } from '../art/characters.ts';
import type { Act } from '../motion/director.ts';
import '../style/events.css';
import '../style/action.css';
import '../style/frames.css';
import '../style/shelf.css';
import '../style/drawer.css';
import '../style/stage.css';
import '../style/tape.css';
import '../style/room.css';
import '../style/deal.css';
import '../style/ending.css';
import '../style/coach.css';
import '../style/small.css';
import '../style/large.css';
import { paintAhead } from '../art/pictures.tsx';
import { measureSigns } from '../art/signs-ahead.ts';
import { Loading } from '../dialogs/loading.tsx';
import { HandOver } from '../handover/hand-over.tsx';
import { SwingingDoors } from '../handover/swing.tsx';
import { claimGame, onClaimedElsewhere } from '../state/one-tab.ts';
import { useStore } from '../state/store.ts';
import { Controller } from '../table/controller.ts';
import type { First } from '../table/keeper.ts';
import { useTexts } from '../text/language.ts';
import { CardTable } from './card-table.tsx';
import { KeepRecord } from './keep-record.tsx';
import { loadParts } from './parts.ts';
import type { TableProps } from './table-frame.tsx';

/** What would stop a slow machine in the middle of the deal is done before anybody sits down. */
export function prepareTable(): void {
  measureSigns();
  paintAhead([...portraits.keys()]);
}

export interface TablePageProps {
  first: First;
  leave: (to: string) => void;
  again: Again;
}

interface Drawing {
  Table?: FunctionComponent<TableProps>;
  /** Shows what only this game has. */
  act?: Act;
}

export function TablePage({ first, leave, again, Table = CardTable, act }: TablePageProps & Drawing) {
  const texts = useTexts();
  const [control] = useState(() => new Controller(first, act));
  const { table, trouble, lost, none, door, number } = useStore(control.opened);
  const wasClosed = useRef(false);
  if (door !== null) wasClosed.current = true;
  const [elsewhere, goElsewhere] = useState(false);
  const [whole, setWhole] = useState(false);
  useEffect(() => void loadParts().then(() => setWhole(true)), []);
  useEffect(() => {
    // A table elsewhere may be looked at in as many tabs as one likes.
    if (typeof first === 'object' && 'open' in first) return () => control.close();
    claimGame();
    const forget = onClaimedElsewhere(() => {
      control.close();
      goElsewhere(true);
    });
    return () => {
      forget();
      control.close();
    };
  }, [control]);
  useEffect(() => {
    if (none) leave('');
  }, [none]);
  if (elsewhere)
    return (
      <main class="page">
        <h1>Sixgun</h1>
        <p role="alert">{texts.t('ui.elsewhere')}</p>
        <button type="button" class="button strong" data-play-here onClick={() => location.reload()}>
          {texts.t('ui.play-here')}
        </button>
      </main>
    );
  if (trouble !== '')
    return (
      <main class="page">
        <h1>Sixgun</h1>
        <p role="alert">{lost?.older ? texts.t('ui.older-game') : texts.t('ui.trouble', { message: trouble })}</p>
        {lost != null && <KeepRecord record={lost.record} />}
        <button type="button" class="button strong" onClick={() => leave('')}>
          {texts.t('ui.back')}
        </button>
      </main>
    );
  if (door !== null) return <HandOver at={door} control={control} leave={leave} />;
  if (table === null || !whole) return <Loading />;
  return (
    <>
      <Table key={number} table={table} control={control} leave={leave} again={again} />
      {wasClosed.current && <SwingingDoors key={`doors ${number}`} />}
    </>
  );
}
