import { FACES } from '@sixgun/engine';
import { faceIn, wordIn } from '@sixgun/narration';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { FaceSign } from '../art/face-sign.tsx';
import { emblemOf, Icon, signs } from '../art/pictures.tsx';
import { memo } from '../state/memo.ts';

/** `open` may be thrown again, `again` will be, `locked` may not, `now` is being used, `pick` may be chosen. */
export type DieState = 'plain' | 'open' | 'again' | 'locked' | 'now' | 'pick';

interface DieProps {
  info: TableInfo;
  texts: Texts;
  place: number;
  face: string;
  def: number;
  state: DieState;
  /** A hint would throw it again. */
  hinted?: boolean;
  tap: (place: number, element: HTMLElement) => void;
}

const SAID = {
  open: 'dice.kept',
  again: 'dice.again',
  locked: 'dice.locked',
  now: 'dice.in-use',
  pick: 'ui.can-be-chosen',
} as const;

/** The shown face in front, the others of the same die around it. */
function sidesOf(info: TableInfo, def: number, face: string): string[] {
  const faces = (info.defs[def].faces ?? []).map((each) => FACES[each] as string);
  const front = faces.indexOf(face);
  return front < 0 ? faces : [face, ...faces.filter((_, i) => i !== front)];
}

function dieLabel(texts: Texts, { place, face, def, state, info }: DieProps): string {
  const saloon = info.defs[def].id === 'base' ? '' : `, ${wordIn(texts, info.defs[def].id)}`;
  const shown = face === '' ? texts.t('dice.unthrown') : faceIn(texts, face);
  const said = state === 'plain' ? '' : `, ${texts.t(SAID[state])}`;
  return `${texts.t('dice.die', { n: place + 1 })}${saloon}: ${shown}${said}`;
}

/** A die one can take up; it tumbles as a cube of six sides. */
export const Die = memo((props: DieProps) => {
  const { info, texts, place, face, def, state, hinted = false, tap } = props;
  const { id } = info.defs[def];
  return (
    <button
      type="button"
      class={`die die-${id} ${state}${face === '' ? ' blank' : ''}${hinted ? ' hinted' : ''}`}
      data-die={place}
      data-look={face === '' ? undefined : `face ${face}`}
      data-rove
      aria-pressed={state === 'open' || state === 'again' ? state === 'again' : undefined}
      onClick={(event) => tap(place, event.currentTarget)}
    >
      <span class="cube" aria-hidden="true">
        {face === '' ? (
          <span class="side">{id !== 'base' && <Icon name={emblemOf(info.defs[def])} />}</span>
        ) : (
          sidesOf(info, def, face).map((side) => (
            <span key={side} class="side">
              <FaceSign face={side} />
            </span>
          ))
        )}
      </span>
      {state === 'locked' && (
        <span class="lock-mark" aria-hidden="true">
          <Icon name={signs.locked} />
        </span>
      )}
      {state === 'again' && (
        <span class="again-mark" aria-hidden="true">
          ↻
        </span>
      )}
      <span class="heard">{dieLabel(texts, props)}</span>
    </button>
  );
});
