import {
  ability,
  type CardGame,
  event,
  type Frame,
  memory,
  OK,
  only,
  PASS,
  payLife,
  pickValue,
  reasonAgainst,
  seatPick,
  type WhyNotSeat,
  WOUND,
} from '../../../author/index.ts';

function refusal(g: CardGame, me: number, to: number): WhyNotSeat {
  if (to === me) return 'not-yourself';
  if (!g.inPlay(to)) return 'not-in-play';
  return g.canGainLife(to) && g.life(to) < g.maxLife(to) ? OK : 'full-life';
}

const mayGive = (g: CardGame, me: number): boolean =>
  g.canLoseLife(me) && g.life(me) > 1 && g.s.order.some((to) => refusal(g, me, to) === OK);

/** Who gets the life. */
const brotherOf = (f: Frame): number => memory(f)[0];

export const bloodBrothers = event('blood-brothers', {
  after: {
    turnStart: {
      tier: 'dawn',
      when: (g, _me, turn) => mayGive(g, turn.to),
      run: [
        {
          about: () => ({ ask: 'give-life' }),
          who: (_g, f) => only(f.to),
          offer(g, f, seat, o) {
            for (const to of g.s.order) {
              const why = refusal(g, seat, to);
              if (why === OK) o.add(ability(f.src), seatPick(to));
              else if (o.explain)
                o.no(reasonAgainst(g, seat, to, why, f.src, 'anywhere'), ability(f.src), seatPick(to));
            }
            o.add(PASS);
          },
          take(g, f, seat, line) {
            if (line[0] === PASS) return g.end(f);
            f.mem = [pickValue(line[1])];
            g.tell({ what: 'use', seat, source: f.src, to: brotherOf(f) });
            payLife(g, seat, f.src);
          },
        },
        (g, f) => {
          if (f.ret === WOUND) g.heal(brotherOf(f), 1);
        },
      ],
    },
  },
});
