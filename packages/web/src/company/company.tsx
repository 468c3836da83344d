import type { OnlineTable } from '../online/online-table.ts';
import { Store } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import { sitsHere } from '../table/box.ts';
import type { CompanyParts } from '../table/company.ts';
import { useTexts } from '../text/language.ts';
import { Banner } from './banner.tsx';
import { Beside } from './beside.tsx';
import { InMenu } from './in-menu.tsx';
import { OnSeat } from './on-seat.tsx';
import { OnSheet } from './on-sheet.tsx';
import { OwnClock } from './own-clock.tsx';
import { Phrases } from './phrases.tsx';
import { PlayedForYou } from './played-for-you.tsx';
import { Above, type Talking } from './talk-at-table.tsx';
import '../style/company.css';

/** In the place of the own seat. */
function LooksOn({ state }: { state: TableState }) {
  const texts = useTexts();
  return sitsHere(state.info) ? null : <p class="looks-on">{texts.t('company.look-on')}</p>;
}

/** What other people add to the table they sit at. */
export function companyOf(table: OnlineTable): CompanyParts {
  const talking = new Store<Talking>({ open: 'no', read: 0 });
  return {
    OnSeat: ({ seat }) => <OnSeat table={table} seat={seat} />,
    OnAction: () => <OwnClock table={table} />,
    Above: () => <Above table={table} talking={talking} />,
    Beside: ({ state, control, children }) => (
      <Beside table={table} state={state} talking={talking} control={control}>
        {children}
      </Beside>
    ),
    OnSheet: ({ seat, close }) => <OnSheet table={table} seat={seat} close={close} />,
    InMenu: () => <InMenu table={table} />,
    betting: { bets: table.bets, bet: (_, side) => table.bet(side) },
    Over: ({ state, wide }) => (
      <>
        <Banner table={table} />
        <PlayedForYou table={table} state={state} />
        <LooksOn state={state} />
        <Phrases table={table} state={state} wide={wide} talking={talking} />
      </>
    ),
  };
}
