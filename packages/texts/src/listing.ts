import type { Language } from './index.ts';

/** What stands before the last of two, and of more; all others are parted by commas. */
const LAST: Readonly<Record<Language, readonly [ofTwo: string, ofMore: string]>> = {
  en: [' and ', ', and '],
  // A line never ends with this word.
  cs: [' a\u00a0', ' a\u00a0'],
  pl: [' i ', ' i '],
};

/** Names as one lists them in a language. Asking the machine for it costs a slow one a frame in the middle of a game. */
export function listed(language: Language, names: readonly string[]): string {
  const [ofTwo, ofMore] = LAST[language];
  if (names.length < 2) return names.join('');
  return names.slice(0, -1).join(', ') + (names.length === 2 ? ofTwo : ofMore) + names.at(-1);
}
