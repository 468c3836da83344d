import { disc, INK, line, shade, shape, thin, tint } from './ink.ts';

export const noses = {
  none: () => '',
  straight: () => line('M60 64l-4 11q4 3 8 0'),
  small: () => line('M57 75q3 2 6 0', 2.2),
  hook: (skin: string) => shape(skin, 'M59 62q-9 7-8 15l6-2q2 5 7 1 1-9-5-14z') + shade('M61 64q5 6 3 12l-4 1z'),
  broad: () => line('M59 66q-2 5-6 7 0 5 5 3 2 2 5 0 5 2 5-3'),
  button: (skin: string) =>
    tint(skin, 1, disc(60, 72, 5.5)) + tint('#d2523f', 0.3, disc(60, 72, 5.5)) + line('M54 71q-1 6 6 7 7-1 6-7'),
  red: () => shape('#c8503a', 'M52 73q0-7 8-7t8 7-8 6-8-6z') + tint('#fff', 0.4, disc(57, 71, 1.8)),
} satisfies Record<string, (skin: string) => string>;

export type Nose = keyof typeof noses;

const teeth = (d: string) => thin('#fffaf0', 2, d);
const lips = (fill: string, stroke: string) =>
  thin(fill, 1.4, 'M52 83.5q4-3.5 8-2 4-1.5 8 2-3 6-8 6t-8-6z') + line('M50 83q10 4 20 0', 1.4, stroke);

export const mouths = {
  none: '',
  calm: line('M52 85q8 3 16 0'),
  smile: line('M49 83q11 9 22 0M48 82l-1 2M72 82l1 2'),
  smirk: line('M51 86q10 2 19-4l1-2'),
  frown: line('M51 87q9-5 18 0M58 91h5', 2.2),
  grin: teeth('M48 81q12 5 24 0-2 11-12 11T48 81z') + line('M51 86q9 3 18 0', 1.4),
  buck: teeth('M49 81q11 5 22 0-3 7-11 7t-11-7z') + teeth('M56.5 83v6H60v-6zM60 83v6h3.5v-6z'),
  red: lips('#b3302b', '#6d1815'),
  rose: lips('#c4685a', '#7d342b'),
  plum: lips('#7c2f45', '#431522'),
  open: shape(INK, 'M53 83q7 3 14 0-1 8-7 8t-7-8z') + teeth('M54 83q6 3 12 0v2q-6 3-12 0z'),
} as const;

export type Mouth = keyof typeof mouths;
