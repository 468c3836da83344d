import { character } from '../../../content.ts';
import { CAUSE } from '../../../damage.ts';

export const veraCuster = character('vera-custer', 7, {
  query: { loses: (points, _g, _me, cause) => (cause === CAUSE.shots ? points - 1 : points) },
});
