import type { Code } from '@sixgun/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../text/language.ts';

const SHOWN_FOR = 5000;

/** An order that was not carried out says why, for a while. */
export function Refusal({ refused }: { refused: { code: Code } | null }) {
  const texts = useTexts();
  const [before] = useState(refused);
  const [shown, show] = useState<Code | null>(null);
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
