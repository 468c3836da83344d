/** Where something is on the screen: its middle, top and bottom, in pixels of the window. */
export interface Beside {
  x: number;
  top: number;
  bottom: number;
}

const MARGIN = 8;
const GAP = 6;

export function boxOf(element: Element): Beside {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return { x: left + width / 2, top, bottom };
}

/** Above what it speaks of and inside the window; below it where there is no room above. */
export function besideStyle({ x, top, bottom }: Beside, most: number, belowFrom: number) {
  const width = Math.min(most, innerWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(x - width / 2, innerWidth - width - MARGIN));
  const height = top < belowFrom ? { top: `${bottom + GAP}px` } : { bottom: `${innerHeight - top + GAP}px` };
  return { left: `${left}px`, width: `${width}px`, ...height };
}
