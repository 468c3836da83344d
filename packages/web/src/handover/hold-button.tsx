import type { Texts } from '@sixgun/texts';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Long enough not to happen by mistake. */
const HOLD = 600;

interface HoldButtonProps {
  texts: Texts;
  name: string;
  open: () => void;
}

/** Opens when it is held; by keys, when it is pressed twice. */
export function HoldButton({ texts, name, open }: HoldButtonProps) {
  const [held, hold] = useState(false);
  const [armed, arm] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const release = () => {
    clearTimeout(timer.current);
    hold(false);
  };
  useEffect(() => release, []);
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    hold(true);
    timer.current = setTimeout(open, HOLD);
  };
  // A click without a pointer comes from a key, or from a helper that has none.
  const click = (event: MouseEvent) => {
    if (event.detail !== 0) return;
    if (armed) open();
    else arm(true);
  };
  return (
    <button
      type="button"
      class={held ? 'hold held' : 'hold'}
      data-hold={name}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={click}
      onBlur={() => arm(false)}
    >
      <span class="hold-bar" aria-hidden="true" />
      <b aria-live="polite">{texts.t(armed ? 'ui.press-again' : 'ui.hold-to-open', { name })}</b>
      <small>{texts.t('ui.hold-line')}</small>
    </button>
  );
}
