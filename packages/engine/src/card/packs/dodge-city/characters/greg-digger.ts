import { character } from '../../../author/index.ts';

export const gregDigger = character('greg-digger', 4, {
  after: {
    eliminated: {
      when: (g, me, death) => death.to !== me && g.canGainLife(me) && g.life(me) < g.maxLife(me),
      run: [
        (g, f) => {
          g.tell('ability', f.me, -1, -1, 0, f.src);
          g.heal(f.me, 2);
        },
      ],
    },
  },
});
