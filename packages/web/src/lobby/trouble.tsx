import type { ComponentChildren } from 'preact';
import type { Trouble } from '../online/api.ts';
import { useTexts } from '../text/language.ts';
import '../style/lobby.css';

interface TroubleProps {
  code: Trouble;
  go: (to: string) => void;
  /** What says it better here. */
  says?: string;
  /** Another try, where it may help. */
  again?: (() => void) | undefined;
  children?: ComponentChildren;
}

/** What trouble says more clearly at the door of a table. */
const AT_THE_DOOR: Readonly<
  Partial<Record<Trouble, 'lobby.dead-link' | 'lobby.no-way-in' | 'lobby.unreachable' | 'lobby.not-you-here'>>
> = {
  'no-table': 'lobby.dead-link',
  'not-open': 'lobby.no-way-in',
  offline: 'lobby.unreachable',
  auth: 'lobby.not-you-here',
};

/** It did not work: why, and several ways on. */
export function TroublePage({ code, go, says, again, children }: TroubleProps) {
  const texts = useTexts();
  return (
    <main class="trouble planks" data-trouble={code}>
      <div class="trouble-board">
        <h1>Sixgun</h1>
        <p role="alert">{says ?? texts.t(AT_THE_DOOR[code] ?? `code.${code}`)}</p>
        <div class="trouble-ways">
          {children}
          {again !== undefined && (
            <button type="button" class="button strong" data-again onClick={again}>
              {texts.t('lobby.try-again')}
            </button>
          )}
          {code !== 'offline' && (
            <button
              type="button"
              class={again === undefined && !children ? 'button strong' : 'button'}
              data-other-tables
              onClick={() => go('join')}
            >
              {texts.t('lobby.other-tables')}
            </button>
          )}
          <button type="button" class="button" data-to-start onClick={() => go('')}>
            {texts.t('ui.to-start')}
          </button>
        </div>
      </div>
    </main>
  );
}

/** Something is on its way. */
export function OnTheWay({ text }: { text: string }) {
  return (
    <main class="page loading">
      <h1>Sixgun</h1>
      <p role="status">{text}</p>
    </main>
  );
}
