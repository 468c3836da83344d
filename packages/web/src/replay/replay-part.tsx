import type { GameName } from '@sixgun/engine';
import type { OldSave } from '@sixgun/protocol';
import { AFTER_GAMES } from '@sixgun/texts';
import { useEffect, useState } from 'preact/hooks';
import { isFromHere } from '../state/ended-games.ts';
import { giveRecord, isGiven } from '../state/given-record.ts';
import { fetchRecord, type Missing } from '../state/records.ts';
import { loadParts } from '../tables/parts.ts';
import '../tables/table-page.tsx';
import '../dice/dice-page.tsx';
import { learn, useTexts } from '../text/language.ts';
import { momentIn } from './address.ts';
import { OpenRecord } from './open-record.tsx';
import { ReplayRoom } from './room.tsx';
import '../style/setup.css';
import '../style/after.css';

// Whoever wants to look at a game sees a table soon.
await Promise.all([loadParts(), learn([AFTER_GAMES])]);

interface ReplayPartProps {
  /** `r` or `r/<game>`, perhaps with a moment of it. */
  place: string;
  go: (to: string) => void;
  back: () => void;
  playOn: (game: GameName, saved: OldSave) => void;
}

interface Opened {
  id: string;
  record: string;
}

/** Looks at games again: by link, from this device, or from a text. */
export function Part({ place, go, back, playOn }: ReplayPartProps) {
  const texts = useTexts();
  const first = momentIn(place);
  const { id } = first;
  const [opened, open] = useState<Opened | null>(null);
  const [missing, miss] = useState<Missing | null>(null);
  const [tries, tryAgain] = useState(0);
  useEffect(() => {
    let stale = false;
    miss(null);
    if (id !== '')
      void fetchRecord(id).then((fetched) => {
        if (stale) return;
        if ('missing' in fetched) miss(fetched.missing);
        else open({ id, record: fetched.record });
      });
    return () => {
      stale = true;
    };
  }, [id, tries]);
  const take = (record: string) => go(`r/${giveRecord(record)}`);
  if (id === '' || missing !== null)
    return (
      <main class="after planks">
        <header class="page-head">
          <button type="button" class="chip" aria-label={texts.t('ui.back')} onClick={back}>
            ←
          </button>
          <h1>{texts.t('replay.title')}</h1>
        </header>
        {missing !== null && (
          <section class="panel" role="alert">
            <p>{texts.t(`replay.${missing}`)}</p>
            <div class="answers">
              {missing !== 'not-here' && (
                <button type="button" class="button strong" onClick={() => tryAgain(tries + 1)}>
                  {texts.t('replay.try-again')}
                </button>
              )}
              <button type="button" class="button" onClick={() => go('games')}>
                {texts.t('games.title')}
              </button>
            </div>
          </section>
        )}
        <OpenRecord verb={texts.t('replay.look')} take={take} />
      </main>
    );
  if (opened?.id !== id)
    return (
      <main class="page loading">
        <h1>{texts.t('replay.title')}</h1>
        <p role="status">{texts.t('replay.fetching')}</p>
      </main>
    );
  return (
    <ReplayRoom
      key={id}
      record={opened.record}
      first={first}
      shared={!isGiven(id) && !isFromHere(id)}
      leave={go}
      playOn={playOn}
    />
  );
}
