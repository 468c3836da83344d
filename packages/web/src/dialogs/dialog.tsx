import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { laidOut } from '../state/frames.ts';
import { coverPlace } from '../state/history.ts';
import { useTexts } from '../text/language.ts';

interface DialogProps {
  title: string;
  kind: string;
  close: () => void;
  /** What the browser's way forward does after its way back has closed it. */
  reopen?: (() => void) | undefined;
  children: ComponentChildren;
}

/** A sheet over the page: the browser keeps the focus inside, Escape and a tap beside it close it. What is marked as first has it. */
export function Dialog({ title, kind, close, reopen, children }: DialogProps) {
  const texts = useTexts();
  const ref = useRef<HTMLDialogElement>(null);
  const named = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    let gone = false;
    // The page is laid out once with what is in it and once without what it covers: two frames, not one.
    void laidOut().then(() => {
      if (gone || dialog === null || dialog.open) return;
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    });
    const uncover = coverPlace(close, reopen);
    return () => {
      gone = true;
      uncover();
      dialog?.close();
    };
  }, []);
  // Closed before it is taken away, so that the focus is back at once.
  const shut = () => {
    ref.current?.close();
    close();
  };
  return (
    <dialog
      ref={ref}
      class={`sheet sheet-${kind}`}
      aria-labelledby={named}
      onCancel={(event) => {
        event.preventDefault();
        shut();
      }}
      onClick={(event) => {
        if (event.target === ref.current) shut();
      }}
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2 id={named}>{title}</h2>
          <button type="button" class="chip" aria-label={texts.t('ui.close')} onClick={shut}>
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
