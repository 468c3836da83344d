import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, signs } from '../art/pictures.tsx';
import type { Store } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import { TalkIcon } from './icons.tsx';
import { TalkAtTable, type TalkAtTableProps, type Talking, useUnread } from './talk-at-table.tsx';

type Tab = 'story' | 'talk' | 'notebook';

interface BesideProps extends TalkAtTableProps {
  talking: Store<Talking>;
  notebook: () => void;
  children: ComponentChildren;
}

/** Beside a wide table: the story and the talk share a place; the notebook opens over the table. */
export function Beside({ table, state, talking, notebook, children }: BesideProps) {
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
