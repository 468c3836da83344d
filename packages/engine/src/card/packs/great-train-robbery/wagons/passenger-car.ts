import { takePicked } from '../../../author/index.ts';
import { discardWagon, wagon } from '../wagon.ts';

/** Discarded it takes a card from anybody. */
export const passengerCar = wagon('passenger-car', {
  option: { aim: { within: 'anywhere', takes: 'card' }, run: [discardWagon, takePicked] },
});
