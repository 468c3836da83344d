import { both, disc, line, shade, shape } from './ink.ts';

export interface Hair {
  behind?: (colour: string) => string;
  front?: (colour: string) => string;
  hidesEars?: true;
}

const sideburns = (c: string) => both(shape(c, 'M35 48v18l5 3q1-8 0-21z'));
const cloud = (r: number, ...at: [number, number][]) => at.map(([x, y]) => disc(x, y, r)).join('');

export const hairs = {
  short: { front: sideburns },
  crop: { front: (c) => shape(c, 'M34 60q-6-34 26-34t26 34l-5-1q0-8-4-13-17-6-34 0-4 5-4 13z') },
  slick: {
    front: (c) =>
      shape(c, 'M34 62q-7-30 14-38 30-8 38 14 3 10 0 24l-4-2q0-10-5-16-16 0-31-12-6 8-8 28z') +
      line('M52 30q14 8 30 8M50 25q16 5 32 6', 1.6),
  },
  pompadour: {
    front: (c) =>
      shape(
        c,
        'M34 66q-6-18-1-28-6-20 14-24 10-9 26-4 20 2 17 22 4 12-3 34l-5-3q1-12-4-20-8 2-16-1-12 5-19 2-4 6-4 19z',
      ) + line('M44 30q-2-10 10-12M56 34q-4-14 12-16M70 34q0-10 8-12', 1.8, '#6b5a4c'),
  },
  mop: {
    behind: (c) => shape(c, cloud(11, [32, 42], [29, 58], [88, 42], [91, 58], [44, 26], [76, 26], [60, 22])),
    front: (c) =>
      shape(
        c,
        'M32 56q-4-8 3-14-2-10 9-13 4-8 16-6 12-2 16 6 11 3 9 13 7 6 3 14-7 0-9-7-8 2-11-3-8 5-16 0-4 5-11 3-2 7-9 7z',
      ) + line('M44 34q4-3 8 0M64 33q5-3 9 1', 1.6, '#6b5a4c'),
    hidesEars: true,
  },
  balding: { front: (c) => both(shape(c, 'M36 50q-9 4-7 15 0 6 7 8 4-4 3-10 0-8-3-13z')) },
  fringe: { front: (c) => sideburns(c) + shape(c, 'M38 46q22 6 44 0l-3 12-5-4-3 6-6-6-4 6-5-6-5 6-4-6-5 5z') },
  shaggy: {
    behind: (c) => both(shape(c, 'M40 40q-12 8-13 24l-3 9 5-1-3 12 6-3 1 9 12-6z')),
    front: sideburns,
    hidesEars: true,
  },
  stringy: {
    behind: (c) =>
      both(shape(c, 'M42 40q-16 14-16 46l-4 16 8-5 2 9 6-8 6 6z') + line('M31 62q-3 14-3 30M36 76v18', 1.6)),
    hidesEars: true,
  },
  long: {
    behind: (c) => shape(c, 'M31 46c-8 26-9 48-3 64h64c6-16 5-38-3-64z') + both(line('M32 70q-2 18 0 38', 1.6)),
    front: (c) => both(shape(c, 'M38 46q-7 14-5 36 7-8 8-22 1-8 4-14z')),
    hidesEars: true,
  },
  parted: {
    behind: (c) => shape(c, 'M33 40c-10 26-9 52-4 72h62c5-20 6-46-4-72z') + both(line('M32 68q-2 20 0 40', 1.6)),
    front: (c) =>
      both(shape(c, 'M60 26q-28-1-28 30-1 20 0 30 7-8 7-22 0-20 21-28z')) + shade('M84 40q6 20 3 44 4-30-3-44z'),
    hidesEars: true,
  },
  wavy: {
    behind: (c) =>
      both(
        shape(c, 'M50 36q-24 4-24 22-8 7-3 16-8 8-1 17-4 9 5 15l33 4V36z') +
          line('M30 64q-4 6 0 12M28 84q-3 6 1 12', 1.6),
      ),
    front: (c) => both(shape(c, 'M42 44q-10 8-8 20-3 6 0 12 7-4 7-14 0-8 5-14z')),
    hidesEars: true,
  },
  braids: {
    behind: (c) => shape(c, 'M34 40q-6 20-3 36h58q3-16-3-36z'),
    front: (c) =>
      both(
        shape(c, 'M40 44q-7 8-6 22l4 4q2-14 6-24z') +
          shape(c, 'M32 68q-7 2-6 8t6 7q7-1 7-7t-7-8z') +
          shape(c, 'M31 81q-7 2-6 8t6 7q6-2 6-8t-6-7z') +
          shape(c, 'M30 94q-6 2-5 8t4 8q6-3 6-9t-5-7z') +
          shape('#9b2d1f', 'M25 108h9v4h-9z') +
          shape(c, 'M26 112l-2 9h11l-2-9z'),
      ),
    hidesEars: true,
  },
  updo: {
    behind: (c) => shape(c, `${disc(60, 18, 14)}M32 66q-8-44 28-44t28 44z`) + line('M52 14q8-6 15 2-1 8-9 7', 1.8),
    front: (c) =>
      shape(c, 'M33 60q-3-32 27-32t27 32q-3-2-5-10-12 2-26-10-8 10-17 11-3 6-6 9z') +
      both(line('M36 60q-5 8 0 12t-2 10', 3.4, c)),
  },
  ringlets: {
    behind: (c) =>
      both(
        shape(c, 'M46 38q-22 2-21 16-7 6-2 13-7 6-2 13-6 7 0 13-4 7 4 12 9 3 13-4 4-6 1-11 6-6 1-13z') +
          line('M26 66q8 6 14-2M25 79q8 6 14-2M25 92q8 6 14-2M28 54q6 2 10-3', 1.8),
      ),
    front: (c) => both(shape(c, 'M58 30q-24 0-24 24l2 8q4-14 12-18 8-4 10-14z')),
    hidesEars: true,
  },
  chignon: {
    behind: (c) => shape(c, `${disc(88, 84, 12)}M34 70q-8-44 26-44t26 44z`) + line('M84 78q8 2 8 10', 1.8),
    front: (c) => both(shape(c, 'M60 27q-30-1-28 34l4 12q3-16 4-22 8-8 20-24z')),
  },
} satisfies Record<string, Hair>;

export type HairStyle = keyof typeof hairs;
