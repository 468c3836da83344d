import type { GameName } from '@sixgun/engine';
import { type Language, languages } from '@sixgun/texts';
import type { Preset } from '../pages/card-options.ts';
import type { DicePreset } from '../pages/dice-options.ts';
import { readStored, writeStored } from './browser-storage.ts';
import { Store } from './store.ts';

export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Settings {
  language: Language;
  speed: Speed;
  theme: Theme;
  lessMotion: boolean;
  muted: boolean;
  /** 0 to 1. */
  volume: number;
  /** Says so outside the page when one is asked. */
  notify: boolean;
  name: string;
  game: GameName;
  players: number;
  preset: Preset;
  /** Sets of the card game beside the base one. */
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  dicePreset: DicePreset;
  /** Modules and readings of the dice game. */
  diceVariants: Readonly<Record<string, boolean | string>>;
}

const KEY = 'sixgun.settings';

function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = languages.find((language) => wanted.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
}

const defaults: Settings = {
  language: preferredLanguage(),
  speed: 'normal',
  theme: 'auto',
  lessMotion: false,
  muted: false,
  volume: 0.6,
  notify: false,
  name: 'Dusty',
  game: 'card',
  players: 5,
  preset: 'classic',
  packs: [],
  variants: {},
  dicePreset: 'classic',
  diceVariants: {},
};

export const settings = new Store<Settings>({ ...defaults, ...readStored<Settings>(KEY) });

export function change(part: Partial<Settings>): void {
  settings.set(part);
  writeStored(KEY, settings.get());
}

/** Puts the chosen light where the style sheets look for it. */
export function applyTheme(): void {
  const { theme } = settings.get();
  const dim = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dim ? 'dark' : 'light';
}

export function wantsLessMotion(): boolean {
  return settings.get().lessMotion || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
