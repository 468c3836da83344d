import { discardPicked } from '../../../author/index.ts';
import { orange, paidMove } from '../orange.ts';

/** Three tokens to discard any card in play. */
export const whip = orange('whip', '5C', {
  option: paidMove(3, { aim: { within: 'anywhere', self: true, takes: 'laid' }, run: [discardPicked] }),
});
