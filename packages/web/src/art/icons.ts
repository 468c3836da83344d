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

const known: Record<string, string> = { ...icons };

/** Fetches what the sets of a game draw beside that; a set whose drawings do not come is shown without them. */
export async function loadIcons(sets: readonly string[]): Promise<void> {
  const own = Object.entries(iconsOfSet).flatMap(([set, load]) => (sets.includes(set) ? [load()] : []));
  for (const fetched of await Promise.allSettled(own))
    if (fetched.status === 'fulfilled') Object.assign(known, fetched.value.icons);
}

/** The drawing of this name, or a plain one while it is not there. */
export const outlineOf = (name: string): string => known[name] ?? icons['poker-hand'];
