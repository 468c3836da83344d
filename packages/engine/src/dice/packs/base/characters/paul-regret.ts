import { character } from '../../../content.ts';
import { CAUSE } from '../../../damage.ts';

export const paulRegret = character('paul-regret', 9, {
  query: { loses: (points, _g, _me, cause) => (cause === CAUSE.gatling ? 0 : points) },
});
