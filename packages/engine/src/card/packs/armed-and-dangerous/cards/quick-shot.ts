import { type Aim, aimed, brown, shoot } from '../../../author/index.ts';
import { atSeveral } from '../further-targets.ts';

const aim: Aim = { within: 'reach', later: true };

/** A BANG! effect, for every token on one more player within reach. */
export const quickShot = brown('quick-shot', '3S', {
  play: aimed(
    aim,
    atSeveral(aim, (g, f) => shoot(g, f, f.to)),
  ),
});
