import { both, disc, discs, shade, tint } from '../ink.ts';

const white = (d: string, opacity = 0.2) => tint('#fff', opacity, d);

export const windmill = () =>
  shade('M96 120V58h14l6 62z', 0.2) +
  white('M100 58L78 34l6-5 20 25zM106 54L122 26l6 4-18 28zM108 60l16 22-6 5-16-23zM102 62L88 90l-7-4 17-27z', 0.5) +
  shade('M0 104q60-8 120 0v16H0z', 0.14);
export const peaks = () =>
  shade('M0 120V70l22-30 18 26 20-44 24 44 14-22 22 30v46z', 0.16) +
  white('M22 40l8 12-7-2-6 6-4-4zM60 22l11 20-9-4-6 8-7-3zM98 44l8 11-8-2-6 4z', 0.7);
export const lanterns = () =>
  white('M20 0h2v14h-2zM98 0h2v26h-2z', 0.6) +
  tint('#f2b13c', 0.9, `${disc(21, 28, 14)}${disc(99, 40, 14)}`) +
  shade('M11 26h20v4H11zM89 38h20v4H89z', 0.2);
export const timbers = () =>
  shade('M0 0h120v16H0zM6 16h14v104H6zM100 16h14v104h-14zM20 16h16L20 36zM100 16H84l16 20z', 0.26);
export const chapel = () =>
  white('M18 120V60Q18 10 60-8q42 18 42 68v60z', 0.28) +
  tint('#d8a53a', 0.55, 'M60-8q42 18 42 68H60z') +
  tint('#b3402f', 0.45, 'M18 60h42v60H18z') +
  shade('M58-8h4v128h-4zM18 58h84v4H18z', 0.3);
export const bricks = () =>
  shade(
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) => `M0 ${i * 20}h120v2H0z${[0, 1, 2].map((k) => `M${(i % 2) * 22 + k * 44} ${i * 20}h2v20h-2z`).join('')}`,
      )
      .join(''),
    0.2,
  );
export const steam = () =>
  white(discs(17, [8, 24], [28, 10], [96, 12], [114, 32], [62, 2]), 0.45) +
  shade('M0 104h120v4H0zM10 108h6v12h-6zM34 108h6v12h-6zM82 108h6v12h-6zM104 108h6v12h-6z', 0.2);
export const rings = () =>
  [58, 44, 30].map((r, i) => (i % 2 ? shade(disc(60, 56, r), 0.14) : white(disc(60, 56, r), 0.34))).join('');
export const flames = () =>
  tint(
    '#f6c63c',
    0.75,
    'M0 120V54q8 12 12 0 2-18-4-30 18 14 16 34 8-6 6-18 12 14 8 34h44q-4-20 8-34-2 12 6 18-2-20 16-34-6 12-4 30 4 12 12 0v66z',
  );
export const bunting = () =>
  both(tint('#c2402d', 0.85, 'M0 6l20 2-12 16zM44 10l16 0-8 15z') + tint('#fffaf0', 0.85, 'M22 8l20 2-11 16z')) +
  shade('M0 4q60 10 120 0v2q-60 10-120 0z', 0.4);
export const lemons = () =>
  tint('#fff6c0', 0.8, discs(11, [14, 22], [106, 26], [10, 74], [110, 76])) +
  tint('#e0b51a', 0.7, discs(7, [14, 22], [106, 26], [10, 74], [110, 76]));
export const arcade = () =>
  white('M8 120V52q0-22 18-22t18 22v68zM76 120V52q0-22 18-22t18 22v68z', 0.42) + shade('M0 14h120v6H0z', 0.14);
