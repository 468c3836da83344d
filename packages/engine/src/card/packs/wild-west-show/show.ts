import { event, tableRule } from '../../content.ts';
import type { CardGame } from '../../game.ts';
import { BOX, type Mark } from '../../rules.ts';
import type { Hooks } from '../../types.ts';

/** The pile, and the card of it that is in force. */
export const SHOW = 'show';
export const IN_FORCE = 'show-event';

export function showCard<const Id extends string>(id: Id, hooks: Hooks) {
  return { ...event(id, hooks), back: SHOW };
}

/** The card in force, -1 before the first one. */
export const inForce = (g: CardGame): number => g.top(g.place(IN_FORCE));

/** Cards a player has played from his hand in his turn; a repeated effect is one more. */
export const cardsPlayed: Mark = { name: 'cards-played', lasts: 'turn' };

export const countPlays = tableRule('plays-counted', {
  after: {
    played: {
      when: (g, _me, play) => play.n === 0 && play.me === g.activeSeat(),
      run: [(g, f) => g.setMark(cardsPlayed, f.by, g.mark(cardsPlayed, f.by) + 1)],
    },
  },
});

const TURNS_SHOW = ['stagecoach', 'wells-fargo'];

/** The card in force leaves the game for the next one; the last of the pile stays. */
export const turnShow = tableRule('show-turned', {
  after: {
    played: {
      when: (g, _me, play) => TURNS_SHOW.includes(g.rules.defs[play.src].id) && g.zone(g.place(SHOW)).length > 0,
      run: [
        (g, f) => {
          if (inForce(g) >= 0) g.move(inForce(g), BOX, g.everyone);
          f.card = g.top(g.place(SHOW));
          g.move(f.card, g.place(IN_FORCE), g.everyone);
          g.tell('event', f.by, -1, f.card, 0, g.def(f.card));
          g.fire('after', 'shown', f);
        },
      ],
    },
  },
});
