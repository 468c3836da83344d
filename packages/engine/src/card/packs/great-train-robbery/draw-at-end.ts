import type { Hooks } from '../../author/index.ts';

type Trigger = NonNullable<NonNullable<Hooks['after']>['turnEnd']>;

/** A card at the end of one's own turn, also of one that was lost. */
export const drawAtEnd = (): Trigger => ({
  when: (_g, me, turn) => turn.me === me,
  run: [
    (g, f) => {
      g.draw(f.me, 1, f.src);
    },
  ],
});
