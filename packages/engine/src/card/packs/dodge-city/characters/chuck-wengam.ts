import { character, OK, payLife, WOUND } from '../../../author/index.ts';

export const chuckWengam = character('chuck-wengam', 4, {
  option: {
    when: (g, me) => (g.life(me) > 1 && g.canLoseLife(me) ? OK : 'last-life'),
    run: [
      (g, f) => {
        g.tell({ what: 'ability', seat: f.me, ability: f.src });
        payLife(g, f.me);
      },
      (g, f) => {
        if (f.ret === WOUND) g.draw(f.me, 2);
      },
    ],
  },
});
