import { Names, plain, tellIn } from '@sixgun/narration';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { diceEmblems } from '../art/emblems.ts';
import { FaceSign } from '../art/face-sign.tsx';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import { memo } from '../state/memo.ts';
import type { Change } from '../story/scene.ts';
import type { TableState } from '../story/table-state.ts';
import type { Slip } from '../story/theatre.ts';
import { charactersAt } from '../table/box.ts';
import { actorOf } from './cast.ts';
import { slipWords } from './slip-words.ts';

interface SlipProps {
  state: TableState;
  texts: Texts;
  slip: Slip;
}

/** One change of lives in full, several as their sum. */
function result(changes: readonly Change[], last: Change): string {
  if (last.dead === true) return '✝';
  if (changes.length === 1) return `${last.from}→${last.to}`;
  const losing = changes.filter(({ from, to }) => to < from).length;
  // One gives what another gets: only the last change says anything.
  if (losing > 0 && losing < changes.length) return `${last.from}→${last.to}`;
  const sum = changes.reduce((all, { from, to }) => all + to - from, 0);
  return sum < 0 ? `−${-sum}` : `+${sum}`;
}

/** Whom it was meant for; dice that are fired together change the lives of others, too. */
function concerned({ by, to, changes }: Slip): readonly number[] {
  const changed = [...new Set(changes.map(({ seat }) => seat))].filter((seat) => seat !== by);
  return to.length > 0 && changed.every((seat) => to.includes(seat)) ? to : changed;
}

/** Pixels for the words of a slip on a phone beside one face and its sign, and what each further face or result takes. */
const WORDS = 95;
const FURTHER = 34;

/** What happened, as short as it can be seen: face, sign, face, a word or two, the result. */
export function SlipLine({ state, texts, slip }: SlipProps) {
  const { info } = state;
  const { prop } = slip;
  const changes = slip.changes.filter(({ from, to, dead }) => from !== to || dead === true);
  const change = changes.find(({ dead }) => dead === true) ?? changes.at(-1);
  const whom = concerned(slip).slice(0, 2);
  const words = change === undefined || whom.length === 0 ? slipWords(state, texts, slip) : '';
  const room = WORDS - FURTHER * (whom.length + (change === undefined ? 0 : 1));
  return (
    <span class="slip-line" aria-hidden="true">
      {slip.by !== undefined && <Portrait character={actorOf(state, texts, slip.by).character} />}
      {prop === null ? (
        <Icon name={SIGNS[slip.told.what] ?? signs.hand} />
      ) : prop.kind === 'dice' ? (
        <FaceSign face={prop.face} />
      ) : (
        <Icon name={emblemOf(info.defs[prop.def])} />
      )}
      {whom.length > 0 && <i class="towards">▸</i>}
      {whom.map((seat) => (
        <Portrait key={seat} character={actorOf(state, texts, seat).character} />
      ))}
      <span class="slip-words" style={`--letters:${Math.max(words.length, 1)};--room:${room}px`}>
        {words}
      </span>
      {change !== undefined && (
        <b class={change.to < change.from || change.dead ? 'bad' : 'good'}>{result(changes, change)}</b>
      )}
    </span>
  );
}

export const slipLabel = ({ info }: TableState, texts: Texts, { told }: Slip): string =>
  plain(tellIn(new Names(texts, info), told));

/** Signs of lines that no card stands for. */
const SIGNS: Readonly<Record<string, string>> = {
  draw: signs.deck,
  'ability-draw': signs.deck,
  discard: signs.discard,
  'discard-count': signs.discard,
  arrow: diceEmblems.arrow,
  chief: diceEmblems.arrow,
};

const MOST = 3;

/** One target for the finger over all slips; the story opens at the one below it. */
function slipAt(cover: HTMLElement, x: number, y: number): number | undefined {
  const slips = [...(cover.parentElement?.querySelectorAll('.slip') ?? [])];
  const at = slips.findIndex((slip) => {
    const { left, right, top, bottom } = slip.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return at < 0 ? undefined : Number(cover.dataset.slips?.split(',')[at]);
}

interface OnTapeProps extends SlipProps {
  info: TableInfo;
  /** Everybody's characters: all that a slip shows beside what it tells. */
  cast: string;
}

const OnTape = memo<OnTapeProps>(
  ({ state, texts, slip }) => (
    <li class="slip">
      <SlipLine state={state} texts={texts} slip={slip} />
      <span class="heard">{slipLabel(state, texts, slip)}</span>
    </li>
  ),
  ['state'],
);

interface TapeProps {
  state: TableState;
  texts: Texts;
  /** Opens the story at this line. */
  open: (line: number) => void;
}

/** The last three things that happened, the newest on top. */
export function Tape({ state, texts, open }: TapeProps) {
  const slips = state.chronicle.theatre.slips.slice(-MOST).reverse();
  if (slips.length === 0) return null;
  const cast = charactersAt(state.info, state.view).join();
  return (
    <section class="tape" aria-label={texts.t('stage.tape')}>
      <ol>
        {slips.map((slip) => (
          <OnTape key={slip.id} state={state} texts={texts} slip={slip} cast={cast} info={state.info} />
        ))}
      </ol>
      <button
        type="button"
        class="tape-open"
        aria-label={texts.t('stage.tape')}
        onClick={(event) => open(slipAt(event.currentTarget, event.clientX, event.clientY) ?? slips[0].id)}
        data-slips={slips.map(({ id }) => id).join()}
      />
    </section>
  );
}
