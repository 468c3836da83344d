import { comeBack, event, isGhost, leave } from '../../../author/index.ts';

/** What phase 1 gives a ghost before its abilities are asked. */
const GHOST_DRAW = 3;

export const ghostTown = event('ghost-town', {
  unless: 'no-ghost-town',
  query: {
    mayReturn: () => true,
    drawBase: (count, g, _me, seat) => (isGhost(g, seat) ? GHOST_DRAW : count),
  },
  would: {
    turn: {
      tier: 'return',
      when: (g, _me, turn) => !g.inPlay(turn.to),
      run: [(g, f) => comeBack(g, f.to, 0)],
    },
  },
  after: {
    turnEnd: {
      tier: 'leave',
      when: (g, _me, turn) => isGhost(g, turn.to),
      run: [(g, f) => leave(g, f.to)],
    },
  },
});
