import { character } from '../../../content.ts';

const THIRSTY = 4;

export const jesseJones = character('jesse-jones', 9, {
  query: { beer: (points, g, me) => (g.life(me) <= THIRSTY ? points + 1 : points) },
});
