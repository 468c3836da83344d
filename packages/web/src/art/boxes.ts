import { pageEmblems } from './emblems.ts';
import { icons as own } from './icons/pages.ts';
import { icons } from './icons.ts';

// Whoever draws a box needs its emblem, also without the set itself.
Object.assign(icons, own);

/** What a pack looks like wherever it stands: its colour and its emblem. */
export interface BoxLook {
  colour: string;
  emblem: string;
}

const colours = {
  base: '#9b2d1f',
  'dodge-city': '#2f6b40',
  'high-noon': '#9c6a12',
  'fistful-of-cards': '#2c577f',
  'wild-west-show': '#54376b',
  'gold-rush': '#7d6410',
  'armed-and-dangerous': '#3a3d42',
  'great-train-robbery': '#4a5a68',
  'valley-of-shadows': '#463c56',
  dice: '#9b2d1f',
  'old-saloon': '#7a4a1c',
  'saloon-dice': '#9c6a12',
  'chief-arrow': '#4a5a68',
  'special-roles': '#54376b',
  'new-characters': '#84351f',
  ghost: '#3a4a50',
} as const;

export type BoxName = keyof typeof colours;

const emblemFor: Readonly<Record<string, string>> = { ...pageEmblems, dice: 'rolling-dices', 'old-saloon': 'saloon' };

export const boxLook = (name: BoxName): BoxLook => ({ colour: colours[name], emblem: emblemFor[name] });
