import { type Aim, aimed, BANG, brown, giveOrLose } from '../../../author/index.ts';
import { atSeveral } from '../further-targets.ts';

const aim: Aim = { within: 'anywhere', later: true };

/** A BANG! card or a life, for every token from one more player. */
export const arrow = brown('arrow', '5D', {
  play: aimed(
    aim,
    atSeveral(aim, (g, f) => giveOrLose(g, f, f.to, { card: BANG })),
  ),
});
