import type { Line } from '@sixgun/narration';
import type { TableInfo } from '@sixgun/protocol';
import { Batwing } from '../art/batwing.tsx';
import { Portrait } from '../art/pictures.tsx';
import { inWords } from '../story/chronicle.ts';
import { characterOf, defOf, variable } from '../table/box.ts';
import type { AtTheDoor, Controller } from '../table/controller.ts';
import { isOnTurn } from '../table/seat-facts.ts';
import { useTexts } from '../text/language.ts';
import { lettersOf } from '../text/letters.ts';
import { Sentence } from '../text/rich.tsx';
import '../style/handover.css';
import { HoldButton } from './hold-button.tsx';

const MOST_LINES = 5;

const faceOf = ({ info, view }: AtTheDoor, seat: number): string => {
  const piece = characterOf(info, view, seat);
  return piece < 0 ? '' : defOf(info, piece).id;
};

/** What everybody has seen since; who did what first. */
function Since({ lines, info }: { lines: readonly Line[]; info: TableInfo }) {
  const texts = useTexts();
  const deeds = lines.filter(({ depth }) => depth > 0);
  const shown = deeds.slice(-MOST_LINES);
  if (shown.length === 0) return null;
  const more = deeds.length - shown.length;
  return (
    <section class="since">
      <h2>{texts.t('ui.since-then')}</h2>
      {more > 0 && <p class="since-more">{texts.t('ui.and-more', { count: more })}</p>}
      <ol>
        {shown.map((line) => (
          <li key={line.id}>
            <Sentence parts={inWords(line, info, texts)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The people around the table, so that they can sit in order. */
function Ring({ at, awaited }: { at: AtTheDoor; awaited: readonly number[] }) {
  const { info, view } = at;
  return (
    <ol class="door-ring">
      {view.order.map((seat) => (
        <li key={seat} class={awaited.includes(seat) ? 'awaited' : undefined}>
          <Portrait character={faceOf(at, seat)} />
          <span>{info.names[seat]}</span>
        </li>
      ))}
    </ol>
  );
}

function Poster({ at, seat }: { at: AtTheDoor; seat: number }) {
  const texts = useTexts();
  const { info, view } = at;
  const name = info.names[seat];
  return (
    <div class="wanted">
      <h1>
        <span class="narrow-only">{texts.t('ui.hand-over')}</span>
        <span class="wide-only">{texts.t('ui.change-places')}</span>
      </h1>
      <Portrait character={faceOf(at, seat)} />
      <p class="wanted-name" style={`--letters:${Math.max(5, lettersOf(name))}`}>
        {name}
      </p>
      <p>{texts.t(isOnTurn(info, view, seat) ? 'ui.is-on-turn' : 'ui.has-to-decide')}</p>
    </div>
  );
}

interface HandOverProps {
  at: AtTheDoor | 'closed';
  control: Controller;
  leave: (to: string) => void;
}

/** One device, several people: nothing of anybody's lies behind this door. */
export function HandOver({ at, control, leave }: HandOverProps) {
  const texts = useTexts();
  const closed = at === 'closed';
  const seats = closed ? [] : at.door.seats;
  return (
    <main class="handover" data-handover={seats.join(' ')}>
      <div class="door-wings" aria-hidden="true">
        <Batwing side="left" />
        <Batwing side="right" />
      </div>
      <header class="handover-head">
        {!closed && <span>{texts.t('ui.one-device', { n: variable(at.info, at.view, 'round') })}</span>}
        <button type="button" class="chip" onClick={() => leave('')}>
          {texts.t('ui.quit')}
        </button>
      </header>
      {!closed && (
        <div class="handover-body">
          {at.door.room && seats.length > 1 ? (
            <div class="wanted">
              <h1>{texts.t('ui.who-answers')}</h1>
              <p>{texts.t('ui.who-answers-line')}</p>
            </div>
          ) : (
            <Poster at={at} seat={seats[0]} />
          )}
          <div class="handover-side">
            <Ring at={at} awaited={seats} />
            <Since lines={at.lines} info={at.info} />
            {(at.door.room ? seats : seats.slice(0, 1)).map((seat) => (
              <HoldButton key={seat} texts={texts} name={at.info.names[seat]} open={() => control.takeOver(seat)} />
            ))}
            {at.door.room && (
              <button type="button" class="button" data-nobody onClick={() => control.passAll()}>
                {texts.t('ui.nobody-answers')}
              </button>
            )}
          </div>
        </div>
      )}
    </main>
  );
}
