import { both, disc, glass, line, shade, shape, tint } from './ink.ts';

export interface Hat {
  behind?: (felt: string, band: string) => string;
  front: (felt: string, band: string) => string;
}

const underBrim = shade('M38 48q22 9 44 0v7q-22 7-44 0z', 0.22);
const band = (c: string, from = 32) => {
  const w = 120 - 2 * from;
  return shape(c, `M${from} 35q${w / 2} 10 ${w} 0v8q-${w / 2} 9-${w} 0z`);
};
const darkSide = shade('M74 10q16 4 14 33-6 3-14 4 4-20 0-37z', 0.18);

export const hats = {
  wide: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M4 38q28 9 56 9t56-9q-6 16-56 16T4 38z') +
      shape(f, 'M32 41q0-33 16-34 6 0 12 6 6-6 12-6 16 1 16 34-28 9-56 0z') +
      band(b) +
      darkSide +
      line('M50 12q4 8 10 10 6-2 10-10', 1.8),
  },
  flat: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M8 45a52 8 0 0 0 104 0 52 7 0 0 0-104 0z') +
      shape(f, 'M34 43l3-25q23-6 46 0l3 25q-26 8-52 0z') +
      shape(b, 'M34 38q26 9 52 0l1 6q-27 9-54 0z') +
      line('M37 19q23 7 46 0', 2) +
      shade('M70 20l13-2 4 25-14 4z', 0.2),
  },
  bowler: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M30 42q0-35 30-35t30 35z') +
      shade('M72 10q18 6 18 32l-12 2q4-20-6-34z', 0.2) +
      band(b, 30) +
      shape(f, 'M17 38q3 4 10 5 33 8 66 0 7-1 10-5 3 6-4 10-39 12-78 0-7-4-4-10z'),
  },
  top: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M36 43L31 4q29-8 58 0l-5 39q-24 8-48 0z') +
      shade('M74 2l15 2-5 39-12 4z', 0.2) +
      shape(b, 'M35 32q25 8 50 0l-1 11q-24 8-48 0z') +
      shape(f, 'M17 39q3 4 10 4 33 8 66 0 7 0 10-4 3 6-4 9-39 12-78 0-7-3-4-9z'),
  },
  stovepipe: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M37 44q4-18-6-30 8-12 30-11 20-4 28 7-9 12-6 34-22 7-46 0z') +
      shade('M76 4l13 6q-9 12-6 34l-12 3q-2-26 5-43z', 0.25) +
      line('M38 17q14 7 24 2 10 6 24-5', 1.8) +
      shape(b, 'M38 33q22 8 44 0l1 11q-23 7-46 0z') +
      shape(f, 'M18 44q20-7 42-5t44-4q2 9-8 12-38 9-70 3-8-2-8-6z'),
  },
  sombrero: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M0 36q10 20 60 20t60-20q1-8-7-6-20 11-53 11T7 30q-8-2-7 6z') +
      line('M6 40q14 11 54 11t54-11', 2.2, b) +
      shape(f, 'M37 42q3-40 23-40t23 40q-23 7-46 0z') +
      shape(b, 'M37 34q23 8 46 0v9q-23 7-46 0z') +
      shade('M68 4q13 6 15 38l-9 3q2-24-6-41z', 0.18),
  },
  charro: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M-2 26q-2 28 62 30 64-2 62-30-8 14-62 15Q6 40-2 26z') +
      line('M4 38l6 6 6-3 6 6 7-3 7 5 8-4 8 5 8-5 8 5 8-4 7-5 7 3 6-6 6 3 6-6', 2, b) +
      shape(f, 'M38 42q0-34 10-37 6-2 12 3 6-5 12-3 10 3 10 37-22 7-44 0z') +
      shape(b, 'M38 36q22 8 44 0v6q-22 7-44 0z') +
      line('M52 12l8 16 8-16', 2, b),
  },
  backSombrero: {
    behind: (f, b) =>
      shape(f, 'M4 62a56 50 0 1 1 112 0 56 34 0 0 1-112 0z') +
      line('M12 60a48 41 0 1 1 96 0', 3, b) +
      line('M20 60a40 33 0 1 1 80 0', 1.8, b),
    front: () => '',
  },
  tenGallon: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M2 26q-6 28 58 29 64-1 58-29-8 16-58 17Q10 42 2 26z') +
      shape(f, 'M27 42q-7-42 17-42 10 0 16 6 6-6 16-6 24 0 17 42-33 9-66 0z') +
      shape(b, 'M26 34q34 11 68 0l-1 9q-33 9-66 0z') +
      shade('M78 0q22 2 15 42l-12 3q6-26-3-45z') +
      line('M48 4q6 12 12 14 6-2 12-14', 2),
  },
  coonskin: {
    front: (f, b) =>
      shape(f, 'M84 38q18 2 18 30-1 20-9 27-9-7-7-27 0-14-8-20z') +
      shape(b, 'M101 56l-15 2v7l16-2zM102 72l-16 2 1 7 14-2z') +
      shape(b, 'M93 95q-6-4-6-10l12-2q-1 8-6 12z') +
      shape(f, 'M33 50q-5-36 27-38 32 2 27 38l-6 5-4-4-6 5-5-5-6 5-6-5-5 5-6-5-4 4z') +
      line('M42 34l3 6M54 26l2 7M68 26l-2 7M78 34l-3 6M48 44l2 5M72 44l-2 5', 2, b),
  },
  tuque: {
    front: (f, b) =>
      shape(f, 'M32 46Q32 12 62 8q24-2 34 18 5 10 6 24h-9q-1-14-8-19 4 7 3 15z') +
      shade('M78 12q22 10 24 38h-9q-1-14-8-19 4 7 3 15h-8q4-18-2-34z') +
      line('M44 20q-4 10-4 22M60 14q-4 12-2 26', 1.8) +
      shape(b, 'M29 43q31-10 62 0v12q-31-10-62 0z') +
      line('M38 42v9M46 40v9M55 39v9M65 39v9M74 40v9M82 42v9', 1.6) +
      shape(b, disc(98, 54, 8)),
  },
  visor: {
    front: (f, b) =>
      shape(b, 'M34 42q26-9 52 0v8q-26-9-52 0z') +
      glass(f, 0.9, 'M33 49q27-10 54 0 8 5 9 13-36-15-72 0 1-8 9-13z') +
      line('M40 53q20-6 34-3', 2, '#fff'),
  },
  flatCap: {
    front: (f, b) =>
      shape(f, 'M28 46q-8-30 30-34 42-2 35 30-8 6-33 6t-32-2z') +
      shade('M78 16q22 6 15 26-6 4-15 5 6-16 0-31z') +
      line('M58 12q-16 12-18 34M62 12q14 10 16 34', 1.8, b) +
      shape(f, 'M32 46q28-9 54 0 10 4 10 10-34-10-72 0 0-6 8-10z') +
      shape(f, disc(60, 12, 3)),
  },
  bonnet: {
    behind: (f) =>
      shape(f, 'M26 98q-18-60 14-80 20-12 40 0 32 20 14 80z') + shade('M34 92q-10-50 26-64 36 14 26 64z', 0.3),
    front: (f, b) =>
      shape(f, 'M25 92q-10-66 35-70 45 4 35 70l-9-4q5-44-26-48-31 4-26 48z') +
      shade('M70 24q32 8 25 68l-6-3q6-48-19-65z') +
      both(line('M32 80q-4-30 12-40', 2, b)) +
      line('M48 38q12-6 24 0', 2, b),
  },
  slouch: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M6 52q8-12 26-12 28 8 56 0 18 0 27 15-14 4-25-1-30 7-58 1-14 6-26-3z') +
      shape(f, 'M34 42Q29 16 46 8q12 6 26 0 18 8 14 34-26 8-52 0z') +
      shape(b, 'M33 35q27 10 54 0l-1 8q-26 8-52 0z') +
      shade('M76 10q14 9 10 32l-10 3q6-20 0-35z') +
      line('M46 9q2 14 14 14 10 0 12-13', 1.8),
  },
  cavalry: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M4 44q8-9 28-6 28 8 56 0 20-3 28 6-16 11-56 11T4 44z') +
      shape(f, 'M34 41q-4-32 10-35 10-3 16 4 6-7 16-4 14 3 10 35-26 8-52 0z') +
      shade('M74 6q16 2 12 35l-10 3q4-20-2-38z') +
      line('M34 37q26 9 52 0M34 42q26 9 52 0', 2.6, b) +
      line('M50 22l20 12M70 22L50 34', 4.4) +
      line('M50 22l20 12M70 22L50 34', 2.4, b),
  },
  fedora: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M14 44q6-8 18-6 28 8 56 0 12-2 18 6-8 11-46 11T14 44z') +
      shape(f, 'M35 41q-4-30 11-33 8-2 14 6 6-8 14-6 15 3 11 33-25 8-50 0z') +
      shape(b, 'M34 32q26 9 52 0v10q-26 8-52 0z') +
      shade('M74 8q14 3 11 33l-9 3q4-20-2-36z') +
      line('M60 14v12', 2),
  },
  straw: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M6 48l6-6-2-2q12 0 22-2 28 7 56 0 12 4 22 3l-3 3 7 5-9 1 2 4q-20 2-47 2T16 53l3-3z') +
      shape(f, 'M36 41l4-22 5 2 3-9 6 4 6-7 5 6 8-2 1 8 6 1 4 19q-24 8-48 0z') +
      line('M42 24l36 10M40 32l38-12M50 16l24 20M46 38l22-24', 1.4, '#8a6420') +
      shape(b, 'M36 35q24 8 48 0v7q-24 8-48 0z'),
  },
  bandage: {
    front: (f, b) =>
      shape(f, 'M35 54q-4-24 25-24t25 24q-8-5-25-5t-25 5z') +
      line('M37 40q24-8 48 10M35 48q26-12 42-12M42 34q22-2 42 10', 1.8) +
      shape(f, 'M84 44l12-6-1 10 3 6-13-3z') +
      tint(b, 1, 'M46 38q5-4 9 1 1 7-5 8-7-2-4-9z'),
  },
  headband: {
    front: (f, b) =>
      shape(f, 'M35 44q25-9 50 0v9q-25-8-50 0z') + line('M40 48l5-4 5 3 5-4 5 3 5-3 5 4 5-3 5 4', 1.8, b),
  },
  posy: {
    front: (f, b) =>
      shape(f, 'M60 30q4-18 26-14 8 4 6 16-4-8-16-7-10 1-16 5z') +
      shape(b, 'M70 26q-8-24 12-25 6 6 0 10 12-6 16 2 0 10-16 14z') +
      shape('#fffaf0', disc(76, 27, 4)),
  },
  plumed: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M8 50q16-4 24-11 28 9 54 0 6-13 22-19 8 22-12 29-42 12-70 4-10 3-18-3z') +
      shape(f, 'M34 41q-3-30 14-32 14 4 24 0 18 2 14 32-26 8-52 0z') +
      shape(b, 'M33 34q27 10 54 0l-1 8q-26 8-52 0z') +
      shade('M76 11q14 6 10 30l-10 4q6-18 0-34z'),
  },
  yule: {
    front: (f, b) =>
      underBrim +
      shape(f, 'M4 38q28 9 56 9t56-9q-6 16-56 16T4 38z') +
      shape(f, 'M32 41q0-33 16-34 6 0 12 6 6-6 12-6 16 1 16 34-28 9-56 0z') +
      darkSide +
      shape(b, 'M32 32q-6 1-5 7t7 6q3 4 9 2 4 4 9 2 4 4 8 2 4 2 8-2 5 2 9-2 6 2 9-2 6 0 7-6t-5-7q-28 10-56 0z') +
      shape(b, disc(60, 10, 7)),
  },
} satisfies Record<string, Hat>;

export type HatShape = keyof typeof hats;
