import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { oldSaloonEmblems } from '../art/emblems.ts';
import { signs } from '../art/pictures.tsx';
import { inTurn } from '../state/memo.ts';
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

export const DiceOwn = inTurn((props: DiceSeatFacts & OwnProps) => {
  const { info, texts, target, goal, part, ghost, spent, alive } = props;
  return (
    <OwnLine
      {...props}
      seat={props}
      goal={spent ? `${goal} (${texts.t('dice.spent')})` : goal}
      label={diceSeatLabel(props, info, texts, target)}
      part={part}
      grave={ghost ? oldSaloonEmblems.ghost : signs.dead}
    >
      {alive && <Arrows seat={props} />}
      <Marks seat={props} />
    </OwnLine>
  );
});
