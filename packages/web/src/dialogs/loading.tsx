import { useEffect, useState } from 'preact/hooks';
import { missingParts } from '../state/missing-parts.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import { Mishap } from './mishap.tsx';

/** Milliseconds in which a part still comes although another one was missing. */
const SOON = 600;

/** In the place of a part that is being fetched. */
export function Loading() {
  const texts = useTexts();
  const { some } = useStore(missingParts);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  if (some && late) return <Mishap line={texts.t('ui.part-missing')} />;
  return (
    <main class="page loading">
      <h1>Sixgun</h1>
      <p role="status">{texts.t('ui.loading')}</p>
    </main>
  );
}
