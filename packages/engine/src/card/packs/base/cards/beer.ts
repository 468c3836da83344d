import { BEER, brown, type CardGame, type Frame, isCopy, isRepetition, OK, type Step } from '../../../author/index.ts';

/** With two players left a Beer can be played, but it heals nothing and saves nobody. */
const works = (g: CardGame): boolean => g.playersIn() > 2;

const lives = (g: CardGame, me: number, piece: number): number => g.askSeat(g.q.beerHeals, 1, me, piece);

/** Others may have something to say to it. */
const drunk = (g: CardGame, f: Frame): void => {
  if (!isCopy(g, f.card)) g.fire(g.after.beer, f);
};

/** A copy of it is no Beer card, and heals always. */
const drink: Step = (g, f) => {
  if (works(g) || isCopy(g, f.card)) g.heal(f.me, lives(g, f.me, f.card));
};

export const beer = brown('beer', '6H 7H 8H 9H 10H JH', {
  names: BEER,
  // Who repeats a Beer plays no card.
  play: { run: [drink, (g, f) => (isRepetition(g) ? undefined : drunk(g, f))] },
  saves: {
    when: (g) => (works(g) ? OK : 'two-players'),
    lives,
    run: [(g, f) => g.heal(f.me, lives(g, f.me, f.card)), drunk],
  },
});
