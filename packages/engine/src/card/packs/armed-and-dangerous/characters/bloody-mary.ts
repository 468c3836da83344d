import { BANG, character, isCardPlayedAs } from '../../../author/index.ts';

/** A card whenever her BANG! card is cancelled. */
export const bloodyMary = character('bloody-mary', 4, {
  after: {
    missed: {
      when: (g, me, shot) => shot.by === me && isCardPlayedAs(g, BANG, shot),
      run: [(g, f) => void g.draw(f.me, 1, f.src)],
    },
  },
});
