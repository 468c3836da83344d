import type { Texts } from '@sixgun/texts';
import { oldSaloonEmblems } from '../art/emblems.ts';
import type { TableInfo } from '../protocol.ts';
import { inTurn } from '../state/memo.ts';
import { signs } from '../table/art.tsx';
import { OwnLine, type OwnProps } from '../table/own-line.tsx';
import { Arrows, Marks } from './marks.tsx';
import { type DiceSeatFacts, diceSeatLabel } from './seat-marks.ts';

/** What a role wants; a special one wants what its kind does. */
export function diceGoal(info: TableInfo, texts: Texts, part: string): string {
  const three = `ui.goal-three-${part}`;
  if (info.players === 3 && texts.knows(three)) return texts.t(three);
  const key = `dice/role/${part}`;
  return texts.has(key) ? texts.content(key).line : '';
}

export const DiceOwn = inTurn(({ info, texts, target, goal, tap, ...seat }: DiceSeatFacts & OwnProps) => (
  <OwnLine
    seat={seat}
    info={info}
    texts={texts}
    target={target}
    goal={seat.spent ? `${goal} (${texts.t('dice.spent')})` : goal}
    tap={tap}
    label={diceSeatLabel(seat, info, texts, target)}
    part={seat.part}
    grave={seat.ghost ? oldSaloonEmblems.ghost : signs.dead}
    spent={seat.spent}
  >
    {seat.alive && <Arrows seat={seat} />}
    <Marks seat={seat} />
  </OwnLine>
));
