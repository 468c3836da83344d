import { both, cord, disc, discs, glass, INK, line, shade, shape, thin, tint } from './ink.ts';

const star = (x: number, y: number, k: number) =>
  `M${x} ${y - 9 * k}l${2.6 * k} ${5.8 * k} ${6.4 * k} ${0.8 * k}-${4.7 * k} ${4.4 * k} ${1.2 * k} ${6.4 * k}-${5.5 * k}-${3.2 * k}-${5.5 * k} ${3.2 * k} ${1.2 * k}-${6.4 * k}-${4.7 * k}-${4.4 * k} ${6.4 * k}-${0.8 * k}z`;
const gold = '#e0b34a';
const card = (turn: number, x: number, y: number, suit: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${thin('#fffaf0', 2, 'M-8-12H8v24H-8z')}${suit}</g>`;
const diamond = tint('#b3302b', 1, 'M0-7l5 7-5 7-5-7z');
const spade = tint(INK, 1, 'M0-7q7 6 6 9-3 4-5 0l2 6h-6l2-6q-2 4-5 0-1-3 6-9z');

/** Behind the person. */
const behind = {
  shovel:
    cord('#a9763f', 3.2, 'M104 120L92 30') +
    shape('#8d949a', 'M82 32l18-3q4-16-12-27-10 14-6 30z') +
    line('M91 8l3 20', 1.8),
  sack:
    shape('#b99a63', 'M84 62q-8-8 4-10l4-6 6 5 8-4 2 8q20 16 12 56-20 8-40-4z') +
    line('M84 62q12-2 22-7', 2.6) +
    line('M94 78q8 0 8 6t-8 6 0 12 8-2M98 74v34', 2),
} as const;

/** On the clothes, below chin and beard. */
const onBody = {
  badge: shape(gold, star(88, 108, 1)) + line('M85 108h6M88 105v6', 1.4),
  bandolier:
    shape('#5b3a22', 'M18 100l8-8 74 26-4 8z') +
    thin(gold, 1.6, 'M28 95l6 2-3 12-6-3zM42 100l6 2-3 12-6-3zM56 105l6 2-3 12-6-3zM70 110l6 2-3 12-6-3z'),
  cards: card(-26, 88, 106, spade) + card(-4, 99, 103, diamond) + card(18, 110, 106, spade),
} as const;

/** On the skin, below the eyes and the beard. */
const onFace = {
  blush: both(tint('#d2523f', 0.38, disc(45, 76, 5.5))),
  freckles: both(tint('#8a4b24', 0.75, discs(1.2, [42, 71], [46, 74], [50, 71], [43, 77], [48, 78]))),
  scar: line('M74 62l7 17', 2.4, '#8e2b1e') + line('M73 68l6-2M76 74l6-2', 1.6, '#8e2b1e'),
  paint: both(shape('#b3302b', 'M38 69l15 2v4l-15-1z') + tint('#fffaf0', 0.95, 'M39 77l13 1v3l-13-1z')),
  dirt: tint('#4a3520', 0.4, 'M42 72l8 2-2 5-7-2zM68 80l9-4 1 5-8 4zM64 46l8 1-1 4z'),
  lines: both(line('M42 74q-2 6 1 11M40 68l-3 1M40 65l-3-1', 1.4)) + line('M50 48q10-2 20 0', 1.4),
  mole: tint(INK, 1, disc(72, 79, 1.7)),
  hollow: both(shade('M39 74q6 3 8 13-7-4-8-13z', 0.22)),
} as const;

/** Before the face, below the hat. */
const worn = {
  plaster: `<g transform="rotate(-30 75 70)">${shape('#f3dfc0', 'M67 66h17v7H67z')}${line('M73 66v7M78 66v7', 1.2)}</g>`,
  eyepatch: line('M37 50q22 0 48 10M44 66l-8 6', 2.4) + shape('#1d1713', 'M40 57q9-4 17 2 0 11-9 11-9-2-8-13z'),
  spectacles:
    glass('#eaf6f8', 0.3, disc(48, 64, 8.5) + disc(72, 64, 8.5)) + line('M56 63q4-3 8 0M40 62l-5-2M80 62l5-2', 2.2),
  domino:
    shape('#1d1713', 'M35 57q12-4 25 2 13-6 25-2 2 15-11 16-9 0-14-7-5 7-14 7-13-1-11-16z') +
    both(tint('#fffaf0', 1, 'M42 65q6-8 14 0-7 6-14 0z') + tint(INK, 1, disc(50, 64, 2.7))),
} as const;

/** Above the hat. */
const above = {
  goggles:
    shape('#5b3a22', 'M33 30q27-8 54 0v8q-27-8-54 0z') +
    shape(gold, disc(48, 33, 10) + disc(72, 33, 10)) +
    shape('#a9d3d6', disc(48, 33, 6.5) + disc(72, 33, 6.5)) +
    both(line('M45 31l4-3', 2, '#fff')),
  cigar:
    shape('#6b4423', 'M62 85l22 5-1 5-22-5z') +
    shape('#e8762c', 'M82 90l5 1-1 5-5-1z') +
    line('M90 88q6-6 0-12t2-12', 2, '#fff'),
  pipe:
    line('M61 87l20 6', 4.6) +
    shape('#5b3216', 'M78 86h13q2 15-7 16-8-2-6-16z') +
    line('M85 80q-5-6 1-11t0-12', 2.2, '#fff'),
  feather:
    shape('#f0e6cf', 'M78 44Q72 14 92 0q10 20-8 44z') +
    line('M80 44q2-22 10-38', 1.6) +
    shape(INK, 'M86 8q3-6 6-8 3 6 2 12z'),
  plume:
    shape('#f0e6cf', 'M82 42q-6-22 8-32 6-10 18-8 12 6 8 18-2 12-14 12-6 10-20 10z') +
    line('M84 40q6-22 26-32M92 26l-3-8M98 20l-1-8M96 26l10 2', 1.6),
  rose:
    shape('#4f7a45', 'M86 34q10-4 14 6-10 4-14-6zM72 40q-8 2-8 10 10 0 8-10z') +
    shape('#b3302b', disc(80, 37, 9)) +
    line('M76 36q4-6 8-1 1 6-5 6-6-2-4-7', 1.8),
  hibiscus:
    shape('#d8432f', 'M93 30q-12-12-15 0-12 3-2 11-4 12 8 8 8 9 11-2 12-1 4-10 4-11-6-7z') +
    shape(gold, disc(87, 40, 4)),
  rings: both(cord(gold, 2.4, disc(35, 80, 5))),
  ring: cord(gold, 2, disc(31, 77, 4)),
  stars: both(shape(gold, star(34, 82, 0.6))),
  ace: card(16, 80, 30, diamond),
  clover: shape('#4f8a4a', discs(5.5, [60, 33], [54.5, 39], [65.5, 39])) + line('M60 40q0 5 3 8', 2.2),
  buckle: shape(gold, 'M53 33h14v12H53z') + shape(INK, 'M57 36h6v6h-6z'),
  hole: shape('#f6e3b0', disc(46, 22, 3.6)) + line('M40 18l-4-3M41 27l-4 3M51 17l3-4', 1.8),
  patch: shape('#a8552f', 'M40 16l12-3 3 11-12 3z') + line('M42 18l-3-1M46 28l1 3M54 20l3-1M45 14v-3', 1.6),
  halo: cord('#f6dd86', 3, 'M32 9a28 7 0 1 0 56 0 28 7 0 1 0-56 0z'),
} as const;

const layers = { behind, onBody, onFace, worn, above };
type Layer = keyof typeof layers;
type KeysOf<T> = T extends unknown ? keyof T : never;

export type Mark = KeysOf<(typeof layers)[Layer]>;

/** A mark that is not in these tables, layer by layer. */
export type Drawn = Readonly<Partial<Record<Layer, string>>>;

export const marksIn = (layer: Layer, marks: readonly (Mark | Drawn)[]) => {
  const named: Readonly<Partial<Record<Mark, string>>> = layers[layer];
  return marks.map((mark) => (typeof mark === 'string' ? named[mark] : mark[layer]) ?? '').join('');
};
