import { character } from '../../../content.ts';
import { CAUSE } from '../../../damage.ts';

export const jourdonnais = character('jourdonnais', 7, {
  query: { loses: (points, _g, _me, cause) => (cause === CAUSE.indians ? Math.min(points, 1) : points) },
});
