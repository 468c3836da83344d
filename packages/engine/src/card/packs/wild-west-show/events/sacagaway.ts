import type { CardGame } from '../../../author/index.ts';
import { showCard } from '../show.ts';

export function openHands(g: CardGame): void {
  for (const seat of g.s.order) g.revealAll(g.rules.hand + seat, g.everyone);
}

export const sacagaway = showCard('sacagaway', {
  query: { handSeenBy: (_seats, g) => g.everyone },
  enters: [openHands],
});
