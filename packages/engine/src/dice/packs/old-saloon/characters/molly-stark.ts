import type { Frame } from '../../../../kernel/frame.ts';
import { ability, PASS, seatPick } from '../../../../kernel/offer.ts';
import { only } from '../../../../kernel/seats.ts';
import { character } from '../../../content.ts';
import { batchOf, lossesOf } from '../../../damage.ts';
import type { DiceGame } from '../../../game.ts';

/** Life points she has left for others, once her own loss of the same moment is counted. */
function spare(g: DiceGame, me: number, loss: Frame): number {
  return g.life(me) - lossesOf(batchOf(g, loss))[me];
}

export const mollyStark = character('molly-stark', 8, {
  would: {
    lose: {
      tier: 'transfer',
      when: (g, me, loss) => loss.to !== me && loss.n > 0 && spare(g, me, loss) > 0,
      run: [
        {
          about: (g, f) => ({ ask: 'step-in', of: f.to, count: g.event(f).n }),
          who: (_g, f) => only(f.me),
          offer(g, f, _seat, o) {
            o.add(ability(f.src), seatPick(f.to));
            o.add(PASS);
            for (let seat = 0; o.explain && seat < g.rules.players; seat++)
              if (seat !== f.to)
                o.no({ why: g.inPlay(seat) ? 'not-concerned' : 'eliminated' }, ability(f.src), seatPick(seat));
          },
          take(g, f, seat, line) {
            if (line[0] === PASS) return;
            const loss = g.event(f);
            const points = Math.min(loss.n, spare(g, seat, loss));
            loss.n -= points;
            lossesOf(batchOf(g, loss))[seat] += points;
            g.tell({ what: 'step-in', seat, to: f.to, count: points, ability: f.src });
          },
        },
      ],
    },
  },
});
