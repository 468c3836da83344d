import {
  type CardGame,
  cardOfPick,
  character,
  type Frame,
  hasCards,
  memory,
  offerCardsOf,
  only,
} from '../../../author/index.ts';

/** Everybody who has this ability, from the one whose turn comes first after the dead player. */
function heirs(g: CardGame, f: Frame): number[] {
  const seats: number[] = [];
  for (let seat = g.nextInTurn(f.to); seat !== f.to; seat = g.nextInTurn(seat))
    if (g.s.abilities[seat].includes(f.src) && g.working(seat, f.src, -1)) seats.push(seat);
  return seats;
}

/** Those who pick by turns, the next one first. */
const pickers = memory;

/** He takes everything a dead player leaves; two with his ability pick a card each by turns. */
export const vultureSam = character('vulture-sam', 4, {
  after: {
    eliminated: {
      tier: 'inherit',
      when: (g, me, death) => death.to !== me && hasCards(g, death.to),
      run: [
        (g, f) => {
          g.tell({ what: 'ability', seat: f.me, to: f.to, ability: f.src });
          f.mem = heirs(g, f);
          if (pickers(f).length > 1) return;
          g.takeHand(f.me, f.to);
          for (const piece of g.exposedOf(f.to)) g.takeCard(f.me, f.to, piece);
        },
        {
          about: (_g, f) => ({ ask: 'target-card', of: f.to }),
          who: (g, f) => (hasCards(g, f.to) ? only(pickers(f)[0]) : 0),
          offer: (g, f, _seat, o) => offerCardsOf(g, f.to, o),
          take(g, f, seat, line) {
            const seats = pickers(f);
            seats.push(seats.shift() as number);
            g.takeCard(seat, f.to, cardOfPick(g, f.to, line[0]));
            f.step = 1;
          },
        },
      ],
    },
  },
});
