import { character } from '../../../author/index.ts';

export const herbHunter = character('herb-hunter', 4, {
  after: {
    eliminated: {
      when: (_g, me, death) => death.to !== me,
      run: [(g, f) => g.draw(f.me, 2, f.src)],
    },
  },
});
