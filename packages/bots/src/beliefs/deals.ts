import { type Part, UNKNOWN } from './parts.ts';

/** Every way the roles may be dealt, given what is known of the seats: 12 at a table of five, 210 at one of eight. */
export function possibleDeals(counts: readonly number[], known: readonly Part[]): Part[][] {
  const left = counts.slice();
  for (const part of known) if (part !== UNKNOWN) left[part]--;
  const deals: Part[][] = [];
  const deal = known.slice();
  const fill = (seat: number): void => {
    if (seat === deal.length) {
      deals.push(deal.slice());
      return;
    }
    if (known[seat] !== UNKNOWN) return fill(seat + 1);
    for (let part = 0; part < left.length; part++) {
      if (left[part] <= 0) continue;
      left[part]--;
      deal[seat] = part;
      fill(seat + 1);
      deal[seat] = UNKNOWN;
      left[part]++;
    }
  };
  fill(0);
  return deals;
}

export function fits(deal: readonly Part[], known: readonly Part[]): boolean {
  for (let seat = 0; seat < known.length; seat++)
    if (known[seat] !== UNKNOWN && known[seat] !== deal[seat]) return false;
  return true;
}
