import { diceMask } from '@sixgun/engine';
import { useMemo, useState } from 'preact/hooks';
import type { Store } from '../state/store.ts';
import { useStore } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import type { Controller } from '../table/controller.ts';
import { commonTaps } from '../table/taps.ts';
import { useTexts } from '../text/language.ts';
import { diceShown, oneDie, pickOfDie, rerolls } from './reading.ts';

/** Taps on dice and seats, the set of dice to be thrown again, and the answer when something cannot be done. */
export function useDiceTaps(table: Store<TableState>, control: Controller) {
  const texts = useTexts();
  const decision = useStore(table).decision?.id ?? -1;
  const [chosen, choose] = useState({ decision, set: 0 });
  const again = chosen.decision === decision ? chosen.set : 0;
  const taps = useMemo(() => {
    const { say, explain, seat } = commonTaps(table, control, texts);
    return {
      die(place: number, element: HTMLElement) {
        const { info, view, decision: asked, path } = table.get();
        const sets = rerolls(asked);
        const die = diceShown(info, view)[place];
        const pick = pickOfDie(info, asked, path, die);
        if (sets.has(1 << place)) {
          control.hush();
          choose((now) => {
            const set = now.decision === asked?.id ? now.set : 0;
            return { decision: asked?.id ?? -1, set: set ^ (1 << place) };
          });
        } else if (sets.size > 0 || asked?.question.ask === 'end') explain([oneDie(place)], element);
        else if (pick >= 0) control.tap(pick);
        else if (die.face !== '') control.look({ kind: 'face', face: die.face });
      },
      seat,
      roll(set: number, element: HTMLElement) {
        if (set === 0) say(texts.t('dice.choose-first'), element);
        else if (rerolls(table.get().decision).has(set)) control.choose([diceMask(set)]);
        else explain([diceMask(set)], element);
      },
    };
  }, [table, control, texts]);
  return { taps, again };
}
