import { both, discs, line, shade, shape } from '../ink.ts';

/** Locks on both sides of the face, for under a cloth. */
export const curls = {
  behind: (c: string) =>
    both(
      shape(c, discs(9, [32, 52], [26, 64], [31, 76], [24, 86], [33, 94])) +
        line('M28 52q4-4 8 0M22 66q4-4 8 0M27 78q4-4 8 0M21 88q4-4 8 0', 1.8, '#7a5a48'),
    ),
  hidesEars: true as const,
};

export const afro = {
  behind: (c: string) =>
    shape(
      c,
      'M28 78q-12-4-10-15-9-8-3-18-5-12 7-18 1-12 14-13 6-9 16-5 9-6 17 0 11-3 16 6 13 2 13 13 11 7 6 18 6 11-4 18 1 11-11 14z',
    ) + line('M24 40q3-6 8-7M22 58q0-6 4-9M96 40q-3-6-8-7M98 58q0-6-4-9M40 20q5-4 10-3M72 17q6-1 9 3', 1.8, '#7a5a48'),
  front: (c: string) => shape(c, 'M35 58q-5-30 25-31 30 1 25 31-4-4-6-11-4-5-9-4-10-4-20 0-5-1-9 4-2 7-6 11z'),
  hidesEars: true as const,
};

/** Cut straight above the brows. */
export const bluntFringe = {
  behind: (c: string) => shape(c, 'M33 42q-6 26-5 62h64q1-36-5-62z') + both(line('M33 70v32M38 80v22', 1.6, '#4a4450')),
  front: (c: string) =>
    both(shape(c, 'M36 44q-5 18-3 46 6 2 9-2-4-20-1-40z')) +
    shape(c, 'M35 56q-3-30 25-31 28 1 25 31-25-4-50 0z') +
    line('M46 34q-2 10-1 20M60 32v21M74 34q2 10 1 20', 1.6, '#4a4450'),
  hidesEars: true as const,
};

/** Standing off on both sides of a high forehead. */
export const wild = {
  behind: (c: string) =>
    both(shape(c, 'M46 28q-14-6-22 0l4 4q-12 2-14 10l7 0q-9 7-7 15l6-3q-5 9 0 16l4-4q0 9 6 12l2-5q6 6 10 4l4-30z')),
  front: (c: string) => both(shape(c, 'M40 38q-8 6-7 22l-2 10q6 2 8-2 0-12 4-22z')),
  hidesEars: true as const,
};

/** A ring of hair round a shaven crown. */
export const tonsure = {
  front: (c: string) =>
    shape(
      c,
      'M34 66q-8-24 1-32 4 2 5 6 6-4 9 1 6-4 11 0 5-4 11 0 3-5 9-1 1-4 5-6 9 8 1 32l-5-2q1-10-3-15-18 4-36 0-4 5-3 15z',
    ),
};

/** Combed up high into a great roll, held by a comb. */
export const highRoll = {
  behind: (c: string) =>
    shape(c, 'M26 62q-12-22 8-34-2-24 26-24t26 24q20 12 8 34-6 12-34 12T26 62z') +
    line('M34 30q10-8 26-8t26 8M44 10q16-6 32 0', 1.8, '#5a5060'),
  front: (c: string) =>
    shape(c, 'M30 60q-4-34 30-36 34 2 30 36-4 6-7 6-1-18-10-22-13-7-26 0-9 4-10 22-3 0-7-6z') +
    line('M40 40q6-10 14-12M80 40q-6-10-14-12', 1.6, '#5a5060'),
  hidesEars: true as const,
};

/** Grey hair pinned up round the head with a knot on top. */
export const knot = {
  behind: (c: string) =>
    shape(c, `${discs(13, [60, 15])}M33 62Q24 18 60 18t27 44z`) + line('M52 12q8-7 16 1-3 8-10 6', 1.8),
  front: (c: string) =>
    shape(c, 'M31 62q-6-38 29-40 35 2 29 40-5 2-8-2 0-14-9-18-12-3-24 0-9 4-9 18-3 4-8 2z') +
    line('M38 50q2-14 14-20M82 50q-2-14-14-20M60 24v14', 1.6),
};

export const flatTop = {
  front: (c: string) =>
    shape(c, 'M34 60V22l6 3 5-4 5 4 5-5 5 4 5-4 5 5 5-4 5 4 6-3v38l-5-1q0-8-4-13-17-4-34 0-4 5-4 13z') +
    shade('M78 24l8-2v38l-5-1q0-8-4-13z'),
};

/** One thick plait over the shoulder. */
export const plait = {
  behind: (c: string) => shape(c, 'M34 44q-6 18-3 34h58q3-16-3-34z'),
  front: (c: string) =>
    both(shape(c, 'M40 46q-7 8-6 20l4 4q2-12 6-22z')) +
    shape(c, 'M86 66q10 0 9 8t-10 9q-7-2-7-9t8-8z') +
    shape(c, 'M86 81q9 1 8 8t-9 8q-7-2-6-8t7-8z') +
    shape(c, 'M85 95q8 1 7 8t-8 7q-6-2-6-8t7-7z') +
    shape('#2f7a78', 'M79 108h11v4H79z') +
    shape(c, 'M80 112h9l3 10H77z'),
  hidesEars: true as const,
};

/** A parting in the middle and two plaits with bows. */
export const bows = {
  behind: (c: string) => shape(c, 'M33 44q-6 18-3 34h60q3-16-3-34z'),
  front: (c: string) =>
    both(
      shape(c, 'M60 28q-28 0-27 30l2 12q6-4 6-14 0-18 19-28z') +
        shape(c, 'M31 70q-8 2-7 9t7 8q7-2 7-8t-7-9z') +
        shape(c, 'M29 85q-7 2-6 8t6 7q7-2 7-8t-7-7z') +
        shape(c, 'M24 104l-3 16h14l-3-16z') +
        shape('#e2452f', 'M28 102q-10-8-14-2t2 10zM28 102q10-8 14-2t-4 9z') +
        shape('#e2452f', discs(3, [28, 103])),
    ),
  hidesEars: true as const,
};

/** Swept back from the temples. */
export const widowsPeak = {
  front: (c: string) =>
    shape(c, 'M33 64q-8-32 8-40 19-9 38 0 16 8 8 40l-5-2q1-14-5-20-8-4-11-2-3 2-6 7-3-5-6-7-3-2-11 2-6 6-5 20z') +
    both(line('M40 46q0-14 10-20', 1.8, '#f4efe4') + line('M36 54q-2-12 2-20', 1.8, '#f4efe4')),
};
