import { both, cord, discs, line, shade, shape, thin, tint } from '../ink.ts';

type Pieces = [body: string, front: string];

const gold = '#e0b34a';
const broad = 'M8 123q1-28 26-33 10-3 26-3t26 3q25 5 26 33z';
const slim = 'M20 123q0-22 16-28 10-4 24-4t24 4q16 6 16 28z';
const body = (c: string) => shape(c, broad) + shade('M86 90q25 5 26 31H90q6-16-4-31z', 0.14);
const slimBody = (c: string) => shape(c, slim) + shade('M84 95q16 6 16 26H86q4-14-2-26z', 0.14);
const brass = (r: number, ...at: [number, number][]) => thin(gold, 1.4, discs(r, ...at));

/** A cloak with its collar up, lined in another colour. */
export const cape = (a: string, b: string): Pieces => [
  both(shape(b, 'M40 100L22 62q2-4 8 0 12 10 20 30z')) + body(a),
  shape('#fbf8ef', 'M47 93q13 9 26 0l-3 28H50z') +
    both(shape(a, 'M44 92q-12 4-20 12l20 18h8q-8-14-8-30z') + shape(b, 'M36 96L22 62l3-1q16 14 22 32z')),
];

export const duster = (a: string, b: string): Pieces => [
  both(shape(a, 'M40 102L20 70l10-4q12 10 20 26z')) + body(a),
  shape(b, 'M47 94q13 8 26 0l2 27H45z') +
    both(shape(a, 'M42 100L22 70l9-3q10 10 17 26l4 28h-8z') + line('M30 78q8 8 14 20', 1.6)),
];

/** A wide working shirt gathered at the neck. */
export const smock = (a: string, b: string): Pieces => [
  body(a),
  shape(a, 'M42 90q18 14 36 0l6 8q-24 18-48 0z') +
    shape(b, 'M55 103l5 4 5-4 2 18H53z') +
    line('M55 109l10 4M65 109l-10 4', 1.8) +
    both(line('M30 102v8M36 104v8M42 106v8M48 107v7', 1.8)),
];

/** A blanket over one shoulder. */
export const serape = (a: string, b: string): Pieces => [
  body(b),
  both(shape(b, 'M47 92l-8 5 9 10 12-6z')) +
    shape(a, 'M78 88q30 2 36 35H54q8-26 24-35z') +
    line('M84 92q-16 8-22 28M92 95q-14 8-18 26', 3.4, '#f0cf8a') +
    line('M100 100q-12 8-14 21', 3.4, '#3a6a8a') +
    shade('M96 94q16 8 18 28H98q4-14-2-28z', 0.16),
];

/** A chequered sash across a jacket. */
export const sashed = (a: string, b: string): Pieces => [
  body(a),
  both(shape('#efe2c2', 'M47 92l-7 5 8 10 12-6z') + shape(a, 'M40 95q-8 8-6 14l18 12q-10-12-12-26z')) +
    shape(b, 'M80 88l16 6-52 29H18z') +
    line('M86 91L30 122M92 94L40 122', 2, '#f0cf8a') +
    line('M74 92l14 8M62 98l16 8M50 105l16 8M38 111l16 9', 2, '#2f4a3a'),
];

/** A long black gown with a stole. */
export const gown = (a: string, b: string): Pieces => [
  body(a),
  shape('#fbf6e8', 'M48 91q12 8 24 0l1 7q-13 8-26 0z') +
    both(shape(b, 'M46 91l-11 4 1 28h13l1-22z') + cord('#f0cf8a', 1.6, 'M42 107v9M38.5 111h7')) +
    line('M60 102v19', 1.8),
];

export const chequered = (a: string, b: string): Pieces => [
  body(a) +
    tint(
      b,
      0.55,
      'M14 104h8v8h-8zM30 104h8v8h-8zM22 96h8v8h-8zM22 112h8v8h-8zM38 112h8v8h-8zM76 112h8v8h-8zM82 104h8v8h-8zM98 104h8v8h-8zM90 96h8v8h-8zM90 112h8v8h-8z',
    ),
  shape('#f4ead2', 'M46 94l14 8 14-8 3 27H43z') +
    both(shape(a, 'M46 91l-9 7 4 8-5 4 14 12 6-4q-8-12-10-27z')) +
    brass(2, [60, 118]),
];

/** Bare arms, a striped vest. */
export const singlet = (a: string, skin: string): Pieces => [
  body(skin) +
    shape(a, 'M34 90q-6 14-5 33h62q1-19-5-33l-8-2q-2 18-18 19-16-1-18-19z') +
    line('M29 112q31 8 62 0M30 120q30 7 60 0M32 104q14 6 28 6t28-6', 3, '#fbf6e8'),
  '',
];

export const blazer = (a: string, b: string): Pieces => [
  body(a) + line('M18 101v20M28 94v27M38 91v30M82 91v30M92 94v27M102 101v20', 4, b),
  shape('#fbf8ef', 'M46 94l14 8 14-8 3 27H43z') +
    both(shape(a, 'M46 91l-10 7 4 8-5 4 15 12 6-4q-8-12-10-27z')) +
    brass(2, [60, 118]),
];

/** Off the shoulder, with an embroidered frill. */
export const blouse = (a: string, skin: string): Pieces => [
  slimBody(skin) +
    shape(a, 'M14 123q2-22 18-26 6 10 28 10t28-10q16 4 18 26z') +
    shape(
      a,
      'M18 104q12-10 16-6 6 9 26 9t26-9q4-4 16 6-2 8-10 6-4 8-12 5-6 6-13 3-7 4-14 0-7 3-13-3-8 3-12-5-8 2-10-6z',
    ) +
    thin('#e2452f', 1.2, discs(2.4, [30, 105], [46, 110], [74, 110], [90, 105])) +
    thin('#e0b34a', 1.2, discs(2.4, [38, 108], [60, 112], [82, 108])),
  '',
];

/** Two rows of buttons and a standing collar. */
export const tunic = (a: string, b: string): Pieces => [
  body(a) + both(cord(b, 2.4, 'M12 112l12-6 10 8M12 119l12-6 10 8')),
  shape(a, 'M46 89q14 10 28 0l3 10q-17 11-34 0z') +
    cord(b, 1.8, 'M44 97q16 10 32 0') +
    brass(2.2, [52, 110], [52, 118], [68, 110], [68, 118]),
];

export const overalls = (a: string, b: string): Pieces => [
  body(b),
  both(shape(b, 'M47 92l-8 5 9 11 12-7z') + shape(a, 'M32 91l8-2 6 17-8 2z')) +
    shape(a, 'M38 104h44l4 19H34z') +
    line('M52 110h16v11H52z', 1.8) +
    brass(2.4, [42, 107], [78, 107]),
];

/** A friar's habit with the cowl laid back. */
export const habit = (a: string, b: string): Pieces => [
  shape(a, 'M24 100q-6-28 14-26h44q20-2 14 26z') + body(a),
  shape(a, 'M28 92q6-8 16-2 16 14 32 0 10-6 16 2-4 20-32 22-28-2-32-22z') +
    line('M34 96q10 14 26 14t26-14', 1.8) +
    shade('M86 88l6 4q-4 20-30 22 18-8 24-26z') +
    line('M60 114v8', 2, b),
];

export const loden = (a: string, b: string): Pieces => [
  body(a),
  shape('#f4ead2', 'M46 93q14 9 28 0l-2 28H48z') +
    both(
      shape(b, 'M46 90l-12 6 6 10-6 4 16 12 4-2q-6-14-8-30z') +
        line('M20 104v8q3 4 7 0v-6', 2, b) +
        thin('#efe2c6', 1.6, discs(2.4, [38, 117])),
    ),
];

/** Steel riveted over a shirt. */
export const breastplate = (a: string, b: string): Pieces => [
  body(b),
  shape(a, 'M30 94q10 2 14-2 16 12 32 0 4 4 14 2-4 14 0 29H30q4-15 0-29z') +
    line('M60 102v20M34 108q26 8 52 0', 1.8) +
    shade('M76 92q4 4 14 2-4 14 0 29H78q4-16-2-31z', 0.2) +
    line('M38 100l-2 12', 2.6, '#fff') +
    tint('#23160d', 1, discs(1.6, [36, 97], [84, 97], [44, 101], [76, 101], [38, 116], [82, 116])),
];

/** A thick coat with a double row of buttons and epaulettes. */
export const greatcoat = (a: string, b: string): Pieces => [
  body(a),
  shape(a, 'M44 90q16 11 32 0l8 8q-24 18-48 0z') +
    both(shape(b, 'M10 106q4-12 16-14l6 6q-10 4-14 12z') + brass(2.2, [48, 112], [50, 120])) +
    line('M60 108v14', 1.8),
];

/** A leather jerkin with two knives in it. */
export const knives = (a: string, b: string): Pieces => {
  const knife = (x: number, y: number) =>
    shape('#c9a469', `M${x - 5} ${y + 12}h11l-1 14h-9z`) +
    shape('#7b2e24', `M${x - 2} ${y}h5l1 10h-7z`) +
    line(`M${x - 5} ${y + 10.5}h11`, 4.6) +
    line(`M${x - 5} ${y + 10.5}h11`, 2.2, '#d7dcdc');
  return [
    body(b),
    both(shape(b, 'M47 92l-8 5 9 10 12-6z') + shape(a, 'M34 94q-10 10-9 29h33q0-10-12-18z')) +
      line('M60 108v14', 1.8) +
      knife(33, 98) +
      knife(46, 103),
  ];
};

export const ruffles = (a: string, b: string): Pieces => [
  slimBody(a),
  shape(b, 'M42 92q4 10 18 22 14-12 18-22l8 5q-2 9-8 11 0 7-8 9-2 6-10 6t-10-6q-8-2-8-9-6-2-8-11z') +
    line('M50 104q4 6 10 10 6-4 10-10', 1.6),
];
