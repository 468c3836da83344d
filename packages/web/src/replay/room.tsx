import type { GameName } from '@sixgun/engine';
import type { Course, OldSave } from '@sixgun/protocol';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../style/replay.css';
import { RECORD_FILE, saveText } from '../state/save-text.ts';
import type { Store } from '../state/store.ts';
import { useStore } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import { charactersAt } from '../table/box.ts';
import { classesOf } from '../table/classes.ts';
import type { Controller } from '../table/controller.ts';
import { laterParts } from '../tables/parts.ts';
import { useLook } from '../tables/table-frame.tsx';
import { useTexts } from '../text/language.ts';
import type { Moment } from './address.ts';
import { Ask } from './ask.tsx';
import { CardReplay } from './card-replay.tsx';
import { Controls } from './controls.tsx';
import { DiceReplay } from './dice-replay.tsx';
import { Eyes } from './eyes.tsx';
import { Head } from './head.tsx';
import { Now } from './now.tsx';
import { PlayOn } from './play-on.tsx';
import { Replayer } from './replayer.ts';
import { Strip } from './strip.tsx';
import { Refused } from './troubles.tsx';
import { firstOfTurn } from './turns.ts';
import { type Shown, useAddress } from './use-address.ts';
import { useReplayKeys } from './use-replay-keys.ts';

export interface ReplayTableProps {
  table: Store<TableState>;
  control: Controller;
  leave: (to: string) => void;
  top: ComponentChildren;
  /** The end is no secret any more. */
  whole: boolean;
  panel: (state: TableState) => ComponentChildren;
}

const tables: Readonly<Record<GameName, FunctionComponent<ReplayTableProps>>> = { card: CardReplay, dice: DiceReplay };

interface RoomProps {
  record: string;
  first: Moment;
  /** Others can open this game by its address, too. */
  shared: boolean;
  leave: (to: string) => void;
  playOn: (game: GameName, saved: OldSave) => void;
}

interface PanelProps {
  replayer: Replayer;
  course: Course;
  state: TableState;
  whole: boolean;
  fork: () => void;
  /** Has the address tell the moment that is shown. */
  note: (moment: Shown) => void;
}

/** The address follows, but not every step of a game that plays. */
const ADDRESS_AFTER = 400;

function Panel({ replayer, course, state, whole, fork, note }: PanelProps) {
  const texts = useTexts();
  const { ThoughtSlip } = laterParts();
  const { wanted, furthest, thought } = useStore(replayer.store);
  const look = useLook(replayer.control);
  const { view } = state;
  const characters = charactersAt(state.info, view);
  const { broken } = course;
  const lastTurn = course.steps[course.steps.length - 1].turn;
  useEffect(() => {
    const { turn } = course.steps[wanted];
    const step = wanted - firstOfTurn(course.steps, wanted);
    const timer = setTimeout(() => note({ turn, step, eyes: view.seat }), ADDRESS_AFTER);
    return () => clearTimeout(timer);
  }, [wanted, view.seat]);
  return (
    <>
      <div class={classesOf({ 'replay-panel': true, advised: thought !== null })}>
        {broken !== null && (
          <p class="replay-broken" role="alert">
            {texts.t('replay.damaged', { turn: lastTurn, detail: broken.message })}
          </p>
        )}
        {broken === null && course.changed && (
          <p class="replay-broken" role="alert">
            {texts.t('replay.changed')}
          </p>
        )}
        {broken === null && !course.over && <p class="replay-broken">{texts.t('replay.unfinished')}</p>}
        {thought === null ? (
          <Now course={course} state={state} texts={texts} at={wanted} look={look} />
        ) : (
          <ThoughtSlip
            state={state}
            texts={texts}
            thought={thought}
            past={whole || furthest > wanted}
            look={look}
            close={() => replayer.hush()}
          />
        )}
        <Strip
          course={course}
          texts={texts}
          characters={characters}
          at={wanted}
          chosen={view.seat}
          whole={whole}
          go={(step) => replayer.go(step)}
        />
        <Controls replayer={replayer} texts={texts} />
        <button
          type="button"
          class="button strong play-on"
          data-play-on
          aria-disabled={view.over}
          title={view.over ? texts.t('replay.over-here') : undefined}
          onClick={() => !view.over && fork()}
        >
          {texts.t('replay.play-on')}
        </button>
      </div>
      <Eyes
        course={course}
        texts={texts}
        characters={characters}
        order={view.order}
        eyes={view.seat}
        see={(eyes) => replayer.see(eyes)}
      />
    </>
  );
}

/** A game that is over, on the same table, with a strip instead of a hand. */
export function ReplayRoom({ record, first, shared, leave, playOn }: RoomProps) {
  const texts = useTexts();
  const [replayer] = useState(() => new Replayer(record, first));
  const { course, refused, forked } = useStore(replayer.store);
  const { table, trouble } = useStore(replayer.control.opened);
  const [whole, show] = useState(false);
  const [forking, fork] = useState(false);
  useEffect(() => () => replayer.close(), [replayer]);
  useReplayKeys(replayer);
  const note = useAddress(first, (moment) => replayer.open(moment));
  useEffect(() => {
    if (forked !== null && course !== null) playOn(course.game, forked);
  }, [forked]);
  const save = () => saveText(record, RECORD_FILE);
  if (refused !== null || trouble !== '')
    return <Refused refused={refused} trouble={trouble} save={save} leave={() => leave('r')} />;
  if (course === null || table === null)
    return (
      <main class="page loading">
        <h1>{texts.t('replay.title')}</h1>
        <p role="status">{texts.t('ui.loading')}</p>
      </main>
    );
  const choose = () => {
    replayer.stop();
    fork(true);
  };
  const Table = tables[course.game];
  const top = (
    <Head course={course} whole={whole} show={show} save={save} shared={shared} replayer={replayer} leave={leave}>
      <Ask course={course} replayer={replayer} table={table} />
    </Head>
  );
  return (
    <>
      <Table
        table={table}
        control={replayer.control}
        leave={leave}
        top={top}
        whole={whole}
        panel={(state) => (
          <Panel replayer={replayer} course={course} state={state} whole={whole} fork={choose} note={note} />
        )}
      />
      {forking && (
        <PlayOn
          table={table}
          texts={texts}
          close={() => fork(false)}
          take={(seat, anew) => {
            fork(false);
            replayer.playOn(seat, anew);
          }}
        />
      )}
    </>
  );
}
