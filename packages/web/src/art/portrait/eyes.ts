import { both, disc, INK, line, mirror, thin, tint } from './ink.ts';

/** Drawn in ink first and in the hair's colour above it, so that white brows show on pale skin. */
const brow = (colour: string, left: string, right?: string) => {
  const pair = (stroke: string, width: number) =>
    right ? line(left, width, stroke) + line(right, width, stroke) : both(line(left, width, stroke));
  return pair(INK, 4.2) + pair(colour, 2);
};
const lash = line('M56 64q-6-9-15-1l-4-3M41 60l-3-4', 2.2);
const spark = tint('#fff', 1, disc(48, 62, 1.3) + disc(69, 62, 1.3));
const almond = 'M42 64q6-8 14 0-7 6-14 0z';
const iris = (colour: string, x: number, y: number, r: number) =>
  thin(colour, 1.4, disc(x, y, r)) + tint(INK, 1, disc(x, y, r * 0.5));
const pair = (colour: string, y: number, r: number) => iris(colour, 49.5, y, r) + iris(colour, 70.5, y, r);
const white = (d: string) => thin('#fffaf0', 1.8, d);
const whites = (d: string) => both(white(d));
const dots = (y: number, r = 2.8) => tint(INK, 1, disc(49, y, r) + disc(71, y, r));

type Eyes = (iris: string, brow: string) => string;

export const moods = {
  calm: (_i, b) => dots(63.5) + both(line('M44 61q5-4 10 0', 2)) + brow(b, 'M42 55q6-3 12 0'),
  open: (i) =>
    whites(almond) + pair(i, 63.6, 3) + both(line('M40 63q8-8 16 1M41 61l-3-3', 2.2) + line('M42 55q6-4 13-1', 2)),
  lashes: (i) => whites(almond) + pair(i, 63.4, 3.1) + both(lash + line('M41 53q6-5 14-1', 1.8)),
  wink: (i) =>
    white('M64 64q6-8 14 0-7 6-14 0z') +
    iris(i, 70.5, 63.4, 3.1) +
    mirror(lash) +
    line('M41 64q7 6 14 0M41 65l-4 1M43 67l-3 3', 2.4) +
    both(line('M41 53q6-5 14-1', 1.8)),
  haughty: (i) =>
    whites('M42 63h13q-4 6-13 0z') +
    pair(i, 64, 2.7) +
    both(line('M56 63H41l-4-3M41 62l-3 3', 2.4) + line('M42 55q5-6 13-2', 2)),
  wide: (i, b) => whites(disc(49, 63.5, 5.4)) + pair(i, 63.5, 3.6) + spark + brow(b, 'M42 53q6-4 12-1'),
  squint: (i, b) =>
    pair(i, 64, 2.6) + both(line('M42 62h14', 3) + line('M44 67q5 2 10 0', 1.4)) + brow(b, 'M41 58l14 1'),
  stern: (i, b) =>
    whites('M43 62l13 3q-6 5-13-3z') + pair(i, 64.4, 2.2) + both(line('M42 61l14 4', 2.6)) + brow(b, 'M41 54l14 5'),
  sad: (i, b) =>
    whites('M43 64q6-6 12 0-6 5-12 0z') +
    pair(i, 64.4, 2.6) +
    both(line('M42 65q6-5 13-2M45 69q4 2 8 0', 1.8)) +
    brow(b, 'M42 58q6-5 12-4'),
  merry: (_i, b) => both(line('M43 65q6-8 12 0', 2.8) + line('M41 69q3 2 6 1', 1.2)) + brow(b, 'M42 56q6-5 12-1'),
  sly: (i, b) =>
    whites('M43 62h12q-4 7-12 0z') +
    pair(i, 63.6, 2.4) +
    both(line('M42 62h14', 2.6)) +
    brow(b, 'M42 57h13', 'M65 56q6-7 13-3'),
  weary: (i, b) =>
    whites('M43 62h12q-3 6-12 0z') +
    pair(i, 64, 2.2) +
    both(line('M42 62h13', 2.6) + line('M44 70q5 3 10-1', 1.6)) +
    brow(b, 'M41 57q6-1 13-1'),
  none: () => '',
  glint: () => both(tint('#fff3d0', 1, 'M43 63q7-5 13 2-8 2-13-2z')) + dots(63.6, 1.7),
} satisfies Record<string, Eyes>;

export type Mood = keyof typeof moods;
