import { aimed, green } from '../../../content.ts';
import { takePicked } from '../../../effects.ts';

export const conestoga = green('conestoga', '9D', {
  use: aimed({ within: 'anywhere', self: true, takes: 'card' }, [takePicked]),
});
