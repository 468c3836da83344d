import { useEffect, useState } from 'preact/hooks';
import { type Trouble, troubleOf } from '../online/api.ts';
import { tablesToGoBackTo } from '../pages/way-back.ts';
import { useTexts } from '../text/language.ts';
import { openTable } from './tables.ts';
import { OnTheWay, TroublePage } from './trouble.tsx';

/** More than one person may have open. */
const MOST_SHOWN = 4;

interface PartProps {
  go: (to: string, replace?: boolean) => void;
}

/** A table by one click: it is opened with the set-up of this device, and one sits at it already. */
export function Part({ go }: PartProps) {
  const texts = useTexts();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [tries, tryAgain] = useState(0);
  useEffect(() => {
    let wanted = true;
    setTrouble(null);
    openTable((name) => texts.t('lobby.name', { name })).then(
      // The way back must not open another one.
      (id) => wanted && go(`t/${id}`, true),
      (error: unknown) => wanted && setTrouble(troubleOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [tries]);
  if (trouble === null) return <OnTheWay text={texts.t('lobby.opening')} />;
  const own = trouble === 'full' ? tablesToGoBackTo(MOST_SHOWN) : [];
  if (own.length > 0)
    return (
      <TroublePage code={trouble} go={go} says={texts.t('lobby.no-more-tables')}>
        {own.map(({ id, name }) => (
          <button key={id} type="button" class="button strong" data-own-table onClick={() => go(`t/${id}`)}>
            {name}
          </button>
        ))}
      </TroublePage>
    );
  return <TroublePage code={trouble} go={go} again={() => tryAgain(tries + 1)} />;
}
