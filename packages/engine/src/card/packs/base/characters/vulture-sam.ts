import { character } from '../../../content.ts';

export const vultureSam = character('vulture-sam', 4, {
  after: {
    eliminated: {
      tier: 'inherit',
      when: (_g, me, death) => death.to !== me,
      run: [
        (g, f) => {
          g.tell('ability', f.me, f.to, -1, 0, f.src);
          while (g.hand(f.to).length > 0) g.takeCard(f.me, f.to, g.hand(f.to)[0]);
          for (const first of g.rules.exposed)
            while (g.zone(first + f.to).length > 0) g.takeCard(f.me, f.to, g.zone(first + f.to)[0]);
        },
      ],
    },
  },
});
