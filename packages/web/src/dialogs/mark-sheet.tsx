import type { Texts } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { OldTimer } from '../art/old-timer.tsx';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import { Hole } from '../stage/against.tsx';
import { answerDef } from '../stage/cast.ts';
import type { Mark, TableState } from '../story/table-state.ts';
import { othersFrom } from '../table/box.ts';
import { seatFacts } from '../table/seat-facts.ts';

interface MarkProps {
  state: TableState;
  texts: Texts;
  close: () => void;
}

/** Everybody with the number that stands at the seat. */
function Distances({ state, texts }: MarkProps) {
  return othersFrom(state.view).map((seat) => {
    const { character, distance, alive } = seatFacts(state, texts, seat);
    return (
      alive && (
        <span key={seat} class="mark-face">
          <Portrait character={character} />
          <span class="distance">{distance}</span>
        </span>
      )
    );
  });
}

/** The card in the middle of the felt, and the place that is kept for what is laid against it. */
function Holes({ state }: MarkProps) {
  const { info, chronicle } = state;
  const { prop, question } = chronicle.theatre.scene ?? {};
  return (
    <>
      {prop !== undefined && prop.kind !== 'dice' && (
        <span class="mark-card">
          <Icon name={emblemOf(info.defs[prop.def])} />
        </span>
      )}
      <Hole info={info} def={answerDef(info, question?.wanted)} failed={false} />
    </>
  );
}

function Plates({ state }: MarkProps) {
  const lies = (zone: string): boolean => state.info.zones.some(({ name }) => name === zone);
  const plates = [signs.eventDeck, ...(lies('shop') ? ['shop'] : []), ...(lies('train') ? [signs.train] : [])];
  return plates.map((name) => (
    <span key={name} class="mark-plate">
      <Icon name={name} />
    </span>
  ));
}

const PICTURES: Readonly<Record<Mark, (props: MarkProps) => ComponentChildren>> = {
  distance: Distances,
  holes: Holes,
  shelf: Plates,
};

/** One thing of the table as it stands there, and the old-timer's sentence about it. */
export function MarkSheet(props: MarkProps & { mark: Mark }) {
  const { state, texts, mark, close } = props;
  const Picture = PICTURES[mark];
  const { reach } = seatFacts(state, texts, state.info.me);
  return (
    <div class="mark">
      <div class="mark-felt" aria-hidden="true">
        <Picture {...props} />
      </div>
      <div class="mark-words">
        <OldTimer />
        <p>{texts.t(`first.${mark}`, { reach: Math.max(reach, 1) })}</p>
      </div>
      <div class="answers">
        <button type="button" class="button strong" data-first data-got-it onClick={close}>
          {texts.t('sign.got-it')}
        </button>
      </div>
    </div>
  );
}
