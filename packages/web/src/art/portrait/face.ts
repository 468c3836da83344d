import { both, shade, shape } from './ink.ts';

interface Outline {
  /** Half of the width at the ears. */
  half: number;
  /** From the top of the head (60,30) down the right side to the chin, and up again on the left. */
  down: string;
  up: string;
}

export const outlines = {
  oval: { half: 24, down: 'q24 0 24 22v14q0 27-24 29', up: 'q-24-2-24-29v-14q0-22 24-22' },
  soft: { half: 23, down: 'q23 0 23 23 0 14-3 21-6 17-20 20', up: 'q-14-3-20-20-3-7-3-21 0-23 23-23' },
  square: { half: 25, down: 'q25 0 25 22v21q0 14-7 19-5 4-18 4', up: 'q-13 0-18-4-7-5-7-19v-21q0-22 25-22' },
  long: { half: 22, down: 'q22 0 22 22v19q0 18-9 25-5 4-13 4', up: 'q-8 0-13-4-9-7-9-25v-19q0-22 22-22' },
  gaunt: {
    half: 22,
    down: 'q22 0 22 23 1 12-2 20-3 6-5 13-3 12-15 13',
    up: 'q-12-1-15-13-2-7-5-13-3-8-2-20 0-23 22-23',
  },
  round: { half: 27, down: 'q26 0 27 24 1 14-1 20-5 20-26 21', up: 'q-21-1-26-21-2-6-1-20 1-24 27-24' },
  broad: { half: 30, down: 'q29 0 30 26 1 14-3 24-6 18-27 20', up: 'q-21-2-27-20-4-10-3-24 1-26 30-26' },
} satisfies Record<string, Outline>;

export type Face = keyof typeof outlines;

export const neck = (skin: string) =>
  shape(skin, 'M48 82h24v16q-12 10-24 0z') + shade('M48 90q12 11 24 1v5q-12 11-24 3z', 0.22);

export const face = (kind: Face, skin: string, ears: 'none' | 'small' | 'big') => {
  const { half, down, up } = outlines[kind];
  const x = 61 - half;
  const ear = { none: '', small: `M${x} 60q-9-4-8 5t8 10z`, big: `M${x} 58q-16-10-15 4 1 12 15 15z` }[ears];
  return `${ear && both(shape(skin, ear))}${shape(skin, `M60 30${down}${up}z`)}${shade(`M60 30${down}q17-10 16-35-2-20-16-30z`, 0.12)}`;
};
