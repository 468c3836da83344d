import { Names } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import { diceEmblems } from '../art/emblems.ts';
import { FaceSign } from '../art/face-sign.tsx';
import { Icon, signs } from '../art/pictures.tsx';
import { actorOf } from '../stage/cast.ts';
import { Figure } from '../stage/figure.tsx';
import type { TableState } from '../story/table-state.ts';
import { diceShown, dieInUse } from './reading.ts';

export const isAiming = ({ decision }: TableState): boolean =>
  decision?.question.ask === 'shot' || decision?.question.ask === 'beer';

interface AimSceneProps {
  state: TableState;
  texts: Texts;
  /** Whom the die reaches. */
  seats: readonly number[];
}

/** One gives out a shot or a beer: the die, and an empty place for whoever gets it. */
export function AimScene({ state, texts, seats }: AimSceneProps) {
  const { info, view, decision } = state;
  const used = dieInUse(info, view, decision);
  const beer = decision?.question.ask === 'beer';
  const face = used < 0 ? (beer ? 'beer' : '1') : diceShown(info, view)[used].face;
  const names = new Names(texts, info).seats(seats);
  return (
    <section class="stage form-aim" aria-label={texts.t('stage.stage')}>
      <div class="acting" aria-hidden="true">
        <Figure actor={actorOf(state, texts, info.me)} part="doer" texts={texts} />
        <span class="prop">
          <span class="stage-dice">
            <span class="stage-die">
              <FaceSign face={face} />
            </span>
          </span>
        </span>
        <span class="aim-hole">
          <Icon name={beer ? diceEmblems.beer : signs.target} />
        </span>
      </div>
      <p class="chalk">
        <b>{texts.t('stage.whom')}</b>
        <small>{names}</small>
      </p>
    </section>
  );
}
