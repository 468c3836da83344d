import { aimed, discardPicked, green } from '../../../author/index.ts';

export const canCan = green('can-can', 'JC', {
  use: aimed({ within: 'anywhere', self: true, takes: 'card' }, [discardPicked]),
});
