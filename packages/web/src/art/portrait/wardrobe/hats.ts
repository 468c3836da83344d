import { cord, disc, discs, INK, line, shade, shape, thin, tint } from '../ink.ts';

const underBrim = shade('M38 48q22 9 44 0v7q-22 7-44 0z', 0.22);
const gold = '#e0b34a';

export const cordobes = {
  front: (f: string, b: string) =>
    underBrim +
    shape(f, 'M0 47q60 14 120-9-2 15-58 17-54 2-62-8z') +
    shape(f, 'M35 45l2-25q22-7 45-2l4 24q-25 9-51 3z') +
    shape(b, 'M35 39q26 6 51-3v7q-26 9-51 3z') +
    line('M37 21q22 5 45-3', 2) +
    shade('M71 17l11 1 4 24-12 4z', 0.2),
};

/** The band is a snake that lifts its head. */
export const snakeBand = {
  front: (f: string, b: string) =>
    underBrim +
    shape(f, 'M6 46q6-8 26-6 28 8 56 0 20-2 26 6-12 10-54 10T6 46z') +
    shape(f, 'M33 42l3-29q24-9 48 0l3 29q-27 8-54 0z') +
    shape(f, 'M36 14a24 5 0 0 1 48 0 24 5 0 0 1-48 0z') +
    shade('M72 18l12-3 3 27-13 4z', 0.2) +
    cord(b, 6, 'M35 37q25 9 50 0 12-6 6-15-5-6-1-12') +
    line('M42 38l3-2M52 41l3-2M62 41l3-2M72 40l3-3M82 37l2-4M92 30l3-2', 1.8, '#4a3a16') +
    shape(b, 'M84 14q-2-12 8-12 9 2 7 11-6 7-15 1z') +
    tint(INK, 1, disc(92, 8, 1.7)) +
    line('M98 10l6 2M104 12l4-1M104 12l2 4', 1.6, '#b3302b'),
};

export const porkpie = {
  front: (f: string, b: string) =>
    `<g transform="rotate(-7 60 44)">${
      underBrim +
      shape(f, 'M35 42l2-18q23-7 46 0l2 18q-25 8-50 0z') +
      shape(f, 'M35 24a25 6 0 0 1 50 0 25 5 0 0 1-50 0z') +
      shape(b, 'M36 33q24 8 48 0v9q-24 8-48 0z') +
      shade('M72 27l11-3 2 18-13 4z', 0.2) +
      shape(f, 'M20 40q4 4 12 3 28 7 56 0 8 1 12-3 2 8-6 11-34 8-68 0-8-3-6-11z')
    }</g>`,
};

export const pompons = {
  front: (f: string, b: string) =>
    underBrim +
    shape(f, 'M-2 24q4 33 62 33t62-33q-3-7-9-1-16 18-53 18T7 23q-6-6-9 1z') +
    line('M5 32q12 20 55 20t55-20', 2.6, b) +
    shape(f, 'M37 42q-1-36 23-39 24 3 23 39-23 8-46 0z') +
    line('M38 32l6 5 6-4 5 5 5-4 5 4 5-5 6 4 6-5', 2.4, b) +
    shade('M68 5q16 6 15 37l-9 3q3-24-6-40z', 0.18) +
    thin(b, 2, discs(4.4, [9, 48], [23, 56], [40, 60], [80, 60], [97, 56], [111, 48])),
};

/** Sides rolled up high, cartridges in the band. */
export const cattleman = {
  front: (f: string, b: string) =>
    underBrim +
    shape(f, 'M2 24q2-10 12-5 10 20 46 23 36-3 46-23 10-5 12 5-4 30-58 31T2 24z') +
    shape(f, 'M33 42q-4-36 11-38 9-1 16 7 7-8 16-7 15 2 11 38-27 8-54 0z') +
    shape('#3a2418', 'M32 35q28 10 56 0l-1 8q-27 8-54 0z') +
    thin(b, 1.6, 'M42 33h6v11h-6zM52 35h6v11h-6zM62 35h6v11h-6zM72 33h6v11h-6z') +
    shade('M75 4q16 2 12 38l-9 3q4-22-3-41z') +
    line('M48 9q4 12 12 14 8-2 12-14', 1.8),
};

export const boater = {
  front: (f: string, b: string) =>
    underBrim +
    shape(f, 'M8 45a52 9 0 0 0 104 0 52 6 0 0 0-104 0z') +
    shape(f, 'M35 42V17q25-6 50 0v25q-25 7-50 0z') +
    line('M38 22q22-5 44 0M38 27q22-5 44 0', 1.4, '#a9823a') +
    shape(b, 'M35 31q25 7 50 0v11q-25 7-50 0z') +
    line('M35 36q25 7 50 0', 2.4, '#fbf6e8') +
    shade('M72 15l13 2v25l-12 4z', 0.16),
};

/** The brim is pinned up on one side. */
export const pinned = {
  front: (f: string, b: string) =>
    underBrim +
    shape(f, 'M2 50q14-2 30-10 30 9 58-1 12 6 27 13-20 6-58 5-40 2-57-7z') +
    shape(f, 'M32 42Q28 6 48 5q6 1 12 6 6-5 12-6 20 1 16 37-28 8-56 0z') +
    shape(b, 'M31 34q29 10 58 0l-1 8q-28 8-56 0z') +
    shade('M76 6q16 6 12 36l-10 3q4-22-2-39z') +
    shape(f, 'M4 50Q14 22 40 14q-2 16 0 29-16 2-36 7z') +
    thin(gold, 1.6, disc(33, 27, 4)) +
    line('M50 10q4 8 10 10 6-2 10-10', 1.8),
};

export const littleTopHat = {
  front: (f: string, b: string) =>
    `<g transform="translate(-3 8) rotate(16 74 22)">${
      shape(f, 'M58 26L56-2q18-6 36 0l-2 28q-16 6-32 0z') +
      shade('M80-4l12 2-2 28-8 3z', 0.22) +
      shape(b, 'M57 17q17 6 34 0l-1 9q-16 6-32 0z') +
      shape(f, 'M48 24q26 10 52 0 3 5-3 8-23 8-46 0-6-3-3-8z')
    }</g>`,
};

export const tyrolean = {
  front: (f: string, b: string) =>
    shape('#efe2c6', 'M82 34Q78 6 90-6q16 8 18 22-8 14-22 20z') +
    line('M86 32Q86 12 92-2M88 32q4-14 12-26M88 33q8-8 17-12', 1.6) +
    underBrim +
    shape(f, 'M35 43q-2-26 12-36 12 8 24-1 16 12 15 37-25 8-51 0z') +
    line('M48 8q10 12 24 0', 1.8) +
    shade('M74 8q14 12 12 35l-11 3q5-20-1-38z', 0.2) +
    cord(b, 2.6, 'M36 35q24 8 49 0M35 41q25 8 51 0') +
    shape(f, 'M18 42q6-2 14 1 28 7 56 0 8-3 14-1 2 8-8 10-34 8-68 0-10-2-8-10z') +
    thin(gold, 1.6, disc(84, 36, 4)),
};
