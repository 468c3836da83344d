import { damage, event } from '../../../author/index.ts';

export const highNoonEvent = event('high-noon', {
  last: true,
  after: { turnStart: { tier: 'dawn', run: [(g, f) => damage(g, f.to, 1, -1, -1, f.src)] } },
});
