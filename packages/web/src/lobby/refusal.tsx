import { useEffect, useState } from 'preact/hooks';
import type { Trouble } from '../online/api.ts';
import { useTexts } from '../text/language.ts';

const SHOWN_FOR = 5000;

/** An order that was not carried out says why, for a while. */
export function Refusal({ refused }: { refused: { code: Trouble } | null }) {
  const texts = useTexts();
  const [before] = useState(refused);
  const [shown, show] = useState<Trouble | null>(null);
  useEffect(() => {
    if (refused === null || refused === before) return;
    show(refused.code);
    const timer = setTimeout(show, SHOWN_FOR, null);
    return () => clearTimeout(timer);
  }, [refused]);
  return (
    <p class={shown === null ? 'heard' : 'lobby-refusal'} role="alert">
      {shown === null ? '' : texts.t(`code.${shown}`)}
    </p>
  );
}
