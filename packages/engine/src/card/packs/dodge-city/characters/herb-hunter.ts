import { character } from '../../../content.ts';

export const herbHunter = character('herb-hunter', 4, {
  after: {
    eliminated: {
      when: (_g, me, death) => death.to !== me,
      run: [
        (g, f) => {
          g.tell('ability-draw', f.me, -1, -1, 2, f.src);
          g.draw(f.me, 2);
        },
      ],
    },
  },
});
