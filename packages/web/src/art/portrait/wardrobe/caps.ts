import { both, cord, disc, discs, INK, line, shade, shape, tint } from '../ink.ts';

const gold = '#e0b34a';
const peak = (c: string) => shape(c, 'M33 48q27-9 54 0 7 4 9 11-36-12-72 0 2-7 9-11z');

export const skipper = {
  front: (f: string, b: string) =>
    shape(f, 'M29 42q-12-24 22-30 46-6 41 28-32-9-63 2z') +
    shade('M78 12q20 8 14 28l-12-2q4-14-2-26z') +
    shape(b, 'M31 40q29-10 58 0v9q-29-10-58 0z') +
    peak('#2a2326') +
    cord(gold, 1.8, 'M34 47q26-9 52 0') +
    shape(f, disc(62, 12, 3)),
};

export const tam = {
  front: (f: string, b: string) =>
    shape(f, 'M14 36q-6-24 44-28 54-2 50 24-4 14-22 10-26-5-52 2-16 2-20-8z') +
    shade('M84 12q28 4 24 22-4 12-20 9 8-14-4-31z') +
    line('M58 9q-14 14-20 34M64 9q12 12 16 32', 1.8) +
    shape('#f4ead2', 'M32 42q28-10 56 0v9q-28-10-56 0z') +
    line('M37 41v8M45 39v8M53 38v8M61 37.5v8M69 38v8M77 39v8M84 41v8', 3, b) +
    shape(b, discs(4.6, [56, 8], [63, 5], [66, 11], [59, 13])),
};

/** A cloth wound round the head, knotted before it. */
export const turban = {
  front: (f: string, b: string) =>
    shape(f, 'M31 52q-12-38 29-42 41 4 29 42-8-10-29-10t-29 10z') +
    shade('M74 13q24 10 15 39-4-6-12-8 6-16-3-31z') +
    line('M34 44q4-20 24-30M44 41q2-14 16-22M86 44q-4-20-22-28M77 41q-2-12-13-20', 2, b) +
    shape(f, 'M60 20q-12-18-20-12-2 12 16 18zM60 20q12-20 22-12 0 14-18 18z') +
    shape(b, disc(60, 22, 6)),
};

export const minersCap = {
  front: (f: string, b: string) =>
    tint('#fff2b0', 0.55, disc(60, 20, 20)) +
    shape(f, 'M32 46Q30 14 60 12q30 2 28 34-28-9-56 0z') +
    shade('M76 16q14 8 12 30l-10-2q4-14-2-28z') +
    line('M60 12v6M38 30q-2 6-2 12M82 30q2 6 2 12', 1.6) +
    shape(f, 'M26 48q34-13 68 0 4 6-2 8-32-11-64 0-6-2-2-8z') +
    shape(b, disc(60, 31, 10)) +
    shape('#fffaf0', disc(60, 31, 6)) +
    shape('#f0a02c', 'M60 22q-6 8 0 11 6-3 0-11z'),
};

export const kepi = {
  front: (f: string, b: string) =>
    shape(f, 'M34 46l5-26q22-10 44-2l3 28q-26-9-52 0z') +
    shape(f, 'M38 20q4-9 24-10 20 0 22 8-2 6-22 7-20 1-24-5z') +
    shade('M72 24l11-5 3 27-12-3z', 0.2) +
    cord(b, 2, 'M35 42q25-9 51 0') +
    line('M50 26l18 12M68 26L50 38', 4.4) +
    line('M50 26l18 12M68 26L50 38', 2.2, b) +
    peak('#211c20'),
};

export const hood = {
  behind: (f: string) => shape(f, 'M20 118Q6 34 60 4q54 30 40 114z') + shade('M32 110Q22 50 60 26q38 24 28 84z', 0.45),
  front: (f: string) =>
    shape(f, 'M22 112Q8 30 60 4q52 26 38 108l-12-6q10-52-26-68-36 16-26 68z') +
    shade('M60 4q52 26 38 108l-7-4q8-64-31-104z') +
    line('M60 6q-2 16 0 32', 1.8) +
    both(line('M30 98q-6-34 10-54', 1.6)),
};

/** A kerchief over the hair, tied at the side. */
export const kerchief = {
  front: (f: string, b: string) =>
    shape(f, 'M84 46l20-8-4 11 8 8-22 1z') +
    shape(f, 'M86 50l10 18-9-1-6 8-2-22z') +
    shape(f, 'M32 54q-6-32 28-34 34 2 28 34-28-14-56 0z') +
    shade('M74 24q18 8 14 30l-10-4q4-14-4-26z') +
    tint(b, 1, discs(2.6, [42, 38], [54, 30], [68, 32], [60, 41], [48, 46], [74, 43], [80, 36])) +
    shape(f, disc(86, 49, 4.5)),
};

/** A handkerchief with a knot in each corner. */
export const knotted = {
  front: (f: string, b: string) =>
    both(shape(f, 'M37 34q-12-12-18-4 2 6 8 6-6 6 0 9 8 1 12-6z')) +
    shape(f, 'M31 50q-5-30 29-32 34 2 29 32-8-7-29-7t-29 7z') +
    shade('M76 22q17 8 13 28-4-4-11-5 4-12-2-23z') +
    both(line('M36 38q6-2 10-8', 1.8)) +
    tint(b, 1, discs(2.4, [46, 36], [60, 28], [74, 36], [53, 40], [67, 40], [60, 36])),
};

export const engineer = {
  front: (f: string, b: string) =>
    shape(f, 'M30 44Q20 12 60 11t30 33q-30-9-60 0z') +
    line('M38 40q-8-18 4-26M48 38q-5-16 2-26M60 37V12M72 38q5-16-2-26M82 40q8-18-4-26', 2.6, b) +
    shade('M76 14q24 8 14 30l-10-3q4-14-4-27z') +
    shape(f, 'M30 42q30-10 60 0v8q-30-10-60 0z') +
    line('M38 43v5M46 41v5M54 40v5M62 40v5M70 40v5M78 42v5', 2, b) +
    peak(f),
};

/** A cooking pot makes a helmet. */
export const pot = {
  front: (f: string, b: string) =>
    both(cord(b, 2.4, 'M30 34q-12 0-11 8t11 6')) +
    shape(f, 'M29 48V24Q30 8 60 8t31 16v24q-31-10-62 0z') +
    shade('M76 10q15 4 15 14v24l-12-3q2-18-3-35z', 0.24) +
    line('M38 22q4-7 12-8M36 30v8', 2.6, '#fff') +
    shape(b, 'M25 46q35-12 70 0 2 5-1 9-34-11-68 0-3-4-1-9z') +
    tint(INK, 1, discs(1.6, [36, 47], [48, 44.5], [60, 44], [72, 44.5], [84, 47])),
};

export const soda = {
  front: (f: string, b: string) =>
    shape(f, 'M31 42L44 17q16-6 32 0l13 25q-29-9-58 0z') +
    shade('M72 16l4 1 13 25-11-2z') +
    shape(f, 'M26 40q16-6 34-16 18 10 34 16l-4 10q-30-10-60 0z') +
    line('M31 45q29-10 58 0', 3, b) +
    shade('M76 32l18 8-4 10-12-3z'),
};
