import { OPEN } from '@sixgun/engine';
import type { Texts } from '@sixgun/texts';
import { useState } from 'preact/hooks';
import { Portrait } from '../art/pictures.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { type Store, useStore } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import { characterOf, defName, hasFallen } from '../table/box.ts';

/** What is said of everything hidden: in the dice game there are neither hands nor a deck. */
const TOLD = {
  card: { anew: 'replay.anew', open: 'replay.as-they-lie' },
  dice: { anew: 'replay.anew-dice', open: 'replay.as-they-lie-dice' },
} as const;

interface PlayOnProps {
  table: Store<TableState>;
  texts: Texts;
  take: (seat: number, anew: boolean) => void;
  close: () => void;
}

/** Asks for the seat, and says whether the cards stay as they lie. */
export function PlayOn({ table, texts, take, close }: PlayOnProps) {
  const { info, view } = useStore(table);
  const anew = view.seat !== OPEN;
  const deal = anew ? 'anew' : 'open';
  const free = view.order.filter((seat) => !hasFallen(info, view, seat));
  const [wanted, choose] = useState(view.seat);
  const seat = free.includes(wanted) ? wanted : free[0];
  return (
    <Dialog kind="play-on" title={texts.t('replay.play-on')} close={close}>
      <fieldset class="choice play-on-seats">
        <legend>{texts.t('replay.which-seat')}</legend>
        {free.map((each) => {
          const character = characterOf(info, view, each);
          return (
            <label key={each} class={each === seat ? 'option on' : 'option'}>
              <input type="radio" name="seat" checked={each === seat} onChange={() => choose(each)} />
              <Portrait character={character < 0 ? '' : info.defs[info.faces[character].def].id} />
              <span>
                <b>{info.names[each]}</b>
                {character >= 0 && <small>{defName(info, texts, info.faces[character].def)}</small>}
              </span>
            </label>
          );
        })}
      </fieldset>
      <p data-deal={deal}>{texts.t(TOLD[info.game][deal])}</p>
      <div class="answers">
        <button type="button" class="button" onClick={close}>
          {texts.t('ui.cancel')}
        </button>
        <button type="button" class="button strong" data-take-seat data-first onClick={() => take(seat, anew)}>
          {texts.t('replay.take-seat')}
        </button>
      </div>
    </Dialog>
  );
}
