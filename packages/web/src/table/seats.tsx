import type { View } from '@sixgun/engine';
import type { Texts } from '@sixgun/texts';
import type { ComponentChild } from 'preact';
import { useRoving } from '../state/roving.ts';
import { othersFrom } from './box.ts';
import { placesFor } from './places.ts';

interface SeatsProps {
  view: View;
  texts: Texts;
  wide: boolean;
  /** Nobody of them sits here. */
  all?: boolean;
  /** Draws one of the others at its place. */
  children: (seat: number, x: number, y: number) => ComponentChild;
}

/** The others round the table, in the order of their turns. */
export function Seats({ view, texts, wide, all = false, children }: SeatsProps) {
  const roving = useRoving<HTMLOListElement>();
  const others = all ? view.order : othersFrom(view);
  const places = placesFor(others.length, wide);
  return (
    <ol class="seats" aria-label={texts.t(all ? 'ui.players' : 'ui.opponents')} {...roving}>
      {others.map((seat, i) => children(seat, places[i]?.[0] ?? 0, places[i]?.[1] ?? 0))}
    </ol>
  );
}
