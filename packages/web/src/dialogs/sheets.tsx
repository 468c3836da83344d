import { hasSeat } from '@sixgun/engine';
import type { Link } from '@sixgun/narration';
import type { Danger } from '@sixgun/protocol';
import type { MessageKey, Params, Texts } from '@sixgun/texts';
import { useContext } from 'preact/hooks';
import { Notebook } from '../notebook/notebook.tsx';
import { overTable } from '../state/over-table.ts';
import { Log } from '../story/log.tsx';
import type { TableState } from '../story/table-state.ts';
import { defName, readers, sitsHere } from '../table/box.ts';
import { Company } from '../table/company.ts';
import type { Controller } from '../table/controller.ts';
import type { Again } from '../table/previous.ts';
import { CardSheet } from './card-sheet.tsx';
import { Dialog } from './dialog.tsx';
import { EndSheet } from './end-sheet.tsx';
import { EventSheet, eventTitle } from './event-sheet.tsx';
import { MarkSheet } from './mark-sheet.tsx';
import { Preferences } from './preferences.tsx';
import { cardParts, SeatParts, seatToExplain } from './seat-parts.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { SummarySheet } from './summary-sheet.tsx';

interface SheetsProps {
  state: TableState;
  texts: Texts;
  control: Controller;
  look: (link: Link) => void;
  leave: (to: string) => void;
  again: Again;
}

/** What one would rather do, and what one is about to do. */
const ACTS: Readonly<Partial<Record<Danger['what'], readonly [MessageKey, MessageKey]>>> = {
  'last-life': ['stage.save', 'stage.go-down'],
  yourself: ['stage.aim-elsewhere', 'stage.aim-at-me'],
};

/** Whatever lies over the table just now. */
export function Sheets({ state, texts, control, look, leave, again }: SheetsProps) {
  const { sheet, info } = state;
  const company = useContext(Company);
  if (sheet === null) return null;
  const close = () => control.look(null);
  const reopen = () => control.look(sheet);
  switch (sheet.kind) {
    case 'card':
      return (
        <Dialog
          key={`card ${sheet.def}`}
          kind="card"
          title={defName(info, texts, sheet.def)}
          close={close}
          reopen={reopen}
        >
          <CardSheet info={info} texts={texts} def={sheet.def} piece={sheet.piece} />
        </Dialog>
      );
    case 'seat':
      return (
        <Dialog key={`seat ${sheet.seat}`} kind="card" title={info.names[sheet.seat]} close={close} reopen={reopen}>
          <SeatSheet state={state} texts={texts} seat={sheet.seat} look={look} control={control} />
          {company !== null && <company.OnSheet seat={sheet.seat} close={close} />}
        </Dialog>
      );
    case 'events':
      return (
        <Dialog
          key={`events ${sheet.force}`}
          kind="card"
          title={eventTitle(state, texts, sheet)}
          close={close}
          reopen={reopen}
        >
          <EventSheet state={state} texts={texts} place={sheet} look={look} />
        </Dialog>
      );
    case 'danger': {
      const { danger, picks } = sheet;
      const back = () => {
        close();
        control.cancel();
      };
      const details: Params =
        danger.what === 'shorter-reach'
          ? { from: danger.from, to: danger.to }
          : { name: danger.what === 'wasted' ? info.names[danger.seat] : '' };
      return (
        <Dialog key="danger" kind="danger" title={texts.t('ui.sure')} close={back}>
          <p>{texts.t(`ui.danger-${danger.what}`, details)}</p>
          <div class="answers">
            <button type="button" class="button strong" data-first onClick={back}>
              {texts.t(ACTS[danger.what]?.[0] ?? 'ui.cancel')}
            </button>
            <button type="button" class="button" data-sure onClick={() => control.sendMove(picks, true)}>
              {texts.t(ACTS[danger.what]?.[1] ?? 'ui.do-it')}
            </button>
          </div>
        </Dialog>
      );
    }
    case 'log':
      return (
        <Dialog key="log" kind="log" title={texts.t('ui.log')} close={close} reopen={reopen}>
          <Log
            lines={state.chronicle.lines}
            info={readers(state)}
            texts={texts}
            most={Number.POSITIVE_INFINITY}
            look={look}
            at={sheet.line}
          />
        </Dialog>
      );
    case 'notebook':
      return (
        <Dialog key="notebook" kind="notebook" title={texts.t('ui.notebook')} close={close} reopen={reopen}>
          <Notebook state={state} texts={texts} control={control} />
        </Dialog>
      );
    case 'summary':
      return (
        <Dialog key="summary" kind="summary" title={texts.t('ui.summary')} close={close} reopen={reopen}>
          <SummarySheet info={info} texts={texts} look={look} />
        </Dialog>
      );
    case 'parts': {
      const seat = seatToExplain(state, texts);
      return (
        <Dialog key="parts" kind="parts" title={texts.t('sign.this-is', { name: seat.name })} close={close}>
          <SeatParts texts={texts} seat={seat} parts={cardParts(state, seat)} close={close} />
        </Dialog>
      );
    }
    case 'mark':
      return (
        <Dialog key={sheet.mark} kind="mark" title={texts.t(`first.${sheet.mark}-title`)} close={close}>
          <MarkSheet state={state} texts={texts} mark={sheet.mark} close={close} />
        </Dialog>
      );
    case 'menu':
      return (
        <Dialog key="menu" kind="menu" title={texts.t('ui.menu')} close={close} reopen={reopen}>
          <div class="leaving">
            <div class="answers">
              <button type="button" class="button" onClick={() => leave('')}>
                {texts.t('ui.quit')}
              </button>
              {company === null && (
                <button type="button" class="button" onClick={() => leave('setup')}>
                  {texts.t('ui.new-game')}
                </button>
              )}
              <button
                type="button"
                class="button"
                data-gallery
                onClick={() => {
                  close();
                  overTable.set({ gallery: true });
                }}
              >
                {texts.t('ui.gallery')}
              </button>
            </div>
            {company === null && !state.view.over && <p class="hint">{texts.t('ui.quit-line')}</p>}
          </div>
          {company !== null && <company.InMenu leave={leave} />}
          <Preferences />
        </Dialog>
      );
    case 'end': {
      const own = hasSeat(state.view.winners, info.me) ? 'ui.you-win' : 'ui.you-lose';
      const title = state.shared || !sitsHere(info) ? 'ui.game-over' : own;
      return (
        <Dialog key="end" kind="end" title={texts.t(title)} close={close}>
          <EndSheet state={state} texts={texts} again={again} leave={leave} close={close} />
        </Dialog>
      );
    }
    default:
      return null;
  }
}
