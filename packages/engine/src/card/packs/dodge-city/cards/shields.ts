import { DODGE, green, type Step } from '../../../author/index.ts';
import { drawOne } from '../draw-one.ts';

/** Discarded from the table it gives a Missed! effect, and then what else it says. */
function shield<const Id extends string>(id: Id, copies: string, also: readonly Step[] = []) {
  const run: Step[] = [(g, f) => g.discard(f.card, f.me), ...also, (g, f) => g.end(f, 1)];
  return green(id, copies, { respond: { gives: DODGE, run } });
}

export const bible = shield('bible', '10H', [drawOne]);
export const ironPlate = shield('iron-plate', 'AD QS');
export const sombrero = shield('sombrero', '7C');
export const tenGallonHat = shield('ten-gallon-hat', 'JD');
