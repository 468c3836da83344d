import { both, disc, discs, line, shade, shape, thin, tint } from './ink.ts';

/** `a` is the cloth, `b` what is worn under or sewn on it. The first part lies behind the neck, the second before it. */
export type Clothes = (a: string, b: string) => [body: string, front: string];

const broad = 'M8 123q1-28 26-33 10-3 26-3t26 3q25 5 26 33z';
const slim = 'M20 123q0-22 16-28 10-4 24-4t24 4q16 6 16 28z';
const body = (c: string) => shape(c, broad) + shade('M86 90q25 5 26 31H90q6-16-4-31z', 0.14);
const slimBody = (c: string) => shape(c, slim) + shade('M84 95q16 6 16 26H86q4-14-2-26z', 0.14);
const buttons = (x: number, ...ys: number[]) => thin('#e0b34a', 1.4, ys.map((y) => disc(x, y, 2)).join(''));

export const clothes = {
  shirt: (a, b) => [
    body(a),
    both(shape(a, 'M47 92l-7 5 8 12 12-7z')) + line('M60 103v17', 2) + thin(b, 1.2, discs(1.7, [63, 109], [63, 117])),
  ],
  coat: (a, b) => [
    body(a),
    shape(b, 'M46 94l14 8 14-8 3 27H43z') +
      both(shape(a, 'M46 91l-9 7 4 8-5 4 14 12 6-4q-8-12-10-27z')) +
      buttons(60, 110, 118),
  ],
  vest: (a, b) => [
    body(b),
    both(shape(b, 'M47 92l-8 5 9 10 12-6z') + shape(a, 'M38 96q-8 10-7 25h24q2-8-8-16z')) + buttons(60, 112, 119),
  ],
  poncho: (a, b) => [
    shape(a, 'M4 123q6-30 34-34 22 5 44 0 28 4 34 34z') + shade('M82 89q28 4 34 32H92q4-20-10-32z', 0.14),
    shape(a, 'M40 90q20 14 40 0l4 6-24 26-24-26z') +
      both(line('M14 112q14-8 34 0M20 104q10-6 22-2', 3.2, b) + line('M22 119l6-5 6 5 6-5 6 5', 2.4, b)),
  ],
  dress: (a, b) => [slimBody(a), shape(b, 'M42 93q3 18 18 20 15-2 18-20l4 3q-2 22-22 24-20-2-22-24z')],
  plain: (a) => [body(a), ''],
  bare: (a, b) => [
    slimBody(b) +
      shape(a, 'M16 123q2-16 18-20 12 8 26 8t26-8q16 4 18 20z') +
      line('M34 103q-3 3-4 8M46 109l-2 8M60 111v8M74 109l2 8M86 103q3 3 4 8', 1.8),
    '',
  ],
  buckskin: (a, b) => [
    body(a),
    shape(b, 'M48 94q12 10 24 0l-12 20z') +
      line('M54 103l10 5M66 103l-10 5', 1.6) +
      both(
        line('M20 104l-3 14M26 102l-2 17M32 101l-1 18M38 102v17M44 104l1 15', 2, '#7a5524') +
          line('M16 104q14-6 32 2', 2),
      ),
  ],
  uniform: (a, b) => [
    body(a),
    shape(a, 'M46 90q14 10 28 0l3 8q-17 12-34 0z') +
      line('M44 97q16 11 32 0', 2, b) +
      both(shape(b, 'M8 108q4-14 20-15l4 8q-12 2-14 10z') + buttons(52, 108, 117)),
  ],
  fur: (a, b) => [
    body(a),
    shape(b, 'M38 92q-8 0-8 7 0 5 5 6 1 6 8 6 3 6 9 4 4 5 8 5t8-5q6 2 9-4 7 0 8-6 5-1 5-6 0-7-8-7-8 8-22 8t-22-8z'),
  ],
  plaid: (a, b) => [
    body(a) +
      tint(b, 0.75, 'M18 104h84v5H18zM10 115h100v5H10zM26 92h6v29h-6zM42 88h6v33h-6zM72 88h6v33h-6zM88 92h6v29h-6z'),
    both(shape(a, 'M47 92l-8 5 9 12 12-7z')) + line('M60 103v17', 2),
  ],
  feathers: (a, b) => [
    body(b),
    both(
      shape(a, 'M60 104q-6 4-10 0-6 6-11-1-8 4-10-4-8 1-7-7-6-3-1-8 12-2 22 4 8 6 17 8z') +
        line('M30 96l-4-3M40 100l-3-4M50 102l-2-5', 1.8),
    ),
  ],
  apron: (a, b) => [
    body(b) + both(line('M16 106l2 14M24 98l2 22M32 93l1 27M40 92v28', 1.8)),
    both(shape(b, 'M47 92l-8 5 9 11 12-7z')) + shape(a, 'M44 104h32l4 17H40z') + both(line('M44 104l-6-12', 3)),
  ],
  braces: (a, b) => [body(a), both(shape(b, 'M36 91l7-2 4 32h-8z')) + line('M60 100v20', 1.8) + buttons(60, 108, 116)],
  jacket: (a, b) => [
    body(a),
    shape('#f4ead2', 'M46 93q14 9 28 0l-4 28H50z') +
      both(
        shape(a, 'M47 90q-14 4-14 12l14 19h6q-6-16-6-31z') +
          line('M40 96q-4 6 0 10l8 12', 2.2, b) +
          line('M18 108q6-8 16-10', 2.2, b),
      ),
  ],
} satisfies Record<string, Clothes>;

export type Cloth = keyof typeof clothes;
