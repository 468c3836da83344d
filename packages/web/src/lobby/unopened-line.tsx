import type { Room } from '@sixgun/protocol';
import { useEffect, useState } from 'preact/hooks';
import { frozenAt } from '../online/deals.ts';
import { fetchRecord } from '../state/records.ts';
import { useTexts } from '../text/language.ts';

/** The last ones: what was not opened before them was told in their time. */
const LOOKED_AT = 3;

async function isUnopened(id: string): Promise<boolean> {
  const fetched = await fetchRecord(id);
  return 'missing' in fetched && fetched.missing === 'missing';
}

/** Every deal that is fixed is opened in the end: one that is not may have been dealt again until somebody liked it. */
export function UnopenedLine({ room: { id, deal } }: { room: Room }) {
  const texts = useTexts();
  const [found, tell] = useState(false);
  const next = deal?.id;
  useEffect(() => {
    let stale = false;
    const before = frozenAt(id).filter((each) => each !== next);
    void Promise.all(before.slice(0, LOOKED_AT).map(isUnopened)).then((each) => {
      if (!stale) tell(each.includes(true));
    });
    return () => {
      stale = true;
    };
  }, [id, next]);
  return found ? (
    <p class="lobby-refusal" role="alert" data-unopened>
      {texts.t('lobby.unopened')}
    </p>
  ) : null;
}
