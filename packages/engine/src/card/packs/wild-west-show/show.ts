import { type EventPile, event, isCopy, type Mark, tableRule, turnEvent } from '../../author/index.ts';

/** The pile of the show: nobody sees what comes next. */
export const showPile: EventPile = { pile: 'show', force: 'show-event', back: 'show', faceUp: false };

export function showCard<const Id extends string>(id: Id, parts: Parameters<typeof event>[1]) {
  return event(id, { ...parts, back: showPile.back });
}

/** Cards a player has played from his hand in his turn; a repeated effect is one more. */
export const cardsPlayed: Mark = { name: 'cards-played', lasts: 'turn' };

export const countPlays = tableRule('plays-counted', {
  at: {
    played(cards, g, _me, seat) {
      if (seat === g.onTurn()) g.setMark(cardsPlayed, seat, g.mark(cardsPlayed, seat) + cards);
    },
  },
});

const TURNS_SHOW = ['stagecoach', 'wells-fargo'];

export const turnShow = tableRule('show-turned', {
  after: {
    played: {
      when: (g, _me, play) => TURNS_SHOW.includes(g.rules.defs[play.src].id) && !isCopy(g, play.card),
      run: [(g, f) => turnEvent(g, showPile, f.by)],
    },
  },
});
