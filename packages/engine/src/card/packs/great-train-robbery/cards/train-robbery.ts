import { aimed, brown, laidCard, memory, only, shoot } from '../../../author/index.ts';

/** The answer of a player who would rather be shot at. */
export const SHOT_AT = 'bang';

/** The cards still to be decided; `pick` is the one at stake. */
const cardsLeft = memory;

export const trainRobbery = brown('train-robbery', '4D JC', {
  limited: true,
  play: aimed({ within: 'anywhere' }, [
    (g, f) => {
      f.mem = g.rules.exposed.flatMap((first) => g.zone(first + f.to));
    },
    (g, f) => {
      const piece = cardsLeft(f).shift();
      if (piece === undefined || !g.inPlay(f.to)) return g.end(f);
      f.pick = piece;
      if (g.rules.zones[g.s.where[piece]].owner !== f.to) f.step--;
    },
    {
      about: (_g, f) => ({ ask: 'robbed-card', card: f.pick }),
      who: (_g, f) => only(f.to),
      offer(g, f, _seat, o) {
        o.add(laidCard(f.pick));
        o.add(g.word(SHOT_AT));
      },
      take(g, f, seat, line) {
        if (line[0] === g.word(SHOT_AT)) return shoot(g, f, seat);
        g.tell({ what: 'discard', seat, card: f.pick });
        g.discard(f.pick, seat);
      },
    },
    (g, f) => {
      f.step = 1;
      g.settle();
    },
  ]),
});
