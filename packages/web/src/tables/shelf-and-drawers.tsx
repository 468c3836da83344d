import type { Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import type { Controller } from '../table/controller.ts';
import { useDrawer } from '../table/drawer.tsx';
import { Shelf } from '../table/shelf.tsx';
import type { commonTaps } from '../table/taps.ts';
import { laterParts } from './parts.ts';

interface ShelfAndDrawersProps {
  state: TableState;
  texts: Texts;
  control: Controller;
  explain: ReturnType<typeof commonTaps>['explain'];
  /** Words with which something on the shelf can be done now. */
  offers: readonly string[];
}

/** Shop and train beside the table, and what is inside when one of them is opened. */
export function ShelfAndDrawers({ state, texts, control, explain, offers }: ShelfAndDrawersProps) {
  const { ShopDrawer, TrainDrawer } = laterParts();
  const { open, shut, toggle } = useDrawer(state);
  const drawn = { state, texts, control, explain, shut };
  return (
    <>
      <Shelf
        info={state.info}
        view={state.view}
        texts={texts}
        open={open}
        canBuy={offers.includes('buy:')}
        canBoard={offers.includes('wagon:') || offers.includes('advance')}
        toggle={toggle}
      />
      {open === 'shop' && <ShopDrawer {...drawn} />}
      {open === 'train' && <TrainDrawer {...drawn} />}
    </>
  );
}
