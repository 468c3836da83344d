import { ability, character, isFromHand, OK, only, PASS } from '../../../author/index.ts';
import { tooPoor } from '../loads.ts';
import { payLoad } from '../paying.ts';

const PRICE = 2;

/** Two tokens for a card when somebody else has played a blue or an orange card. */
export const alPreacher = character('al-preacher', 4, {
  after: {
    played: {
      when(g, me, play) {
        const colour = g.rules.cards[play.src]?.colour;
        if (play.me === me || !isFromHand(play) || (colour !== 'blue' && colour !== 'orange')) return false;
        return tooPoor(g, me, PRICE) === OK;
      },
      run: [
        {
          about: (_g, f) => ({ ask: 'pay-for-card', ability: f.src, price: PRICE }),
          who: (_g, f) => only(f.me),
          offer(_g, f, _seat, o) {
            o.add(ability(f.src));
            o.add(PASS);
          },
          take(g, f, seat, line) {
            if (line[0] === PASS) g.end(f);
            else payLoad(g, seat, PRICE);
          },
        },
        (g, f) => {
          if (f.ret === 1 && g.inPlay(f.me)) g.draw(f.me, 1, f.src);
        },
      ],
    },
  },
});
