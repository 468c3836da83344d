import { aimed, brown, discardPicked } from '../../../author/index.ts';

export const catBalou = brown('cat-balou', 'KH 9D 10D JD', {
  play: aimed({ within: 'anywhere', self: true, takes: 'card' }, [discardPicked]),
});
