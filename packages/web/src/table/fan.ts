/** How cards of one width lie in a row: side by side while there is room, else overlapping. */
export interface Fan {
  /** Left edge of each card. */
  x: number[];
  overlap: boolean;
}

const GAP = 6;
/** Share of a card that is seen when it is taken up out of an overlapping row. */
const SPREAD = 0.92;

export function fan(cards: number, room: number, width: number, active: number): Fan {
  if (cards === 0) return { x: [], overlap: false };
  if (cards === 1) return { x: [(room - width) / 2], overlap: false };
  const even = Math.min(width + GAP, (room - width) / (cards - 1));
  const steps: number[] = new Array(cards - 1).fill(even);
  const overlap = even < width;
  if (overlap && active >= 0 && active < cards - 1 && cards > 2) {
    const wide = Math.max(even, width * SPREAD);
    steps.fill((room - width - wide) / (cards - 2));
    steps[active] = wide;
  }
  const total = width + steps.reduce((sum, step) => sum + step, 0);
  const x = [(room - total) / 2];
  for (const step of steps) x.push(x[x.length - 1] + step);
  return { x, overlap };
}
