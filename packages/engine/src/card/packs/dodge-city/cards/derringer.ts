import { aimed, green, shoot } from '../../../author/index.ts';
import { drawOne } from '../draw-one.ts';

export const derringer = green('derringer', '7S', {
  use: aimed({ within: 1 }, [(g, f) => shoot(g, f, f.to), drawOne]),
});
