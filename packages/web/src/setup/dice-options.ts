/** What the set-up of the dice game offers; a test holds it against the rules. */
export const diceModules = ['saloon-dice', 'chief-arrow', 'special-roles', 'new-characters', 'ghost'] as const;
export const diceReadings = ['gatling-hits-first', 'shortest-way', 'nobody-left-draws', 'apache-takes-both'] as const;
export type DiceVariant = (typeof diceModules | typeof diceReadings)[number];

type Variants = Readonly<Record<string, boolean | string>>;

/** Modules without which a reading would mean nothing. */
const NEEDED: Readonly<Partial<Record<DiceVariant, readonly DiceVariant[]>>> = {
  'apache-takes-both': ['chief-arrow', 'new-characters'],
};

/** A module that takes more players than the smallest game has. */
export const playersNeeded: Readonly<Partial<Record<DiceVariant, number>>> = { 'special-roles': 4, ghost: 5 };

export const isOn = (variants: Variants, name: DiceVariant): boolean => (variants[name] ?? false) !== false;

export const readingsWith = (variants: Variants): DiceVariant[] =>
  diceReadings.filter((name) => (NEEDED[name] ?? []).every((module) => isOn(variants, module)));

export const saloonNeeded = (variants: Variants): boolean => diceModules.some((module) => isOn(variants, module));

/** What of these options counts: one is forgotten only when it is switched off. */
export function diceVariantsWith(variants: Variants): Record<string, boolean | string> {
  const counted = [...diceModules, ...readingsWith(variants)].filter((name) => isOn(variants, name));
  return Object.fromEntries(counted.map((name) => [name, variants[name]]));
}

export const dicePresets = ['classic', 'everything', 'custom'] as const;
export type DicePreset = (typeof dicePresets)[number];

export const presetVariants: Readonly<Record<Exclude<DicePreset, 'custom'>, Variants>> = {
  classic: {},
  everything: Object.fromEntries(diceModules.map((module) => [module, true])),
};
