import {
  beforeAnybody,
  type CardGame,
  damage,
  flip,
  isRed,
  LOAD,
  laidCard,
  OK,
  only,
  pickValue,
  reasonAgainst,
  release,
  type SeatReason,
  seatPick,
} from '../../../author/index.ts';
import { supplied, takeLoad } from '../loads.ts';
import { orange } from '../orange.ts';

const TICK = 2;
const BLAST = 2;

/** Others who could have it in front of them. */
const takers = (g: CardGame, me: number, piece: number): number[] =>
  g.ring(me).filter((seat) => seat !== me && g.findInFront(seat, g.def(piece)) < 0);

const whyNotTo = (g: CardGame, me: number, to: number): SeatReason =>
  to === me ? 'not-yourself' : g.inPlay(to) ? 'same-name-in-play' : 'not-in-play';

export const bomb = orange('bomb', '7D', {
  play: { ...beforeAnybody, when: supplied },
  after: {
    turnStart: {
      tier: 'timer',
      when: (_g, me, turn) => turn.me === me,
      run: [
        (g, f) => flip(g, f.me, f.src),
        (g, f) => {
          const turned = f.ret;
          release(g, turned);
          if (turned >= 0 && isRed(g.suit(turned))) return;
          g.end(f);
          if (turned < 0) return;
          g.tell({ what: 'bomb-ticks', seat: f.me, count: Math.max(0, g.token(LOAD, f.pick) - TICK) });
          takeLoad(g, laidCard(f.pick), TICK);
        },
        {
          about: (_g, f) => ({ ask: 'hand-on', card: f.pick }),
          who: (g, f) => (takers(g, f.me, f.pick).length > 0 ? only(f.me) : 0),
          offer(g, f, _seat, o) {
            const fit = takers(g, f.me, f.pick);
            for (const seat of g.s.order)
              if (fit.includes(seat)) o.add(seatPick(seat));
              else if (o.explain)
                o.no(reasonAgainst(g, f.me, seat, whyNotTo(g, f.me, seat), f.src, 'anywhere'), seatPick(seat));
          },
          take(g, f, seat, line) {
            const to = pickValue(line[0]);
            g.tell({ what: 'bomb-passes', seat, to });
            g.move(f.pick, g.rules.play + to, g.everyone);
          },
        },
      ],
    },
    spent: {
      when: (_g, _me, spent, piece) => spent.card === piece,
      run: [
        (g, f) => {
          g.tell({ what: 'bomb-explodes', seat: f.me });
          g.discard(f.pick, f.me);
          if (g.askSeat(g.q.immune, OK, f.me, -1, f.pick) === OK) damage(g, f.me, BLAST, -1, f.pick);
        },
      ],
    },
  },
});
