import { ability, CANCELLED, character, only, PASS } from '../../../author/index.ts';

const COURT = ['J', 'Q', 'K', 'A'];

/** A brown card of value J, Q, K or A that is aimed at her alone does nothing if she likes. */
export const msAbigail = character('ms-abigail', 4, {
  would: {
    aim: {
      when: (g, me, play) =>
        play.to === me && g.rules.cards[play.src]?.colour === 'brown' && COURT.includes(g.rank(play.card)),
      run: [
        {
          about(g, f) {
            const { by, card } = g.event(f);
            return { ask: 'ignore', by, card };
          },
          who: (_g, f) => only(f.me),
          offer(_g, f, _seat, o) {
            o.add(ability(f.src));
            o.add(PASS);
          },
          take(g, f, seat, line) {
            if (line[0] === PASS) return;
            g.tell({ what: 'ability', seat, ability: f.src });
            g.event(f).ret = CANCELLED;
          },
        },
      ],
    },
  },
});
