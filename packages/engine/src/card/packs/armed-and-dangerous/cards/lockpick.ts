import { takePicked } from '../../../author/index.ts';
import { orange, paidMove } from '../orange.ts';

/** Three tokens to take a card from any hand. */
export const lockpick = orange('lockpick', '2C', {
  option: paidMove(3, { aim: { within: 'anywhere', takes: 'hand' }, run: [takePicked] }),
});
