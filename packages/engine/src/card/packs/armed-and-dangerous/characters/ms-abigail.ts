import {
  ability,
  CANCELLED,
  type CardGame,
  character,
  type Frame,
  isRepetition,
  isSure,
  only,
  PASS,
} from '../../../author/index.ts';

const COURT = ['J', 'Q', 'K', 'A'];

/** Of two targets, or of several that were paid for, nobody is the only one: a Money Bag of queens may copy such a card. */
function isAlone(g: CardGame, play: Frame): boolean {
  const aim = g.rules.cards[play.src]?.play?.aim;
  return !(aim?.second !== undefined && play.pick >= 0) && !(aim?.later === true && isRepetition(g));
}

/** A brown card of value J, Q, K or A that is aimed at her alone does nothing if she likes. */
export const msAbigail = character('ms-abigail', 4, {
  would: {
    aim: {
      when: (g, me, play) =>
        play.to === me &&
        g.rules.cards[play.src]?.colour === 'brown' &&
        COURT.includes(g.rank(play.card)) &&
        isAlone(g, play) &&
        !isSure(g, play),
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
