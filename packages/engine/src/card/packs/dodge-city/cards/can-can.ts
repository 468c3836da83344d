import { aimed, green } from '../../../content.ts';
import { discardPicked } from '../../../effects.ts';

export const canCan = green('can-can', 'JC', {
  use: aimed({ within: 'anywhere', self: true, takes: 'card' }, [discardPicked]),
});
