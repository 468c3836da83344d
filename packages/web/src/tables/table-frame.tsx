import type { Link } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { useNextFrame } from '../state/frames.ts';
import type { Store } from '../state/store.ts';
import { HeardLog, Log } from '../story/log.tsx';
import type { TableState } from '../story/table-state.ts';
import { isDanger } from '../table/at-stake.ts';
import { readers, sitsHere, variable } from '../table/box.ts';
import { WhyBubble } from '../table/bubble.tsx';
import { classesOf } from '../table/classes.ts';
import { Company } from '../table/company.ts';
import type { Controller } from '../table/controller.ts';
import { useFocusOnDecision } from '../table/focus.ts';
import { useGestures } from '../table/gestures.ts';
import type { Again } from '../table/previous.ts';
import { hasShelf } from '../table/shelf-facts.ts';
import { Top } from '../table/top.tsx';
import { useTurnSignal } from '../table/turn-signal.ts';
import { laterParts } from './parts.ts';
import { PeekCard, usePeek } from './peek.tsx';

const LINES_BESIDE_TABLE = 40;
const MOST_PLAYERS = 8;

export interface TableProps {
  table: Store<TableState>;
  control: Controller;
  leave: (to: string) => void;
  again: Again;
}

/** Opens what a name in a sentence stands for. */
export const useLook = (control: Controller) =>
  useMemo(
    () => (link: Link) => control.look('seat' in link ? { kind: 'seat', seat: link.seat } : { kind: 'card', ...link }),
    [control],
  );

interface TableFrameProps extends TableProps {
  state: TableState;
  texts: Texts;
  wide: boolean;
  look: (link: Link) => void;
  classes?: string;
  /** A sheet that only this game has. */
  sheet?: ComponentChildren;
  /** What stands above the table where nobody plays. */
  top?: ComponentChildren;
  /** Said after the last line of the story. */
  toCome?: string;
  /** What the own role wants. */
  goal?: string;
  /** Missing while the table is bare: laying everything at once stops a slow machine. */
  children?: ComponentChildren;
}

/** Whoever looks on sees a poster more than somebody who sits at the table: the felt between them is as narrow as with one player more. */
const roomFor = ({ info, replayed }: TableState): number =>
  sitsHere(info) || replayed !== null ? info.players : Math.min(info.players + 1, MOST_PLAYERS);

/** What lies where, for the style sheets: a rule that had to look for it would be asked at every change of the table. */
function roomClasses(state: TableState): string {
  const { isAdvised, liesBuried } = laterParts();
  const { info, view } = state;
  const advised = isAdvised(state);
  return classesOf({
    table: true,
    [`players-${roomFor(state)}`]: true,
    'has-shelf': hasShelf(info, view),
    'in-danger': !advised && isDanger(state),
    advised,
    buried: liesBuried(state),
    'shows-hands': state.replayed !== null || state.grave === 'open',
  });
}

/** The room both games are played in: the line above the table, the story beside it, whatever lies over it. */
export function TableFrame(props: TableFrameProps) {
  const { DealScene, Sheets } = laterParts();
  const { table, state, texts, wide, control, look, leave, again, classes = '', sheet, goal = '', children } = props;
  const { top, toCome = '' } = props;
  const { info, view, facts, decision, chronicle, bubble, peek, deal } = state;
  const company = useContext(Company);
  const log = <Log lines={chronicle.lines} info={readers(state)} texts={texts} most={LINES_BESIDE_TABLE} look={look} />;
  // After the bare table, or both would stop a slow machine.
  const begun = useNextFrame();
  useGestures(control);
  useFocusOnDecision(state);
  useTurnSignal(state, texts);
  usePeek(table);
  return (
    <main
      class={`${roomClasses(state)} ${classes}`}
      data-decision={decision === null ? undefined : [decision.id, ...decision.draft].join('.')}
    >
      {top ?? (
        <Top
          round={variable(info, view, 'round')}
          backwards={facts.backwards === true && !view.over}
          mayAsk={state.mayHint ? decision !== null : null}
          coached={state.odds !== null && !view.over}
          texts={texts}
          control={control}
        />
      )}
      {children ?? (
        <div class="arena">
          <div class="felt" />
        </div>
      )}
      {wide && (
        <aside class={company === null ? 'story' : 'story with-talk'}>
          {company === null ? (
            log
          ) : (
            <company.Beside state={state} control={control}>
              {log}
            </company.Beside>
          )}
          {toCome !== '' && <p class="still-to-come">{toCome}</p>}
        </aside>
      )}
      <HeardLog lines={chronicle.lines} info={readers(state)} texts={texts} />
      {company !== null && <company.Over state={state} wide={wide} look={look} />}
      {peek !== null && <PeekCard peek={peek} state={state} texts={texts} />}
      {bubble !== null && <WhyBubble bubble={bubble} control={control} />}
      {deal !== null && begun && <DealScene state={state} deal={deal} texts={texts} control={control} goal={goal} />}
      {sheet || <Sheets state={state} texts={texts} control={control} look={look} leave={leave} again={again} />}
    </main>
  );
}
