import { MissedLine } from '../lobby/missed-line.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { Store, useStore } from '../state/store.ts';
import { Log } from '../story/log.tsx';
import { sitsHere } from '../table/box.ts';
import type { CompanyParts, OverProps } from '../table/company.ts';
import { useTexts } from '../text/language.ts';
import { Banner } from './banner.tsx';
import { Beside } from './beside.tsx';
import { InMenu } from './in-menu.tsx';
import { LeftOut } from './left-out.tsx';
import { OnSeat } from './on-seat.tsx';
import { OnSheet } from './on-sheet.tsx';
import { OwnClock } from './own-clock.tsx';
import { Phrases } from './phrases.tsx';
import { PlayedForYou, type Seen } from './played-for-you.tsx';
import { RefusedOrder } from './refused-order.tsx';
import { Above, type Talking } from './talk-at-table.tsx';
import '../style/company.css';

const STORY_LINES = 20;

interface Place {
  table: OnlineTable;
  leave: (to: string) => void;
}

/** In the place of the own seat, and of the hand where there is no room for the story beside the table. */
function LooksOn({ table, leave, state, wide, look }: OverProps & Place) {
  const texts = useTexts();
  const { info, chronicle } = state;
  const { missed } = useStore(table.room);
  if (sitsHere(info)) return null;
  const told = !wide && info.game === 'card' && chronicle.lines.length > 0;
  return (
    <div class="looks-on">
      {told && <Log lines={chronicle.lines} info={info} texts={texts} most={STORY_LINES} look={look} />}
      {missed === null ? <p>{texts.t('company.look-on')}</p> : <MissedLine table={table} leave={leave} />}
    </div>
  );
}

/** What other people add to the table they sit at. */
export function companyOf({ table, leave }: Place): CompanyParts {
  const talking = new Store<Talking>({ open: 'no', read: 0 });
  const seen: Seen = { lines: null };
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
    InMenu: ({ leave }) => <InMenu table={table} leave={leave} />,
    betting: { bets: table.bets, bet: (_, side) => table.bet(side) },
    Over: ({ state, wide, look }) => (
      <>
        <Banner table={table} />
        <RefusedOrder table={table} />
        <LeftOut table={table} />
        <PlayedForYou table={table} state={state} look={look} seen={seen} />
        <LooksOn table={table} leave={leave} state={state} wide={wide} look={look} />
        <Phrases table={table} state={state} wide={wide} talking={talking} />
      </>
    ),
  };
}
