import type { GameName } from '@sixgun/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { diceAct } from '../dice/dice-acts.ts';
import { DiceTable } from '../dice/dice-table.tsx';
import { settings } from '../state/settings.ts';
import { Controller } from '../table/controller.ts';
import { CardTable } from '../tables/card-table.tsx';
import { loadParts } from '../tables/parts.ts';
import type { TableProps } from '../tables/table-frame.tsx';
import type { ToTeacher } from '../worker/learn.ts';
import '../tables/table-page.tsx';
import '../dice/dice-page.tsx';
import '../style/learn.css';

// Whoever learns sits at a table soon; its parts come with what is taught.
await loadParts();

export const tables: Readonly<Record<GameName, FunctionComponent<TableProps>>> = { card: CardTable, dice: DiceTable };

/** How the learner is called at the table. */
export const ownName = (): string => settings.get().name.trim() || 'Dusty';

/** A table with a keeper of its own: the game one plays otherwise is left alone. */
export function useTaughtTable(game: GameName, first: ToTeacher): Controller {
  const [control] = useState(() => {
    const open = (): Worker => {
      const worker = new Worker(new URL('../worker/learn.ts', import.meta.url), { type: 'module' });
      worker.postMessage(first);
      return worker;
    };
    return new Controller({ open }, game === 'dice' ? diceAct : undefined);
  });
  useEffect(() => () => control.close(), [control]);
  return control;
}
