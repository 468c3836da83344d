import { event, tableRule } from '../../content.ts';
import { type EventPile, turnEvent } from '../../events.ts';
import type { Mark } from '../../rules.ts';

/** The pile of the show: nobody sees what comes next. */
export const showPile: EventPile = { pile: 'show', force: 'show-event', back: 'show', faceUp: false };

export function showCard<const Id extends string>(id: Id, parts: Parameters<typeof event>[1]) {
  return event(id, { ...parts, back: showPile.back });
}

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

export const turnShow = tableRule('show-turned', {
  after: {
    played: {
      when: (g, _me, play) => TURNS_SHOW.includes(g.rules.defs[play.src].id),
      run: [(g, f) => turnEvent(g, showPile, f.by)],
    },
  },
});
