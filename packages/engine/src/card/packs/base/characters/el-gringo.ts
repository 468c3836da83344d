import { character, WOUND } from '../../../author/index.ts';

export const elGringo = character('el-gringo', 3, {
  after: {
    damage: {
      when: (_g, me, hit) => hit.to === me && hit.ret === WOUND && hit.by >= 0 && hit.by !== me,
      run: [
        (g, f) => {
          for (let i = 0; i < f.n && g.hand(f.by).length > 0; i++)
            g.takeCard(f.me, f.by, g.randomOf(g.rules.hand + f.by), false);
        },
      ],
    },
  },
});
