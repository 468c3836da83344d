import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { LinkByHand } from '../dialogs/link-by-hand.tsx';
import { copyText } from '../state/clipboard.ts';
import { useTexts } from '../text/language.ts';

interface Sending {
  /** By whatever the device sends things with; where there is nothing the link is copied. */
  send: () => void;
  copy: () => void;
  /** What came of it. */
  said: ComponentChildren;
}

/** Gets a link to other people. */
export function useSending(link: string, text: string): Sending {
  const texts = useTexts();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => void copyText(link).then(setCopied);
  const send = () => {
    if (typeof navigator.share !== 'function') return copy();
    // Whoever closes the sheet of the device has not failed.
    navigator.share({ title: 'Sixgun', text, url: link }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy();
    });
  };
  const said = (
    <>
      <p class={copied ? 'copied-line' : 'heard'} role="status">
        {copied ? texts.t('ui.link-copied') : ''}
      </p>
      {copied === false && <LinkByHand link={link} close={() => setCopied(null)} />}
    </>
  );
  return { send, copy, said };
}
