import { ability, character, damage, NONE, WOUND } from '../../../author/index.ts';

export const chuckWengam = character('chuck-wengam', 4, {
  option: {
    offer(g, me, o, def) {
      if (g.life(me) > 1 && g.canLoseLife(me)) o.add(ability(def));
      else if (o.explain) o.no('last-life', {}, ability(def));
    },
    run: [
      (g, f) => {
        g.tell('ability', f.me, -1, -1, 0, f.src);
        damage(g, f.me, 1, NONE, NONE);
      },
      (g, f) => {
        if (f.ret === WOUND) g.draw(f.me, 2);
      },
    ],
  },
});
