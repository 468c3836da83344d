import type { TableInfo } from '@sixgun/protocol';
import { portraits } from './characters.ts';
import { icons } from './icons.ts';
import type { Portrait } from './portrait/portrait.ts';
import { setEmblems } from './set-emblems.ts';

interface SetArt {
  icons: Readonly<Record<string, string>>;
  /** Which drawing stands for what, where the first page does not need to know it. */
  emblems?: Readonly<Record<string, string>>;
  cast?: Readonly<Record<string, Portrait>>;
}

/** What only a game with that set, or that variant, needs. */
export const artOfSet = {
  'dodge-city': () => import('./icons/dodge-city.ts'),
  'high-noon': () => import('./icons/high-noon.ts'),
  'fistful-of-cards': () => import('./icons/fistful-of-cards.ts'),
  'wild-west-show': () => import('./icons/wild-west-show.ts'),
  'gold-rush': () => import('./sets/gold-rush.ts'),
  'armed-and-dangerous': () => import('./sets/armed-and-dangerous.ts'),
  'great-train-robbery': () => import('./sets/great-train-robbery.ts'),
  'valley-of-shadows': () => import('./sets/valley-of-shadows.ts'),
  'shadow-gunslingers': () => import('./sets/shadow-gunslingers.ts'),
  'old-saloon': () => import('./icons/old-saloon.ts'),
} satisfies Record<string, () => Promise<SetArt>>;

/** Fetches what the sets and variants of a game draw; one whose drawings do not come is shown without them. */
export async function loadArt({ packs, variants }: Pick<TableInfo, 'packs' | 'variants'>): Promise<void> {
  const own = Object.entries<() => Promise<SetArt>>(artOfSet).flatMap(([set, load]) =>
    packs.includes(set) || variants[set] ? [load()] : [],
  );
  for (const fetched of await Promise.allSettled(own)) {
    if (fetched.status === 'rejected') continue;
    const art = fetched.value;
    Object.assign(icons, art.icons);
    for (const [id, name] of Object.entries(art.emblems ?? {})) setEmblems.set(id, name);
    for (const [id, portrait] of Object.entries(art.cast ?? {})) portraits.set(id, portrait);
  }
}
