import { pickValue } from '../../../../kernel/offer.ts';
import { only } from '../../../../kernel/seats.ts';
import { character } from '../../../content.ts';
import { gain } from '../../../gain.ts';
import { offerPlayers } from '../../../targets.ts';

export const sidKetchum = character('sid-ketchum', 8, {
  after: {
    turnStart: {
      when: (_g, me, turn) => turn.me === me,
      run: [
        {
          about: () => ({ ask: 'gift' }),
          who: (_g, f) => only(f.me),
          offer(g, _f, _seat, o) {
            offerPlayers(g, o);
          },
          take(g, f, seat, line) {
            const to = pickValue(line[0]);
            g.tell({ what: 'gift', seat, to, ability: f.src });
            gain(g, to, 1, f.src);
          },
        },
      ],
    },
  },
});
