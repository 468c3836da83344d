import { character } from '../../../author/index.ts';

export const suzyLafayette = character('suzy-lafayette', 4, {
  after: {
    due: {
      when: (g, me) => g.hand(me).length === 0 && g.canDraw(),
      run: [(g, f) => g.draw(f.me, 1, f.src)],
    },
  },
});
