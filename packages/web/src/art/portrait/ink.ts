export const INK = '#23160d';

/** A filled shape; the one outline of every shape comes from the group that holds the whole picture. */
export const shape = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

/** The same with a finer outline, for what is too small to bear the common one. */
export const thin = (fill: string, width: number, d: string) =>
  `<path fill="${fill}" stroke-width="${width}" d="${d}"/>`;

export const glass = (fill: string, opacity: number, d: string) =>
  `<path fill="${fill}" fill-opacity="${opacity}" d="${d}"/>`;

export const line = (d: string, width = 2.4, stroke = INK) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}"/>`;

/** Flat colour without outline: shadows, blush, patterns. */
export const tint = (fill: string, opacity: number, d: string) =>
  `<path stroke="none" fill="${fill}" opacity="${opacity}" d="${d}"/>`;

export const shade = (d: string, opacity = 0.16) => tint('#000', opacity, d);

export const mirror = (left: string) => `<g transform="matrix(-1 0 0 1 120 0)">${left}</g>`;

/** What is drawn on the left half, drawn again on the right. */
export const both = (left: string) => left + mirror(left);

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const discs = (r: number, ...centres: [number, number][]) => centres.map(([x, y]) => disc(x, y, r)).join('');

/** A coloured line with ink on both sides of it. */
export const cord = (colour: string, width: number, d: string) => line(d, width + 2.6) + line(d, width, colour);
