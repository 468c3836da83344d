import { useEffect } from 'preact/hooks';
import { muted } from '../lobby/muted.ts';
import { Onlookers } from '../lobby/onlookers.tsx';
import { TABLE_PHRASES } from '../lobby/phrases.ts';
import { Talk } from '../lobby/talk.tsx';
import type { ChatLine } from '../online/chat.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { type Store, useStore } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import { isOut } from '../table/prompt.ts';
import { useTexts } from '../text/language.ts';
import { talkCosts } from './gag.ts';
import { TalkIcon } from './icons.tsx';
import { Reactions } from './reactions.tsx';

/** What of the talk is open: nothing, the phrases, or all of it. */
export interface Talking {
  open: 'no' | 'phrases' | 'all';
  /** The last line that was read. */
  read: number;
}

export function useUnread(table: OnlineTable, talking: Store<Talking>, shown: boolean): number {
  const { lines } = useStore(table.chat);
  const { read } = useStore(talking);
  const { me } = useStore(table.room);
  const { people } = useStore(muted);
  const last = lines.at(-1)?.n ?? 0;
  useEffect(() => {
    if (shown && last > read) talking.set({ read: last });
  }, [shown, last]);
  return lines.filter(({ n, from }) => n > read && from !== me && !people.includes(from)).length;
}

export function Above({ table, talking }: { table: OnlineTable; talking: Store<Talking> }) {
  const texts = useTexts();
  const { doc } = useStore(table.room);
  const { open } = useStore(talking);
  const unread = useUnread(table, talking, open === 'all');
  return (
    <>
      {doc !== null && <Onlookers table={table} room={doc} />}
      <button
        type="button"
        class="chip talk-chip"
        data-talk
        aria-expanded={open !== 'no'}
        aria-label={unread > 0 ? texts.t('company.talk', { count: unread }) : texts.t('lobby.talk')}
        onClick={() => talking.set({ open: open === 'no' ? 'phrases' : 'no' })}
      >
        <TalkIcon />
        {unread > 0 && <b class="unread">{unread}</b>}
      </button>
    </>
  );
}

/** Who is out speaks among those who are, as long as the game lasts. */
export const roomOf = (state: TableState): ChatLine['room'] => (isOut(state) && !state.view.over ? 'grave' : 'table');

export interface TalkAtTableProps {
  table: OnlineTable;
  state: TableState;
}

export function TalkAtTable({ table, state }: TalkAtTableProps) {
  const texts = useTexts();
  const { doc } = useStore(table.room);
  if (doc === null) return null;
  const cost = talkCosts(state);
  const where = roomOf(state);
  return (
    <>
      {where === 'grave' && <p class="talk-grave">{texts.t('company.grave-talk')}</p>}
      {cost && <p class="talk-cost">{texts.t('company.gag')}</p>}
      <Reactions table={table} />
      <Talk table={table} room={doc} notes={[]} phrases={TABLE_PHRASES} where={where} />
    </>
  );
}
