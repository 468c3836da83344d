import { brown, DISCARD, DODGE } from '../../../author/index.ts';

/** A Missed! effect; the card that was played for the shot comes to the hand, if it lies in the pile. What an ability or an event cost was not played. */
export const evaded = brown('evaded', 'QC', {
  gives: DODGE,
  met: [
    (g, f) => {
      const { card, src } = g.s.stack[g.s.stack.length - 2];
      if (card < 0 || g.rules.cards[src] === undefined || g.s.where[card] !== DISCARD || !g.inPlay(f.me)) return;
      g.tell({ what: 'gets-card', seat: f.me, card });
      g.move(card, g.rules.hand + f.me, g.everyone);
    },
  ],
});
