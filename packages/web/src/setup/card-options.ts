import type { MessageKey } from '@sixgun/texts';

/**
 * What the set-up of the card game offers. Written out here, because the first page must not wait for the rules;
 * a test holds it against them.
 */
export const cardPacks = [
  'dodge-city',
  'high-noon',
  'fistful-of-cards',
  'wild-west-show',
  'gold-rush',
  'armed-and-dangerous',
  'great-train-robbery',
  'valley-of-shadows',
] as const;

export interface CardOption {
  name:
    | 'two-characters'
    | 'simplified'
    | 'dynamite-stick'
    | 'shadow-gunslingers'
    | 'shadows-rest'
    | 'classic-printing'
    | 'no-ghost-town'
    | 'bonus-events'
    | 'no-dead-man'
    | 'event-cards'
    | 'last-event'
    | 'international-edition'
    | 'own-station'
    | 'effects-finish'
    | 'order-of-discards'
    | 'copy-covers-checks'
    | 'strict-handcuffs'
    | 'john-pain-both';
  /** Sets without which it would mean nothing. */
  needs: readonly string[];
  /** The option without which it would mean nothing. */
  after?: string;
  /** What it may be, when it is more than on or off; the first one is usual unless it can be left out. */
  choices?: readonly string[];
  /** Usually it is none of its choices. */
  optional?: true;
}

const BOTH_EVENTS = ['high-noon', 'fistful-of-cards'];

const STATIONS = [
  'boom-town',
  'catico',
  'crowns-hole',
  'fort-wroth',
  'yooma',
  'frisco',
  'creepy-creek',
  'san-tafe',
  'miners-oath',
  'virginia-town',
  'deathwood',
  'dodgeville',
  'tombrock',
];

export const cardOptions: readonly CardOption[] = [
  { name: 'two-characters', needs: [] },
  { name: 'simplified', needs: [] },
  { name: 'dynamite-stick', needs: [] },
  { name: 'shadow-gunslingers', needs: [] },
  { name: 'shadows-rest', needs: [], after: 'shadow-gunslingers' },
  { name: 'classic-printing', needs: ['dodge-city'] },
  { name: 'no-ghost-town', needs: ['high-noon'] },
  { name: 'bonus-events', needs: ['high-noon'] },
  { name: 'no-dead-man', needs: ['fistful-of-cards'] },
  { name: 'event-cards', needs: BOTH_EVENTS, choices: ['12', '13', '14', '15'] },
  { name: 'last-event', needs: BOTH_EVENTS, choices: ['high-noon', 'a-fistful-of-cards'] },
  { name: 'own-station', needs: ['great-train-robbery'], choices: STATIONS, optional: true },
  { name: 'international-edition', needs: ['valley-of-shadows'] },
  { name: 'effects-finish', needs: [] },
  { name: 'order-of-discards', needs: [] },
  { name: 'copy-covers-checks', needs: ['dodge-city'] },
  { name: 'strict-handcuffs', needs: ['high-noon'] },
  { name: 'john-pain-both', needs: ['wild-west-show'] },
];

type Variants = Readonly<Record<string, boolean | string>>;

export const optionsWith = (packs: readonly string[], variants: Variants): CardOption[] =>
  cardOptions.filter(
    ({ needs, after }) =>
      needs.every((pack) => packs.includes(pack)) && (after === undefined || variants[after] === true),
  );

/** What of these options counts with these sets: an option is forgotten only when it is switched off. */
export function variantsWith(packs: readonly string[], variants: Variants): Record<string, boolean | string> {
  const counted: Record<string, boolean | string> = {};
  for (const { name, choices } of optionsWith(packs, variants)) {
    const value = variants[name];
    if (choices === undefined ? value === true : choices.includes(String(value))) counted[name] = value;
  }
  return counted;
}

export const presets = ['first-game', 'classic', 'everything', 'custom'] as const;
export type Preset = (typeof presets)[number];

export const presetSets: Readonly<Record<Exclude<Preset, 'custom'>, { packs: readonly string[]; variants: Variants }>> =
  {
    'first-game': { packs: [], variants: { simplified: true } },
    classic: { packs: [], variants: {} },
    everything: { packs: cardPacks, variants: {} },
  };

const sameVariants = (a: Variants, b: Variants): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value);

/** The preset that is just this, else a choice of one's own. */
export const presetOf = (packs: readonly string[], variants: Variants): Preset =>
  presets.find((each) => {
    if (each === 'custom') return false;
    const set = presetSets[each];
    return (
      set.packs.length === packs.length &&
      set.packs.every((pack) => packs.includes(pack)) &&
      sameVariants(set.variants, variants)
    );
  }) ?? 'custom';

export const presetName = (preset: Preset): MessageKey => `ui.preset-${preset}`;
export const presetLine = (preset: Preset): MessageKey => `ui.preset-line-${preset}`;
