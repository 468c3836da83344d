import { REACTIONS } from '@sixgun/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon, signs } from '../art/pictures.tsx';
import { reactionEmblems } from '../art/reactions.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { EyeIcon } from '../lobby/line-icons.tsx';
import { phraseOf, TABLE_PHRASES } from '../lobby/phrases.ts';
import { Talk } from '../lobby/talk.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { Store, useStore } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import { sitsHere } from '../table/box.ts';
import type { CompanyParts } from '../table/company.ts';
import { isOut } from '../table/prompt.ts';
import { useTexts } from '../text/language.ts';
import { Banner } from './banner.tsx';
import { talkCosts } from './gag.ts';
import { TalkIcon } from './icons.tsx';
import { OnSeat } from './on-seat.tsx';
import { OwnClock } from './own-clock.tsx';
import { PlayedForYou } from './played-for-you.tsx';
import '../style/company.css';

/** What of the talk is open: nothing, the phrases, or all of it. */
interface Talking {
  open: 'no' | 'phrases' | 'all';
  /** The last line that was read. */
  read: number;
}

function useUnread(table: OnlineTable, talking: Store<Talking>, shown: boolean): number {
  const { lines } = useStore(table.chat);
  const { read } = useStore(talking);
  const { me } = useStore(table.room);
  const last = lines.at(-1)?.n ?? 0;
  useEffect(() => {
    if (shown && last > read) talking.set({ read: last });
  }, [shown, last]);
  return lines.filter(({ n, from }) => n > read && from !== me).length;
}

function Above({ table, talking }: { table: OnlineTable; talking: Store<Talking> }) {
  const texts = useTexts();
  const { doc } = useStore(table.room);
  const { open } = useStore(talking);
  const unread = useUnread(table, talking, open === 'all');
  const onlookers = doc?.onlookers ?? 0;
  return (
    <>
      {onlookers > 0 && (
        <span class="onlookers">
          <EyeIcon />
          <span aria-hidden="true">{onlookers}</span>
          <span class="heard">{texts.t('lobby.onlookers', { count: onlookers })}</span>
        </span>
      )}
      <button
        type="button"
        class="chip talk-chip"
        data-talk
        aria-expanded={open !== 'no'}
        aria-label={texts.t('company.talk', { count: unread })}
        onClick={() => talking.set({ open: open === 'no' ? 'phrases' : 'no' })}
      >
        <TalkIcon />
        {unread > 0 && <b class="unread">{unread}</b>}
      </button>
    </>
  );
}

interface TalkAtTableProps {
  table: OnlineTable;
  state: TableState;
}

function TalkAtTable({ table, state }: TalkAtTableProps) {
  const texts = useTexts();
  const { doc } = useStore(table.room);
  if (doc === null) return null;
  const cost = talkCosts(state);
  return (
    <>
      {cost && <p class="talk-cost">{texts.t('company.gag')}</p>}
      <Talk
        table={table}
        room={doc}
        notes={[]}
        phrases={TABLE_PHRASES}
        where={isOut(state) && !state.view.over ? 'grave' : 'table'}
      />
    </>
  );
}

type Tab = 'story' | 'talk' | 'notebook';

interface BesideProps extends TalkAtTableProps {
  talking: Store<Talking>;
  notebook: () => void;
  children: ComponentChildren;
}

/** Beside a wide table: the story and the talk share a place; the notebook opens over the table. */
function Beside({ table, state, talking, notebook, children }: BesideProps) {
  const texts = useTexts();
  const [tab, choose] = useState<Tab>('story');
  const unread = useUnread(table, talking, tab === 'talk');
  const tabs = [
    { tab: 'story', name: texts.t('company.story'), count: 0 },
    { tab: 'talk', name: texts.t('lobby.talk'), count: unread },
  ] as const;
  return (
    <div class="beside">
      <div class="tabs" role="tablist" aria-label={texts.t('company.beside')}>
        {tabs.map(({ tab: each, name, count }) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={tab === each}
            aria-controls="beside"
            data-tab={each}
            onClick={() => choose(each)}
          >
            {each === 'talk' ? <TalkIcon /> : <Icon name={signs.log} />}
            {name}
            {count > 0 && <b class="unread">{count}</b>}
          </button>
        ))}
      </div>
      <button type="button" class="tab-notebook" data-tab="notebook" onClick={notebook}>
        {texts.t('ui.notebook')}
      </button>
      <div id="beside" role="tabpanel" aria-labelledby={`tab-${tab}`} class="beside-panel">
        {tab === 'story' ? children : <TalkAtTable table={table} state={state} />}
      </div>
    </div>
  );
}

interface OverProps extends TalkAtTableProps {
  wide: boolean;
  talking: Store<Talking>;
}

/** Phrases to say with one tap; they lie over the hand and go as soon as one is asked. */
function Phrases({ table, state, wide, talking }: OverProps) {
  const texts = useTexts();
  const { open } = useStore(talking);
  const { doc } = useStore(table.room);
  const asked = state.decision !== null && !state.decision.standing;
  useEffect(() => {
    if (asked && talking.get().open === 'phrases') talking.set({ open: 'no' });
  }, [asked]);
  const close = () => talking.set({ open: 'no' });
  const where = isOut(state) && !state.view.over ? 'grave' : 'table';
  if (open === 'all')
    return (
      <Dialog title={texts.t('lobby.talk')} kind="talk" close={close}>
        <TalkAtTable table={table} state={state} />
      </Dialog>
    );
  if (open !== 'phrases') return null;
  return (
    <section class={wide ? 'phrase-tray wide' : 'phrase-tray'} aria-label={texts.t('lobby.phrases')}>
      {talkCosts(state) && <p class="talk-cost">{texts.t('company.gag')}</p>}
      {TABLE_PHRASES.map((phrase) => (
        <button
          key={phrase}
          type="button"
          class="phrase"
          data-phrase={phrase}
          onClick={() => {
            table.say(phrase, where);
            close();
          }}
        >
          {phraseOf(texts, phrase)}
        </button>
      ))}
      <div class="reactions">
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            class="chip"
            data-react={reaction}
            aria-label={texts.t(`company.${reaction}`)}
            onClick={() => {
              table.react(reaction);
              close();
            }}
          >
            <Icon name={reactionEmblems[reaction]} />
          </button>
        ))}
      </div>
      <button type="button" class="phrase write" data-write onClick={() => talking.set({ open: 'all' })}>
        {texts.t(doc?.phrasesOnly === true ? 'company.read-talk' : 'company.write')}
      </button>
    </section>
  );
}

/** In the place of the own seat. */
function LooksOn({ state }: { state: TableState }) {
  const texts = useTexts();
  return sitsHere(state.info) ? null : <p class="looks-on">{texts.t('company.look-on')}</p>;
}

/** What other people add to the table they sit at. */
export function companyOf(table: OnlineTable): CompanyParts {
  const talking = new Store<Talking>({ open: 'no', read: 0 });
  return {
    OnSeat: ({ seat }) => <OnSeat table={table} seat={seat} />,
    OnAction: () => <OwnClock table={table} />,
    Above: () => <Above table={table} talking={talking} />,
    Beside: ({ state, control, children }) => (
      <Beside table={table} state={state} talking={talking} notebook={() => control.look({ kind: 'notebook' })}>
        {children}
      </Beside>
    ),
    Over: ({ state, wide }) => (
      <>
        <Banner table={table} />
        <PlayedForYou table={table} state={state} />
        <LooksOn state={state} />
        <Phrases table={table} state={state} wide={wide} talking={talking} />
      </>
    ),
  };
}
