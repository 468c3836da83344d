import { both, line, shade, shape } from '../ink.ts';

/** Whiskers and moustache in one, the chin shaven. */
export const mutton = (c: string) =>
  shape(c, 'M34 56q-6 24 4 34 6 5 11-1 5-5 11-5t11 5q5 6 11 1 10-10 4-34-3 14-9 20-8-2-17 2-9-4-17-2-6-6-9-20z') +
  both(line('M40 78q2 6 6 8', 1.6));

export const forked = (c: string) =>
  shape(c, 'M35 62q-3 36 8 46 1 9 7 13 6-6 10-15 4 9 10 15 6-4 7-13 11-10 8-46-3 10-8 14-8-3-17 1-9-4-17-1-5-4-8-14z') +
  line('M53 87q7 3 14 0M60 96v9', 2) +
  shade('M85 62q3 36-8 46-1 9-7 13 6-20 7-45z') +
  line('M48 98l3 8M72 98l-3 8', 1.6);

/** The points stand up on the cheeks. */
export const upswept = (c: string) => both(shape(c, 'M60 79q-9-6-16 0-8 5-12-3-2-6 3-9-6-2-9 6-1 12 12 15 14 1 22-7z'));

/** A broad moustache that hangs to the jaw. */
export const broom = (c: string) =>
  shape(c, 'M38 92q-4-14 10-16 7-1 12 1 5-2 12-1 14 2 10 16-5 0-8-5-7 3-14-2-7 5-14 2-3 5-8 5z') +
  line('M50 80l-2 5M70 80l2 5M60 79v4', 1.4);
