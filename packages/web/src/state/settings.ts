import type { Pace } from '@sixgun/protocol';
import { type Language, languages } from '@sixgun/texts';
import * as v from 'valibot';
import { presets } from '../setup/card-options.ts';
import { dicePresets } from '../setup/dice-options.ts';
import { BOT_LEVELS, USUAL_LEVEL } from '../setup/levels.ts';
import { readStored, writeStored } from './browser-storage.ts';
import { Store } from './store.ts';

export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];
export const themes = ['auto', 'light', 'dark'] as const;
/** As the protocol has them, the calmest first. */
export const paces = ['off', 'slow', 'normal', 'quick', 'days'] as const satisfies readonly Pace[];

/** What is explained once: the parts of a seat in either game, then what the first game brings. */
export const LESSONS = ['card', 'dice', 'distance', 'holes', 'shelf'] as const;
export type Lesson = (typeof LESSONS)[number];

const KEY = 'sixgun.settings';
/** Of whoever has not chosen a name. */
export const USUAL_NAME = 'Dusty';
export const USUAL_FACE = 'jesse-jones';

function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = languages.find((language) => wanted.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
}

const MIN_PLAYERS = 3;
const MAX_PLAYERS = 8;

const options = v.record(v.string(), v.union([v.boolean(), v.string()]));
/** A stored value that makes no sense gives way to the usual one; the others stay. */
const or = <const T>(schema: v.GenericSchema<T>, usual: T) => v.optional(v.fallback(schema, usual), usual);

const stored = v.object({
  language: or(v.picklist(languages), preferredLanguage()),
  speed: or(v.picklist(speeds), 'normal'),
  theme: or(v.picklist(themes), 'auto'),
  lessMotion: or(v.boolean(), false),
  muted: or(v.boolean(), false),
  /** 0 to 1. */
  volume: or(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.6),
  /** Says so outside the page when one is asked. */
  notify: or(v.boolean(), false),
  /** Bots say at the table why they attack somebody. */
  botsTalk: or(v.boolean(), true),
  explained: or(v.pipe(v.array(v.picklist(LESSONS)), v.readonly()), []),
  name: or(v.string(), USUAL_NAME),
  /** The portrait on the first page; at the table one looks like one's character. */
  face: or(v.string(), USUAL_FACE),
  /** Names of the people beside oneself at this device, from the second seat on; a bot sits where there is none. */
  guests: or(v.pipe(v.array(v.nullable(v.string())), v.readonly()), []),
  level: or(v.picklist(BOT_LEVELS), USUAL_LEVEL),
  /** Bots that are stronger or weaker than the others, from the second seat on. */
  seatLevels: or(v.pipe(v.array(v.nullable(v.picklist(BOT_LEVELS))), v.readonly()), []),
  /** The odds of the roles are shown where the table allows it. */
  coach: or(v.boolean(), false),
  game: or(v.picklist(['card', 'dice']), 'card'),
  players: or(v.pipe(v.number(), v.integer(), v.minValue(MIN_PLAYERS), v.maxValue(MAX_PLAYERS)), 5),
  preset: or(v.picklist(presets), 'classic'),
  /** Sets of the card game beside the base one. */
  packs: or(v.pipe(v.array(v.string()), v.readonly()), []),
  variants: or(options, {}),
  dicePreset: or(v.picklist(dicePresets), 'classic'),
  /** Modules and readings of the dice game. */
  diceVariants: or(options, {}),
  /** At tables with other people, answers without a choice are given for oneself. */
  autoAnswers: or(v.boolean(), true),
  /** Of tables with other people: the clock, who may come in, and what is allowed there. */
  pace: or(v.picklist(paces), 'normal'),
  listed: or(v.boolean(), false),
  spectators: or(v.boolean(), true),
  openDead: or(v.boolean(), true),
  phrasesOnly: or(v.boolean(), false),
  hints: or(v.boolean(), false),
});

export type Settings = v.InferOutput<typeof stored>;

export const settings = new Store<Settings>(readStored(KEY, stored) ?? v.parse(stored, {}));

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
