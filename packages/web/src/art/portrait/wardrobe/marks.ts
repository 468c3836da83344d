import { both, cord, disc, discs, glass, INK, line, shape, thin, tint } from '../ink.ts';

const gold = '#e0b34a';
const steel = '#c3cace';

export const pickaxe = {
  behind:
    cord('#a9763f', 3.4, 'M18 118L98 10') + shape('#9aa3a8', 'M70 6q24-6 42 10 8 10 6 26-10-16-22-24-12-6-26-12z'),
};
export const parasol = {
  behind:
    shape('#f6efe0', 'M-4 62Q2 4 60-2q58 6 64 64-8-9-16-1-8-10-18-2H30q-10-8-18 2-8-8-16 1z') +
    tint(
      '#8a6aa8',
      0.75,
      'M-4 62Q2 4 60-2 34 20 30 60q-10-8-18 2-8-8-16 0zM124 62Q118 4 60-2q26 22 30 62 10-8 18 2 8-8 16 0z',
    ) +
    line('M60-2Q34 20 30 60M60-2q26 22 30 62', 2),
};
export const shears = {
  behind:
    cord('#8a2f2a', 3, disc(96, 92, 7) + disc(113, 88, 7)) +
    shape(steel, 'M98 86L88 26q10 4 12 14l6 46z') +
    shape(steel, 'M110 82l8-58q-10 6-11 15l-7 46z') +
    thin(INK, 1.4, disc(104, 72, 2)),
};
export const horns = {
  behind: both(shape('#f6ecd4', 'M42 34Q12 36 2 2q-4 42 36 46z') + line('M10 22q2 8 8 14', 1.6)),
};

export const handbell = {
  onBody:
    shape('#5b3216', 'M93 78h7v14h-7z') +
    shape(gold, 'M88 92q8-5 17 0 0 12 7 18-15 6-31 0 7-6 7-18z') +
    line('M91 96q0 8-2 12', 2, '#fff6d8') +
    shape(gold, disc(96.5, 114, 3)),
};
export const foldingFan = {
  onBody:
    shape('#f6efe0', 'M98 120L70 92q22-18 48 2z') +
    shape('#c2402d', 'M92 114L78 100q16-12 34 0l-6 14q-7-6-14 0z') +
    line('M98 120L76 90M98 120l-9-34M98 120l4-35M98 120l15-30', 1.6),
};
export const crossBelts = {
  onBody: both(
    shape('#5b3a22', 'M22 96l8-6 42 26-4 8z') +
      thin(gold, 1.4, 'M30 92l5 3-4 9-5-3zM40 98l5 3-4 9-5-3zM50 104l5 3-4 9-5-3z'),
  ),
};
export const gloves = {
  onBody: both(
    shape('#f4ead2', 'M20 112l24 3-3 10H20z') +
      shape('#b3302b', 'M15 106q-5-22 13-25 20-1 21 14 1 8-4 11 0 8-9 9-16 2-21-9z') +
      line('M24 92q8-6 16-1M49 95q-9-2-12 4 0 6 8 7', 2) +
      tint('#fff', 0.35, disc(25, 88, 3.2)),
  ),
};
export const lemonade = {
  onBody:
    glass('#f6e27a', 0.95, 'M82 90h26l-4 32H86z') +
    shape('#fffaf0', 'M82 90h26l-1 7H83z') +
    line('M98 92l8-20', 4.6) +
    line('M98 92l8-20', 2.2, '#c2402d') +
    shape('#f2c81e', disc(83, 88, 8)) +
    tint('#fdf3b0', 1, disc(83, 88, 5)) +
    line('M83 83v10M78 88h10', 1.4, '#d9a91a'),
};
export const drumstick = {
  onBody:
    shape('#fffaf0', 'M84 120l-5-6q-6 1-5-5 4-5 7 0l8 6z') +
    shape('#a85a26', 'M84 112q-2-20 14-26 16 0 14 14-4 16-24 18z') +
    tint('#fff', 0.3, disc(100, 95, 3.4)),
};
export const napkin = {
  onBody: shape('#fffaf0', 'M44 92q16 12 32 0l10 31H34z') + line('M52 102l-6 18M68 102l6 18', 1.6, '#b9a894'),
};
export const chevrons = {
  onBody: cord(gold, 2.6, 'M84 121l10-7 10 7M84 114l10-7 10 7M84 107l10-7 10 7'),
};
export const clubPin = {
  onBody: thin(gold, 1.8, `${discs(4, [86, 104], [82, 110], [90, 110])}M85 109h2l2 10h-6z`),
};

export const blackEye = { onFace: tint('#5a3a72', 0.55, disc(71, 64, 9)) };
export const brokenNose = { onFace: line('M54 69l12 3', 2, '#8e2b1e') };
export const duelScars = { onFace: line('M42 70l8 10M39 76l7 8', 2, '#a04a3a') };

export const monocle = {
  worn:
    glass('#eaf6f8', 0.35, disc(71, 64, 9.5)) +
    cord(gold, 1.8, disc(71, 64, 9.5)) +
    line('M79 70q8 14 4 32', 1.6, '#a9823a'),
};
export const darkGlasses = {
  worn:
    shape('#17141a', disc(48, 64, 9) + disc(72, 64, 9)) +
    line('M57 62q3-2 6 0M39 61l-6-3M81 61l6-3', 2.4) +
    both(line('M43 61q2-3 5-3', 2.2, '#cfe0e6')),
};
export const drivingGoggles = {
  worn:
    shape('#5b3a22', 'M33 57q27-4 54 0v10q-27-5-54 0z') +
    shape('#c8963e', disc(47, 63, 11.5) + disc(73, 63, 11.5)) +
    shape('#bfe0e4', disc(47, 63, 8) + disc(73, 63, 8)) +
    tint(INK, 1, disc(48, 64, 2.8) + disc(72, 64, 2.8)) +
    both(line('M42 60q2-4 5-4', 2.2, '#fff')),
};
export const goldTooth = { above: thin(gold, 1.2, 'M54 84h5v5q-3 2-5 0z') };
export const match = {
  above: line('M64 87l20 6', 4.4) + line('M64 87l20 6', 2, '#e9d3a0') + shape('#c2402d', disc(85, 93, 2.6)),
};
export const loneStar = {
  above: shape('#f4ead2', 'M60 14l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z'),
};
export const eagleFeather = {
  above:
    shape('#fbf6e8', 'M82 40Q80 8 104-6q10 24-16 48z') +
    line('M84 40q4-24 18-40', 1.6) +
    shape('#5b3a22', 'M95 2q6-6 9-8 4 10 1 18z'),
};
export const comb = {
  above:
    shape(gold, 'M42 14q2-14 18-14t18 14q-18-7-36 0z') +
    line('M50 11v-5M56 9V3M64 9V3M70 11v-5', 1.4) +
    thin('#c2402d', 1.6, disc(60, 4, 3.4)),
};
export const flowerCrown = {
  above:
    shape('#4f7a45', 'M28 40q-4-10 6-10 2 8-6 10zM92 40q4-10-6-10-2 8 6 10zM50 18q2-10 8-8 0 8-8 8z') +
    shape('#e2452f', discs(7, [38, 30], [82, 30])) +
    shape('#f0c02c', discs(7, [49, 22], [71, 22])) +
    shape('#d8519a', disc(60, 19, 8.5)) +
    thin('#fffaf0', 1.2, discs(2.6, [38, 30], [49, 22], [60, 19], [71, 22], [82, 30])),
};
/** Three dark petals, like a club. */
export const blackFlower = {
  above:
    shape('#4f7a45', 'M92 40q10-6 14 4-10 4-14-4z') +
    shape('#2b2233', discs(7.5, [84, 26], [76, 38], [92, 38])) +
    thin('#b58ad6', 1.6, disc(84, 35, 4)),
};
export const egret = {
  above: shape('#f2a7bd', 'M86 30Q82 4 102 2q14 8 10 22-8 14-22 10z') + line('M88 28q6-16 16-20', 1.6),
};
export const hoops = { above: both(cord(gold, 2.8, disc(33, 84, 7))) };
export const drops = { above: both(line('M35 74v6', 1.8) + thin('#3fa08a', 1.8, 'M35 79q-6 9 0 12 6-3 0-12z')) };
