import { aimed, brown, takePicked } from '../../../author/index.ts';

export const panic = brown('panic', 'JH QH AH 8D', {
  play: aimed({ within: 1, self: true, takes: 'card' }, [takePicked]),
});
