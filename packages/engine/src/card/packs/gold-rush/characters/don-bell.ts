import { AGAIN, character, EXTRA, flip, isGhost, isInForce, isRed, LOST, release } from '../../../author/index.ts';

/** As long as this event is in force his ability rests, whether he is a ghost or not. */
const GHOST_TOWN = 'ghost-town';

/** A draw! at the end of his turn: on a red card he has another one. Not for a turn he lost, and not as a shadow. */
export const donBell = character('don-bell', 4, {
  after: {
    turnEnd: {
      when: (g, me, turn) =>
        turn.me === me && (turn.n & (EXTRA | LOST)) === 0 && !isGhost(g, me) && !isInForce(g, GHOST_TOWN),
      run: [
        (g, f) => flip(g, f.me, f.src),
        (g, f) => {
          const red = f.ret >= 0 && isRed(g.suit(f.ret));
          g.tell({ what: red ? 'flip-good' : 'flip-bad', seat: f.me });
          if (red) g.event(f).n |= AGAIN;
          release(g, f.ret);
        },
      ],
    },
  },
});
