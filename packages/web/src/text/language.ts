import type { TableInfo } from '@sixgun/protocol';
import { type Language, loadTexts, type Texts } from '@sixgun/texts';
import { change } from '../state/settings.ts';
import { Store, useStore } from '../state/store.ts';

let current: Store<{ texts: Texts }> | null = null;
/** Sets whose cards can be spoken of. */
const known = new Set<string>();

let learning: Promise<void> = Promise.resolve();

/** The sets of a game by the names their texts go by. */
export const setsOf = ({ game, packs }: Pick<TableInfo, 'game' | 'packs'>): readonly string[] =>
  game === 'dice' ? packs.map((pack) => `dice-${pack}`) : packs;

/** All there is of the dice game. */
export const DICE_SETS = setsOf({ game: 'dice', packs: ['base', 'old-saloon'] });

/** Fetches the words of these sets, unless they are here or on their way already. */
export function learn(sets: readonly string[]): Promise<void> {
  const before = known.size;
  for (const set of sets) known.add(set);
  if (known.size > before) learning = learning.then(() => speak(store().get().texts.language));
  return learning;
}

export async function speak(language: Language): Promise<void> {
  const texts = await loadTexts(language, [...known]);
  document.documentElement.lang = language;
  if (current === null) current = new Store({ texts });
  else current.set({ texts });
}

export async function switchLanguage(language: Language): Promise<void> {
  await speak(language);
  change({ language });
}

function store(): Store<{ texts: Texts }> {
  if (current === null) throw new Error('No language has been loaded.');
  return current;
}

export function useTexts(): Texts {
  return useStore(store()).texts;
}
