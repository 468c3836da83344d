import type { Texts } from '@sixgun/texts';
import { roleEmblems } from '../art/emblems.ts';
import { Lantern } from '../art/level.tsx';
import { Icon, Portrait } from '../art/pictures.tsx';
import { type Mark, markOf, notes, tapMark } from '../state/notes.ts';
import { settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import { defName, defOf, partOf, roleOf } from '../table/box.ts';
import type { Controller } from '../table/controller.ts';
import { marksRight } from '../table/marks.ts';
import { OddsBar, OddsLegend, oddsLabel, percentsOf } from '../table/odds-bar.tsx';
import { seatFacts } from '../table/seat-facts.ts';
import '../style/notebook.css';
import { hiddenRoles } from './hidden.ts';
import { shotsIn } from './shots.ts';

const PARTS: readonly Mark['part'][] = ['deputy', 'outlaw', 'renegade'];
/** From so many shots on a number stands out. */
const MANY = 3;

interface NotebookProps {
  state: TableState;
  texts: Texts;
}

const partName = (texts: Texts, part: Mark['part']): string => texts.content(`card/role/${part}`).name;

/** My marks on one player, or what has come to light, and whether I was right. */
function MarkRow({ state, texts, seat }: NotebookProps & { seat: number }) {
  const { info, view } = state;
  const { marks } = useStore(notes);
  const { name, character } = seatFacts(state, texts, seat);
  const mark = markOf(marks, info.me, seat);
  const role = roleOf(info, view, seat);
  const right = role >= 0 && mark !== null && mark.part === partOf(info, role);
  const percents = percentsOf(state.odds?.[seat] ?? null);
  return (
    <li class="note-row">
      <Portrait character={character} />
      <span class="note-name">
        <b>{name}</b>
        {percents.length > 0 && (
          <>
            <OddsBar percents={percents} numbers />
            <span class="heard">{oddsLabel(texts, percents)}</span>
          </>
        )}
      </span>
      {role >= 0 ? (
        <span class="note-truth">
          <Icon name={roleEmblems[partOf(info, role) as keyof typeof roleEmblems] ?? roleEmblems.sheriff} />
          {defName(info, texts, info.faces[role].def)}
          {mark !== null && (
            <span class={right ? 'note-right' : 'note-wrong'}>
              {right ? '✓' : '✗'}
              <span class="heard">{texts.t(right ? 'ui.mark-right' : 'ui.mark-wrong')}</span>
            </span>
          )}
        </span>
      ) : (
        <span class="note-marks">
          {PARTS.map((part) => {
            const on = mark?.part === part;
            const how = on ? texts.t(mark.sure ? 'ui.mark-sure' : 'ui.mark-guess') : '';
            return (
              <button
                key={part}
                type="button"
                class={on ? `note-mark on${mark.sure ? ' sure' : ''}` : 'note-mark'}
                data-mark={`${seat} ${part}`}
                aria-pressed={on}
                aria-label={[name, partName(texts, part), how].filter((each) => each !== '').join(', ')}
                onClick={() => tapMark(info.me, seat, part)}
              >
                <Icon name={roleEmblems[part]} />
              </button>
            );
          })}
        </span>
      )}
    </li>
  );
}

function Shots({ state, texts }: NotebookProps) {
  const { info, view, chronicle } = state;
  const shots = shotsIn(chronicle.lines, info.players);
  const people = view.order.map((seat) => seatFacts(state, texts, seat));
  return (
    <section class="shots">
      <h3>{texts.t('ui.who-shot-whom')}</h3>
      <p class="hint">{texts.t('ui.who-shot-whom-line')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div class="shots-scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {people.map(({ seat, name, character }) => (
                <th key={seat} scope="col">
                  <Portrait character={character} />
                  <span class="heard">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((from) => (
              <tr key={from.seat}>
                <th scope="row">{from.name}</th>
                {people.map((to) => {
                  const count = shots[from.seat][to.seat];
                  const self = from.seat === to.seat;
                  return (
                    <td key={to.seat} class={self ? 'self' : undefined}>
                      {count > 0 && <span class={`shot-count shot-${Math.min(count, MANY)}`}>{count}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** How my marks stand against what has come to light. */
export function MarksLine({ state, texts }: NotebookProps) {
  const { marks } = useStore(notes);
  const { right, all } = marksRight(state.info, state.view, marks);
  return all === 0 ? null : <p class="marks-line">{texts.t('ui.marks-right', { right, all })}</p>;
}

/** Switches the odds on and off, where the table allows it. */
function Coach({ state, texts, control }: NotebookProps & { control: Controller }) {
  const { coach } = useStore(settings);
  if (!state.mayHint) return null;
  return (
    <div class="coach-switch">
      <button
        type="button"
        class={coach ? 'button on' : 'button'}
        data-coach
        aria-pressed={coach}
        onClick={() => control.coach(!coach)}
      >
        <Lantern />
        {texts.t('coach.coach')}
      </button>
      {coach && <OddsLegend texts={texts} />}
      {coach && <p class="hint">{texts.t('coach.line')}</p>}
    </div>
  );
}

/** Thinking on paper: which roles are still hidden, my marks, and who shot whom; the coach's odds for who wants them. */
export function Notebook({ state, texts, control }: NotebookProps & { control: Controller }) {
  const { info, view } = state;
  const hidden = hiddenRoles(info, view);
  const others = view.order.filter(
    (seat) => seat !== info.me && (roleOf(info, view, seat) < 0 || !isSheriff(state, seat)),
  );
  return (
    <div class="notebook">
      {hidden.length > 0 && (
        <p class="tally">
          <b>{texts.t('ui.still-hidden')}</b>
          {hidden.map(({ part, count }) => (
            <span key={part}>
              <Icon name={roleEmblems[part]} /> {texts.t(`role-count.${part}`, { count })}
            </span>
          ))}
        </p>
      )}
      {hidden.length > 0 && <Coach state={state} texts={texts} control={control} />}
      <ul class="note-rows">
        {others.map((seat) => (
          <MarkRow key={seat} state={state} texts={texts} seat={seat} />
        ))}
      </ul>
      <p class="hint">{texts.t('ui.marks-line')}</p>
      <MarksLine state={state} texts={texts} />
      <Shots state={state} texts={texts} />
    </div>
  );
}

/** Everybody knows the sheriff from the start. */
function isSheriff({ info, view }: TableState, seat: number): boolean {
  const role = roleOf(info, view, seat);
  return role >= 0 && defOf(info, role).id === 'sheriff';
}
