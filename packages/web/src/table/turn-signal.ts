import type { Texts } from '@sixgun/texts';
import { useEffect } from 'preact/hooks';
import { say } from '../sound/sound.ts';
import { settings } from '../state/settings.ts';
import type { TableState } from '../story/table-state.ts';
import { variable } from './box.ts';

const ICON = { still: './favicon.svg', turn: './favicon-turn.svg' };

function show(title: string, icon: string): void {
  document.title = title;
  document.querySelector('link[rel=icon]')?.setAttribute('href', icon);
}

function notify(text: string): Notification | null {
  if (!settings.get().notify || !('Notification' in globalThis) || Notification.permission !== 'granted') return null;
  try {
    const note = new Notification('Sixgun', { body: text, icon: ICON.turn, tag: 'sixgun-turn' });
    note.onclick = () => {
      focus();
      note.close();
    };
    return note;
  } catch {
    // Some phones allow notifications only to a worker.
    return null;
  }
}

/** Who is asked hears of it in another tab as well: by the title, the icon, a sound and, if wanted, a notification. */
export function useTurnSignal({ decision, info, view }: TableState, texts: Texts): void {
  const mine = decision !== null && !decision.standing;
  const turn = variable(info, view, 'active') === info.me;
  useEffect(() => {
    if (!mine) return undefined;
    const text = texts.t(turn ? 'ui.your-turn' : 'ui.asked');
    show(`● ${text} – Sixgun`, ICON.turn);
    if (document.hidden) say('your-turn');
    const note = document.hidden ? notify(text) : null;
    return () => {
      note?.close();
      show('Sixgun', ICON.still);
    };
  }, [mine, turn, texts]);
}
