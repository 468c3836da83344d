import { aimed, green, takePicked } from '../../../author/index.ts';

export const conestoga = green('conestoga', '9D', {
  use: aimed({ within: 'anywhere', self: true, takes: 'card' }, [takePicked]),
});
