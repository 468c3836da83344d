import { icons } from './icons/core.ts';

type Outlines = Readonly<Record<string, string>>;

/** What every table needs; known at once. */
export const coreIcons: Outlines = icons;

/** What only a game with that set needs. */
export const iconsOfSet = {
  'dodge-city': () => import('./icons/dodge-city.ts'),
  'high-noon': () => import('./icons/high-noon.ts'),
  'fistful-of-cards': () => import('./icons/fistful-of-cards.ts'),
  'wild-west-show': () => import('./icons/wild-west-show.ts'),
  'old-saloon': () => import('./icons/old-saloon.ts'),
} satisfies Record<string, () => Promise<{ icons: Outlines }>>;

/** An outline on its grid of 512, in the colour of the text around it. */
export const iconSvg = (outline: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" fill="currentColor"><path d="${outline}"/></svg>`;
