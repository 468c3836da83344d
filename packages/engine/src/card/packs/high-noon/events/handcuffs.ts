import { type CardGame, event, inDuel, type Mark, only, pickValue, SUITS } from '../../../author/index.ts';

/** The suit a player has named this turn, counted from 1; 0 for none. */
export const namedSuit: Mark = { name: 'named-suit', lasts: 'turn' };

/** In the order of SUITS. */
export const suitWords = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

/** Is this a card of another suit than the one the player on turn has named? A wagon has none. */
function isBound(g: CardGame, seat: number, piece: number): boolean {
  const named = g.mark(namedSuit, seat);
  return named !== 0 && g.rules.faces[piece].suit !== '' && seat === g.onTurn() && g.suit(piece) !== SUITS[named - 1];
}

export const handcuffs = event('handcuffs', {
  onlyWith: 'bonus-events',
  query: {
    forbids: (why, g, _me, seat, piece) => (isBound(g, seat, piece) ? 'forbidden-by-event' : why),
    forbidsUse: (why, g, _me, seat, piece) =>
      g.rules.variants['strict-handcuffs'] === true && inDuel(g) && isBound(g, seat, piece)
        ? 'forbidden-by-event'
        : why,
  },
  after: {
    draw: {
      run: [
        {
          about: () => ({ ask: 'name-suit' }),
          who: (_g, f) => only(f.to),
          offer(g, _f, _seat, o) {
            for (const suit of suitWords) o.add(g.word(suit));
          },
          take(g, _f, seat, line) {
            const suit = suitWords.indexOf(g.rules.words[pickValue(line[0])] as (typeof suitWords)[number]);
            g.setMark(namedSuit, seat, suit + 1);
            g.tell({ what: 'names-suit', seat, suit: suitWords[suit] });
          },
        },
      ],
    },
  },
});
