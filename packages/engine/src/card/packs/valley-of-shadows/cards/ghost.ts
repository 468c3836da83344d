import { aimed, blue, keepInPlay, staysInPlay } from '../../../author/index.ts';

/** Who is out is back, without life, for as long as it lies in front of him. */
export const ghost = blue('ghost', '9S 10S', {
  play: aimed({ within: 'out' }, [
    (g, f) => {
      g.lay(f.card, f.to);
      keepInPlay(g, f.to);
      g.fire(g.after.laid, f);
    },
  ]),
  would: { eliminate: staysInPlay },
});
