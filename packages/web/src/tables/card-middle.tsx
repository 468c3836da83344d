import type { Texts } from '@sixgun/texts';
import { stagedPieces } from '../stage/staged.ts';
import type { TableState } from '../story/table-state.ts';
import { Centre } from '../table/centre.tsx';
import { FeltArrow } from '../table/events.tsx';
import { laterParts } from './parts.ts';

interface CardMiddleProps {
  state: TableState;
  texts: Texts;
  wide: boolean;
  /** Cards to choose from lie on the felt. */
  laidOut: boolean;
  /** Something else than the stage needs the room of the piles. */
  aside: boolean;
}

/** The felt of the card game: piles, what happens, and who has won. */
export function CardMiddle({ state, texts, wide, laidOut, aside }: CardMiddleProps) {
  const { StageView, Victory } = laterParts();
  const { info, view, facts, arriving, chronicle } = state;
  const { scene } = chronicle.theatre;
  return (
    <>
      <div class="felt">{facts.backwards === true && <FeltArrow />}</div>
      <Centre
        info={info}
        view={view}
        arriving={arriving}
        texts={texts}
        wide={wide}
        laidOut={laidOut}
        staged={stagedPieces(scene).join()}
        aside={scene !== null || aside || view.over}
      />
      {scene !== null && !view.over && <StageView state={state} texts={texts} scene={scene} />}
      {view.over && <Victory state={state} texts={texts} />}
    </>
  );
}
