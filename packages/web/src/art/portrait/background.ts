import { disc, discs, shade, tint } from './ink.ts';

const white = (d: string, opacity = 0.2) => tint('#fff', opacity, d);
const wedges = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((a) => {
    const at = (deg: number) =>
      `${Math.round(60 + 99 * Math.cos((deg * Math.PI) / 180))} ${Math.round(62 + 99 * Math.sin((deg * Math.PI) / 180))}`;
    return `M60 62L${at(a)} ${at(a + 22.5)}z`;
  })
  .join('');

export const motifs = {
  halo: white(disc(60, 62, 52)),
  rays: white(wedges),
  sun: white(disc(86, 34, 24), 0.42) + shade('M0 92q30-9 60-2t60-4v34H0z', 0.13),
  mesa: white(disc(24, 28, 13), 0.4) + shade('M0 84h8l4-22h18l3 16 8 6h38l6-8 3-26h20l4 28 8 4v38H0z', 0.15),
  moon:
    white(`${disc(96, 22, 13)}`, 0.7) +
    white(discs(1.4, [14, 18], [26, 40], [10, 62], [108, 52], [72, 10], [36, 12], [102, 78]), 0.8),
  stripes: white('M6 0h12v120H6zM30 0h12v120H30zM54 0h12v120H54zM78 0h12v120H78zM102 0h12v120h-12z', 0.15),
  boards: shade(
    'M0 26h120v3H0zM0 58h120v3H0zM0 90h120v3H0zM22 0h3v26h-3zM92 29h3v29h-3zM16 61h3v29h-3zM100 93h3v27h-3z',
    0.13,
  ),
  graves: white(disc(94, 24, 15), 0.35) + shade('M0 88h6V64q8-12 16 0v24h76V70h-6v-5h6v-8h5v8h6v5h-6v18h17v32H0z', 0.2),
  pines: shade(
    'M0 96l9-22H4l8-18H8l8-22 8 22h-4l8 18h-5l9 22h56l8-18h-4l7-16h-4l8-22 8 22h-4l7 16h-4l6 14 6 2v26H0z',
    0.17,
  ),
  cactus:
    white(disc(30, 30, 16), 0.35) +
    shade('M94 104V56q5-6 10 0v18q5 0 5-6v-8q4-4 7 0v12q0 9-12 9v23zM0 100q60-8 120 0v20H0z', 0.18),
  snow: white(
    discs(2.6, [12, 16], [32, 8], [102, 14], [112, 44], [8, 50], [84, 6], [16, 84], [106, 78], [54, 4]),
    0.85,
  ),
  suits: tint(
    '#fff',
    0.24,
    'M16 14l9 13-9 13-9-13zM104 12l9 13-9 13-9-13zM12 66l9 13-9 13-9-13zM108 66l9 13-9 13-9-13z',
  ),
} as const;

export type Motif = keyof typeof motifs;

export const background = (tone: string, motif: string) => tint(tone, 1, 'M0 0h120v120H0z') + motif;
