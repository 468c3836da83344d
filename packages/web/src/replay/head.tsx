import type { Course } from '@sixgun/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { MenuSign } from '../art/menu-sign.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { LinkByHand } from '../dialogs/link-by-hand.tsx';
import { Preferences } from '../dialogs/preferences.tsx';
import { copyText } from '../state/clipboard.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import type { Replayer } from './replayer.ts';

interface HeadProps {
  course: Course;
  whole: boolean;
  show: (whole: boolean) => void;
  save: () => void;
  shared: boolean;
  replayer: Replayer;
  leave: (to: string) => void;
  /** What may be asked here. */
  children: ComponentChildren;
}

/** A link to this very moment; where nothing can be copied it is shown to be copied by hand. */
function CopyLink({ shared }: { shared: boolean }) {
  const texts = useTexts();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => setCopied(shared && (await copyText(location.href)));
  return (
    <>
      <button type="button" class="chip replay-link" data-copy-link onClick={() => void copy()}>
        <span class="wide-only">{texts.t(copied === true ? 'ui.link-copied' : 'replay.copy-link')}</span>
        <span class="narrow-only">{copied === true ? '✓' : texts.t('ui.link')}</span>
      </button>
      <span class="heard" role="status">
        {copied === true ? texts.t('ui.link-copied') : ''}
      </span>
      {copied === false && shared && <LinkByHand link={location.href} close={() => setCopied(null)} />}
      {copied === false && !shared && (
        <Dialog kind="link" title={texts.t('ui.link')} close={() => setCopied(null)}>
          <p>{texts.t('replay.no-link')}</p>
        </Dialog>
      )}
    </>
  );
}

/** The line above a game that is looked at again. */
export function Head({ course, whole, show, save, shared, replayer, leave, children }: HeadProps) {
  const texts = useTexts();
  const { wanted } = useStore(replayer.store);
  const [menu, setMenu] = useState(false);
  const last = course.steps.length - 1;
  const about = texts.t(`replay.about-${course.game}`, { count: course.names.length });
  const isHidden = wanted < last && !whole;
  const more = isHidden ? texts.t('replay.no-future') : '';
  const toggle = (
    <button type="button" class="chip" data-show-end aria-pressed={whole} onClick={() => show(!whole)}>
      {texts.t(whole ? 'replay.hide-end' : 'replay.show-end')}
    </button>
  );
  const record = (
    <button type="button" class="chip" data-keep-record onClick={save}>
      {texts.t('replay.record')}
    </button>
  );
  return (
    <header class="top replay-head">
      <button type="button" class="chip" aria-label={texts.t('ui.back')} onClick={() => leave('games')}>
        ←
      </button>
      <div class="replay-title">
        <h1 class="brand">{texts.t('replay.title')}</h1>
        <p class="replay-about">
          {about}
          {isHidden && <span class="replay-more">. {more}</span>}
        </p>
      </div>
      <span class="wide-only replay-ways">
        {toggle}
        {record}
      </span>
      {children}
      <CopyLink shared={shared} />
      <button type="button" class="chip" aria-label={texts.t('ui.menu')} onClick={() => setMenu(true)}>
        <MenuSign />
      </button>
      {menu && (
        <Dialog kind="menu" title={texts.t('ui.menu')} close={() => setMenu(false)}>
          {more !== '' && <p>{more}</p>}
          <div class="answers replay-menu">
            {toggle}
            {record}
          </div>
          <Preferences />
        </Dialog>
      )}
    </header>
  );
}
