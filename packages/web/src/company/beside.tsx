import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, signs } from '../art/pictures.tsx';
import { Notebook } from '../notebook/notebook.tsx';
import type { Store } from '../state/store.ts';
import type { Controller } from '../table/controller.ts';
import { useTexts } from '../text/language.ts';
import { TalkIcon } from './icons.tsx';
import { TalkAtTable, type TalkAtTableProps, type Talking, useUnread } from './talk-at-table.tsx';

type Tab = 'story' | 'talk' | 'notebook';

interface BesideProps extends TalkAtTableProps {
  talking: Store<Talking>;
  control: Controller;
  children: ComponentChildren;
}

/** Beside a wide table: story, talk and notebook share a place. */
export function Beside({ table, state, talking, control, children }: BesideProps) {
  const texts = useTexts();
  const [tab, choose] = useState<Tab>('story');
  const unread = useUnread(table, talking, tab === 'talk');
  const tabs = [
    { tab: 'story', name: texts.t('company.story'), icon: <Icon name={signs.log} />, count: 0 },
    { tab: 'talk', name: texts.t('lobby.talk'), icon: <TalkIcon />, count: unread },
    { tab: 'notebook', name: texts.t('ui.notebook'), icon: null, count: 0 },
  ] as const;
  return (
    <div class="beside">
      <div class="tabs" role="tablist" aria-label={texts.t('company.beside')}>
        {tabs.map(({ tab: each, name, icon, count }) => (
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
            {icon}
            {name}
            {count > 0 && <b class="unread">{count}</b>}
          </button>
        ))}
      </div>
      <div id="beside" role="tabpanel" aria-labelledby={`tab-${tab}`} class="beside-panel">
        {tab === 'story' && children}
        {tab === 'talk' && <TalkAtTable table={table} state={state} />}
        {tab === 'notebook' && <Notebook state={state} texts={texts} control={control} />}
      </div>
    </div>
  );
}
