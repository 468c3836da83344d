import { useEffect, useRef } from 'preact/hooks';
import { goTo } from '../state/history.ts';
import { type Moment, placeOf } from './address.ts';

export type Shown = Omit<Moment, 'id'>;

/** Keeps the address at what is shown, and hears when it is changed by somebody else: another link, the way back. */
export function useAddress(first: Moment, go: (moment: Moment) => void): (shown: Shown) => void {
  const asked = placeOf(first);
  const noted = useRef(asked);
  useEffect(() => {
    if (asked === noted.current) return;
    noted.current = asked;
    go(first);
  }, [asked]);
  return (shown) => {
    noted.current = placeOf({ ...shown, id: first.id });
    goTo(noted.current, true);
  };
}
