import { LIMITS, type Room } from '@sixgun/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChatLine } from '../online/chat.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import type { Happening } from './happenings.ts';
import { SendIcon } from './line-icons.tsx';
import { muted } from './muted.ts';
import { LOBBY_PHRASES, phraseOf } from './phrases.ts';

/** How many characters are left is said from here on. */
const SOON_FULL = 40;

/** Something that was said, or has happened between two things that were said; `n` is a line's number. */
type Told = { key: string; n: number } & ({ happening: Happening } | { name: string; text: string });

export interface Noted {
  key: number;
  /** The last line that was said before it. */
  after: number;
  happening: Happening;
}

function useTold(table: OnlineTable, notes: readonly Noted[]): Told[] {
  const texts = useTexts();
  const { lines } = useStore(table.chat);
  const { people } = useStore(muted);
  const said = lines
    .filter(({ from }) => !people.includes(from))
    .map(({ n, name, text, phrase }): Told => ({ key: `c${n}`, n, name, text: text ?? phraseOf(texts, phrase) }));
  const noted = notes.map(({ key, after, happening }): Told => ({ key: `h${key}`, n: after, happening }));
  // What happened after a line stands behind it: sorting keeps the order of equals.
  return [...said, ...noted].toSorted((a, b) => a.n - b.n);
}

function Lines({ told }: { told: readonly Told[] }) {
  const texts = useTexts();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [told.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard
    <div class="talk-lines" ref={ref} role="log" aria-label={texts.t('lobby.talk')} tabIndex={0}>
      <ol>
        {told.length === 0 && <li class="talk-note">{texts.t('lobby.quiet')}</li>}
        {told.map((each) =>
          'happening' in each ? (
            <li key={each.key} class="talk-note">
              {texts.t(`lobby.${each.happening.what}`, { name: each.happening.name })}
            </li>
          ) : (
            <li key={each.key}>
              <bdi>
                <b>{each.name}</b>
              </bdi>{' '}
              <bdi>{each.text}</bdi>
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

/** The host wants nothing to be heard of me. */
export const isSilenced = ({ muted }: Room, me: string | null): boolean => me !== null && muted.includes(me);

/** Why nothing can be said just now, or the last line was not. */
export function useObstacle(table: OnlineTable, room: Room): string {
  const texts = useTexts();
  const { me } = useStore(table.room);
  const { refused } = useStore(table.chat);
  const { state: link } = useStore(table.link);
  if (refused?.code === 'offline') return texts.t('lobby.not-said');
  if (link !== 'open') return texts.t('company.lost');
  if (isSilenced(room, me)) return texts.t('code.muted');
  if (refused?.code === 'rate') return texts.t('lobby.too-fast');
  if (refused !== null) return texts.t(`code.${refused.code}`);
  return room.phrasesOnly ? texts.t('lobby.only-phrases') : '';
}

interface TalkProps {
  table: OnlineTable;
  room: Room;
  notes: readonly Noted[];
  phrases?: readonly number[];
  /** The dead speak among themselves, and hear everybody. */
  where?: ChatLine['room'];
}

/** The talk at the table: the last lines, phrases, and a field that says what it takes. */
export function Talk({ table, room, notes, phrases = LOBBY_PHRASES, where = 'table' }: TalkProps) {
  const texts = useTexts();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const told = useTold(table, notes);
  const obstacle = useObstacle(table, room);
  const { me } = useStore(table.room);
  const silent = isSilenced(room, me);
  const left = LIMITS.chat - text.length;
  return (
    <section class="talk" aria-label={texts.t('lobby.talk')}>
      <Lines told={told} />
      <fieldset class="phrases" disabled={silent}>
        <legend class="heard">{texts.t('lobby.phrases')}</legend>
        {phrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            class="phrase"
            data-phrase={phrase}
            onClick={() => table.say(phrase, where)}
          >
            {phraseOf(texts, phrase)}
          </button>
        ))}
      </fieldset>
      <p class={obstacle === '' && left > SOON_FULL ? 'heard' : 'talk-limit'} role="status">
        {obstacle !== '' ? obstacle : left <= SOON_FULL ? texts.t('lobby.left', { count: left }) : ''}
      </p>
      {!room.phrasesOnly && (
        <form
          class="talk-form"
          onSubmit={(event) => {
            event.preventDefault();
            // What was typed since the last frame counts as well.
            const typed = field.current?.value.trim() ?? '';
            if (typed !== '' && table.say(typed, where)) setText('');
          }}
        >
          <input
            ref={field}
            type="text"
            aria-label={texts.t('lobby.write')}
            placeholder={texts.t('lobby.write')}
            maxLength={LIMITS.chat}
            autocomplete="off"
            disabled={silent}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="button" aria-label={texts.t('lobby.say')} disabled={silent}>
            <SendIcon />
          </button>
        </form>
      )}
    </section>
  );
}
