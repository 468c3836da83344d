import { both, disc, discs, INK, line, shade, shape, thin, tint } from './ink.ts';

export const neckwear = {
  scarf: (c) =>
    shape(c, 'M37 88q23 15 46 0l4 10q-27 18-54 0z') +
    shape(c, 'M68 101l12 16-7 2-12-14z') +
    shape(c, 'M62 101l3 18-9 1 1-18z') +
    shade('M83 88l4 10q-10 7-22 9 10-6 18-19z'),
  bandana: (c) =>
    shape(c, 'M36 88q24 14 48 0l5 6q-14 10-29 26-15-16-29-26z') +
    line('M40 94q20 10 40 0', 1.8) +
    shade('M84 88l5 6q-14 10-29 26 16-16 24-32z'),
  bow: (c) => both(shape(c, 'M58 102l-14-7q-3 7 0 15z')) + shape(c, 'M56 99h8v8h-8z'),
  ribbon: (c) =>
    both(shape(c, 'M58 100q-10-12-18-6-2 8 4 12 8 0 14-6z') + shape(c, 'M57 104l-10 15 8 2 5-14z')) +
    shape(c, disc(60, 102, 4.5)),
  cravat: (c) =>
    shape(c, 'M47 91q13 9 26 0l2 7-9 6 4 17H50l4-17-9-6z') +
    shade('M62 104l4 17h4l-4-17z') +
    thin('#f0cf8a', 1.4, disc(60, 106, 2.4)),
  tie: (c) => shape(c, 'M55 97h10l-2 7 5 17H52l5-17z'),
  bolo: (c) => line('M50 95l10 10 10-10M59 108l-3 13M61 108l3 13', 2.4) + shape(c, disc(60, 106, 4)),
  choker: (c) => shape(c, 'M48 92q12 8 24 0v5q-12 8-24 0z') + thin('#f0cf8a', 1.4, disc(60, 99, 2.8)),
  beads: (c) =>
    thin(c, 1.6, discs(2.8, [45, 96], [48, 102], [54, 106], [60, 107.5], [66, 106], [72, 102], [75, 96])) +
    shape('#fffaf0', 'M57 110h6l-3 9z'),
  mask: (c) =>
    shape(c, 'M34 71q26-7 52 0 2 12-4 21-8 16-22 29-14-13-22-29-6-9-4-21z') +
    line('M36 77q24-7 48 0M50 92q10 8 20 0', 1.8) +
    shade('M86 71q2 12-4 21-8 16-22 29 16-26 12-56z') +
    tint('#fff', 0.75, discs(1.7, [46, 82], [60, 84], [74, 82], [53, 89], [67, 89], [60, 98], [60, 110])),
  cord: () => line('M37 78q6 26 23 30 17-4 23-30', 2) + shape('#e0b34a', disc(60, 108, 3)),
  collar: (c) => both(shape(c, 'M47 90l-6 4 6 10 13-5z')) + shape(INK, 'M56 100h8v5h-8z'),
} satisfies Record<string, (colour: string) => string>;

export type Neckwear = keyof typeof neckwear;
