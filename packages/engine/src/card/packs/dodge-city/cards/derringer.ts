import { aimed, green } from '../../../content.ts';
import { shoot } from '../../../effects.ts';
import { drawOne } from '../draw-one.ts';

export const derringer = green('derringer', '7S', {
  use: aimed({ within: 1 }, [(g, f) => shoot(g, f, f.to), drawOne]),
});
