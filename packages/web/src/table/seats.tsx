import type { ComponentChild } from 'preact';
import { useRoving } from '../state/roving.ts';
import type { TableState } from '../story/table-state.ts';
import { othersFrom } from './box.ts';
import { placesFor } from './places.ts';
import type { PlaceProps } from './poster.tsx';

interface SeatsProps extends Pick<PlaceProps, 'texts' | 'tap'> {
  state: TableState;
  wide: boolean;
  /** Who can be picked; nothing is asked where it is left out, and nobody of them sits here. */
  targets?: ReadonlyMap<number, unknown>;
  /** Draws one of the others at its place. */
  children: (seat: number, place: PlaceProps) => ComponentChild;
}

/** The others round the table, in the order of their turns. */
export function Seats({ state: { info, view }, texts, tap, wide, targets, children }: SeatsProps) {
  const roving = useRoving<HTMLOListElement>();
  const others = targets === undefined ? view.order : othersFrom(view);
  const places = placesFor(others.length, wide);
  return (
    <ol class="seats" aria-label={texts.t(targets === undefined ? 'ui.players' : 'ui.opponents')} {...roving}>
      {others.map((seat, i) => {
        const [x, y] = places[i] ?? [0, 0];
        return children(seat, { info, texts, target: targets?.has(seat) === true, x, y, tap });
      })}
    </ol>
  );
}
