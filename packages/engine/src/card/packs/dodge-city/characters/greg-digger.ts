import { character } from '../../../author/index.ts';

export const gregDigger = character('greg-digger', 4, {
  after: {
    eliminated: {
      when: (g, me, death) => death.to !== me && g.canGainLife(me) && g.life(me) < g.maxLife(me),
      run: [
        (g, f) => {
          g.tell({ what: 'ability', seat: f.me, ability: f.src });
          g.heal(f.me, 2);
        },
      ],
    },
  },
});
