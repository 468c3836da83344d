import { character, only, PASS, pickValue, seatPick, stillConcerned } from '../../../author/index.ts';

/** Leaves one player out of an effect that concerns several. */
export const sgtBlaze = character('sgt-blaze', 5, {
  would: {
    each: {
      when: (_g, me, effect) => effect.me === me && stillConcerned(effect).length > 1,
      run: [
        {
          about: () => ({ ask: 'spare' }),
          who: (_g, f) => only(f.me),
          offer(g, f, _seat, o) {
            for (const seat of stillConcerned(g.event(f))) o.add(seatPick(seat));
            o.add(PASS);
          },
          take(g, f, seat, line) {
            if (line[0] === PASS) return;
            const spared = pickValue(line[0]);
            const effect = g.event(f);
            g.tell({ what: 'spares', seat, to: spared });
            effect.mem = stillConcerned(effect).filter((other) => other !== spared);
          },
        },
      ],
    },
  },
});
