import { AFTER_GAMES } from '@sixgun/texts';
import { useEffect, useState } from 'preact/hooks';
import { givenSalt, type SeenDeal, seenDeal } from '../online/deals.ts';
import { OpenRecord } from '../replay/open-record.tsx';
import { giveRecord } from '../state/given-record.ts';
import { here } from '../state/history.ts';
import { fetchRecord, isFromServer, type Missing } from '../state/records.ts';
import { learn, useTexts } from '../text/language.ts';
import '../style/setup.css';
import '../style/after.css';
import { checkRecord } from './checker.ts';
import { Verdict } from './verdict.tsx';

// Before the first word of it is said.
await learn([AFTER_GAMES]);

type Checked = Awaited<ReturnType<typeof checkRecord>>;
type Outcome = { checked: Checked; seen: SeenDeal | null } | { missing: Missing } | { trouble: string } | 'checking';

const SALT = /^[0-9a-f]{32}$/;
/** `fair` or `fair/<game>`. */
const gameIn = (place: string): string => place.split(/[/?]/)[1] ?? '';

/** The game a record says it is of: it may have come as a text, while this device has sat at its table. */
const dealtAs = (record: string): string => /^Deal:[ \t]*(\S+)/m.exec(record)?.[1] ?? '';

async function outcomeOf(id: string, typed: string | null): Promise<Outcome> {
  const fetched = await fetchRecord(id);
  if ('missing' in fetched) return fetched;
  const { record } = fetched;
  // Whoever sat at the table has seen the promise, and has given a salt.
  const seen = seenDeal(id) ?? seenDeal(dealtAs(record));
  try {
    const salt = typed ?? (seen === null ? null : givenSalt(seen)) ?? undefined;
    const { commitment, header, hashes } = seen ?? {};
    const frozen = header === undefined || hashes === undefined ? undefined : { header, hashes };
    const asked = isFromServer(id) ? id : undefined;
    return { checked: await checkRecord(record, { id: asked, commitment, salt, frozen }), seen };
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }
}

/** Was this deal fixed before the first card? The browser finds out by itself. */
export function Page({ go, back }: { go: (to: string) => void; back: () => void }) {
  const texts = useTexts();
  const id = gameIn(here());
  const [outcome, come] = useState<Outcome | null>(null);
  const [salt, setSalt] = useState('');
  const typed = SALT.exec(salt.trim().toLowerCase())?.[0] ?? null;
  /** A salt can be asked for: there is a record, and this device has none of its own for it. */
  const [unseen, setUnseen] = useState(false);
  useEffect(() => {
    let stale = false;
    if (id === '') return come(null);
    come('checking');
    void outcomeOf(id, typed).then((found) => {
      if (stale) return;
      come(found);
      setUnseen(typeof found === 'object' && 'seen' in found && found.seen === null);
    });
    return () => {
      stale = true;
    };
  }, [id, typed]);
  return (
    <main class="after fairness planks">
      <header class="page-head">
        <button type="button" class="chip" aria-label={texts.t('ui.back')} onClick={back}>
          ←
        </button>
        <h1>{texts.t('fair.title')}</h1>
      </header>
      <div class="after-panels">
        <section class="panel" aria-live="polite">
          <p>{texts.t('fair.line')}</p>
          {outcome === 'checking' && <p role="status">{texts.t('fair.checking')}</p>}
          {outcome !== null && outcome !== 'checking' && (
            <>
              {'missing' in outcome && <p role="alert">{texts.t(`replay.${outcome.missing}`)}</p>}
              {'trouble' in outcome && <p role="alert">{texts.t('ui.trouble', { message: outcome.trouble })}</p>}
              {'checked' in outcome && <Verdict {...outcome.checked} texts={texts} />}
            </>
          )}
          {id !== '' && unseen && (
            <label class="field">
              <span>{texts.t('fair.own-salt')}</span>
              <input
                type="text"
                spellcheck={false}
                autocomplete="off"
                value={salt}
                onInput={(event) => setSalt(event.currentTarget.value)}
              />
            </label>
          )}
          <p class="hint">{texts.t('fair.plainly')}</p>
        </section>
        <OpenRecord verb={texts.t('fair.check')} take={(record) => go(`fair/${giveRecord(record)}`)} />
      </div>
    </main>
  );
}
