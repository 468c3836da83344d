import { both, cord, disc, discs, INK, line, shade, shape, thin, tint } from '../ink.ts';

const gold = '#e0b34a';

/** Lumps of gold on a string. */
export const nuggets = (c: string) =>
  line('M44 92q16 22 32 0', 1.8) +
  thin(c, 1.6, 'M44 95l5-2 4 4-3 6-6-2zM54 101l6-2 5 3-1 7-7 1-4-4zM68 98l5-4 4 4-2 5-6 1z');

/** Lace up to the chin, closed by a brooch. */
export const lace = (c: string) =>
  shape(c, 'M45 86q15 8 30 0l2 16q-17 11-34 0z') +
  line('M47 91q13 7 26 0M46 96q14 8 28 0', 1.4, '#b9a894') +
  shape(c, 'M43 101q4 6 8 4 4 6 9 3 5 3 9-3 4 2 8-4l2 6q-9 10-19 9-10 1-19-9z') +
  thin('#b05a6a', 1.8, disc(60, 104, 5)) +
  tint('#fffaf0', 1, 'M59 100q4 2 2 8h-4q1-4 2-8z');

/** A wooden cross on a cord. */
export const cross = (c: string) => line('M46 92l14 16 14-16', 2) + shape(c, 'M57 104h6v5h5v5h-5v8h-6v-8h-5v-5h5z');

/** Knotted at the back, the ends in the wind. */
export const flying = (c: string) =>
  shape(c, 'M80 92q16-10 24-4 6-8 14-6l2 10q-8 0-12 6-8 6-24 4z') +
  shape(c, 'M37 88q23 15 46 0l4 10q-27 18-54 0z') +
  line('M42 96q18 10 36 0', 1.8) +
  shade('M83 88l4 10q-10 7-22 9 10-6 18-19z');

export const chain = (c: string) =>
  cord(c, 2.4, 'M38 92q6 14 22 16 16-2 22-16') +
  tint(INK, 0.7, discs(1.2, [41, 97], [46, 102], [53, 106], [67, 106], [74, 102], [79, 97])) +
  line('M54 108v-4q6-7 12 0v4', 4.4) +
  line('M54 108v-4q6-7 12 0v4', 1.8, '#cfd4d6') +
  shape(gold, 'M49 107h22v14H49z') +
  tint(INK, 1, `${disc(60, 113, 2.4)}M59 113h2l1 5h-4z`);

export const pearls = (c: string) =>
  thin(c, 1.6, discs(2.6, [46, 93], [49, 98], [54, 101], [60, 102.5], [66, 101], [71, 98], [74, 93])) +
  thin(c, 1.6, discs(2.6, [43, 99], [47, 105], [53, 109], [60, 111], [67, 109], [73, 105], [77, 99]));

/** Wings of a starched collar with a narrow tie. */
export const wingCollar = (c: string) =>
  both(shape('#fbf8ef', 'M47 89l-4 8 9 5 8-7z')) + shape(c, 'M56 98h8l-1 6 5 17H52l5-17z');
