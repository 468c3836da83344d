import { aimed, brown, takePicked } from '../../../author/index.ts';

export const ragTime = brown('rag-time', '9H', {
  play: { cost: 1, ...aimed({ within: 'anywhere', self: true, takes: 'card' }, [takePicked]) },
});
