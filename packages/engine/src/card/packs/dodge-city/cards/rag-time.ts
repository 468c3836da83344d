import { aimed, brown } from '../../../content.ts';
import { takePicked } from '../../../effects.ts';

export const ragTime = brown('rag-time', '9H', {
  play: { cost: 1, ...aimed({ within: 'anywhere', self: true, takes: 'card' }, [takePicked]) },
});
