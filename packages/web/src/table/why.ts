import type { Texts } from '@sixgun/texts';
import { defName, seatName, zoneOf } from './box.ts';
import type { TableState } from './state.ts';

/** A refusal in words. */
export function whyText(
  { info, view }: TableState,
  texts: Texts,
  why: string,
  details: Readonly<Record<string, number>>,
): string {
  const ofDice = `why.${why}-dice`;
  const key = info.game === 'dice' && texts.knows(ofDice) ? ofDice : `why.${why}`;
  if (!texts.knows(key)) return texts.t('why.not-now');
  const gun = zoneOf(info, view, 'play', info.me).find(
    (piece) => piece >= 0 && info.defs[info.faces[piece].def].weapon,
  );
  const { seat = -1, card = -1, by = -1, event = -1 } = details;
  const named = (def: number): string => (def < 0 ? '' : defName(info, texts, def));
  return texts.t(key, {
    ...details,
    name: seatName(info, seat).label,
    weapon: gun === undefined ? texts.t('name.colt') : named(info.faces[gun].def),
    card: named(card),
    by: named(by),
    event: named(event < 0 ? by : event),
  });
}
