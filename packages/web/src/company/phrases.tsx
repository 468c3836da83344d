import type { Room } from '@sixgun/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../dialogs/dialog.tsx';
import { phraseOf, TABLE_PHRASES } from '../lobby/phrases.ts';
import { isSilenced, useObstacle } from '../lobby/talk.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { type Store, useStore } from '../state/store.ts';
import { classesOf } from '../table/classes.ts';
import { useTexts } from '../text/language.ts';
import { talkCosts } from './gag.ts';
import { Reactions } from './reactions.tsx';
import { roomOf, TalkAtTable, type TalkAtTableProps, type Talking } from './talk-at-table.tsx';

interface PhrasesProps extends TalkAtTableProps {
  wide: boolean;
  talking: Store<Talking>;
}

/** Why a tap would not be heard, or the last one was not. */
function Obstacle({ table, room }: { table: OnlineTable; room: Room }) {
  const obstacle = useObstacle(table, room);
  return (
    <p class={obstacle === '' ? 'heard' : 'talk-cost'} role="status">
      {obstacle}
    </p>
  );
}

/** Milliseconds in which a finger that is on its way to a phrase still comes down. */
const STRAY = 350;

/** The tray goes as soon as one is asked; true while a tap that was meant for it counts for nothing. */
function useClosedBy(asked: boolean, talking: Store<Talking>): boolean {
  const [shields, shield] = useState(false);
  useEffect(() => {
    if (!asked || talking.get().open !== 'phrases') return undefined;
    talking.set({ open: 'no' });
    shield(true);
    const timer = setTimeout(shield, STRAY, false);
    return () => {
      clearTimeout(timer);
      shield(false);
    };
  }, [asked]);
  return shields;
}

/** Phrases to say with one tap; they lie over the hand and go as soon as one is asked. */
export function Phrases({ table, state, wide, talking }: PhrasesProps) {
  const texts = useTexts();
  const { open } = useStore(talking);
  const { doc, me } = useStore(table.room);
  const asked = state.decision !== null && !state.decision.standing;
  const shields = useClosedBy(asked, talking);
  const close = () => talking.set({ open: 'no' });
  const where = roomOf(state);
  if (open === 'all')
    return (
      <Dialog title={texts.t('lobby.talk')} kind="talk" close={close}>
        <TalkAtTable table={table} state={state} />
      </Dialog>
    );
  if ((open !== 'phrases' && !shields) || doc === null) return null;
  return (
    <section
      class={classesOf({ 'phrase-tray': true, wide, shield: shields })}
      aria-label={texts.t('lobby.phrases')}
      aria-hidden={shields}
      onClickCapture={(event) => shields && event.stopPropagation()}
    >
      {where === 'grave' && <p class="talk-grave">{texts.t('company.grave-talk')}</p>}
      {talkCosts(state) && <p class="talk-cost">{texts.t('company.gag')}</p>}
      <Obstacle table={table} room={doc} />
      {TABLE_PHRASES.map((phrase) => (
        <button
          key={phrase}
          type="button"
          class="phrase"
          disabled={isSilenced(doc, me)}
          data-phrase={phrase}
          onClick={() => {
            if (table.say(phrase, where)) close();
          }}
        >
          {phraseOf(texts, phrase)}
        </button>
      ))}
      <button type="button" class="phrase write" data-write onClick={() => talking.set({ open: 'all' })}>
        {texts.t(doc.phrasesOnly ? 'company.read-talk' : 'company.write')}
      </button>
      <Reactions table={table} then={close} />
    </section>
  );
}
