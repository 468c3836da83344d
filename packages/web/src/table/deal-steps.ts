import type { View } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import type { Deal } from '../story/table-state.ts';
import { characterOf, partOf, roleOf } from './box.ts';

/** Whoever is known to be the sheriff, -1 where nobody is. */
export const sheriffIn = (info: TableInfo, view: View): number =>
  view.order.find((seat) => roleOf(info, view, seat) >= 0 && partOf(info, roleOf(info, view, seat)) === 'sheriff') ??
  -1;

/** What there is to show of a deal: the own role, the sheriff if it is another, the own character if it was dealt. */
export function dealSteps(info: TableInfo, view: View): Deal['steps'] {
  const steps: Deal['steps'][number][] = [];
  if (roleOf(info, view, info.me) >= 0) steps.push('role');
  const sheriff = sheriffIn(info, view);
  if (sheriff >= 0 && sheriff !== info.me) steps.push('sheriff');
  if (characterOf(info, view, info.me) >= 0) steps.push('character');
  return steps;
}
