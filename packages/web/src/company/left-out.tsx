import { useEffect, useState } from 'preact/hooks';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';

const SHOWN_FOR = 10_000;

/** The deal was made without what this device has given to it: it came too late, or somebody did not want it. */
export function LeftOut({ table }: { table: OnlineTable }) {
  const texts = useTexts();
  const { leftOut } = useStore(table.room);
  const [read, note] = useState<string | null>(null);
  useEffect(() => {
    if (leftOut === null) return undefined;
    const timer = setTimeout(note, SHOWN_FOR, leftOut);
    return () => clearTimeout(timer);
  }, [leftOut]);
  if (leftOut === null || leftOut === read) return null;
  return (
    <div class="refused-order">
      <p class="lobby-refusal" role="alert" data-left-out>
        {texts.t('company.left-out')}
      </p>
    </div>
  );
}
