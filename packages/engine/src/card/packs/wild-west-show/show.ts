import {
  type CardGame,
  type EventPile,
  event,
  isFromHand,
  type Mark,
  tableRule,
  turnEvent,
} from '../../author/index.ts';

/** The pile of the show: nobody sees what comes next. */
export const showPile: EventPile = { pile: 'show', force: 'show-event', back: 'show', faceUp: false };

export function showCard<const Id extends string>(id: Id, parts: Parameters<typeof event>[1]) {
  return event(id, { ...parts, back: showPile.back });
}

/** Cards a player has played from his hand in his turn; a repeated effect is one more. */
export const cardsPlayed: Mark = { name: 'cards-played', lasts: 'turn' };

function countPlay(g: CardGame, seat: number): void {
  if (seat === g.onTurn()) g.setMark(cardsPlayed, seat, g.mark(cardsPlayed, seat) + 1);
}

export const countPlays = tableRule('plays-counted', {
  at: { answered: (_cards, g, _me, seat) => countPlay(g, seat) },
  after: {
    played: {
      when: (g, _me, play) => isFromHand(play) && play.me === g.onTurn(),
      run: [(g, f) => countPlay(g, f.by)],
    },
  },
});

const TURNS_SHOW = ['stagecoach', 'wells-fargo'];

export const turnShow = tableRule('show-turned', {
  after: {
    played: {
      when: (g, _me, play) => TURNS_SHOW.includes(g.rules.defs[play.src].id),
      run: [(g, f) => turnEvent(g, showPile, f.by)],
    },
  },
});
