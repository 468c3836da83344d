import type { MessageKey, Texts } from '@sixgun/texts';

/** What can be said with one tap. A phrase travels as its number, so that everybody reads it in his own language. */
const PHRASES = [
  'phrase.lets-go',
  'phrase.moment',
  'phrase.who-else',
  'phrase.welcome',
  'phrase.you-again',
  'phrase.loaded',
  'phrase.nice-shot',
  'phrase.not-me',
  'phrase.aiming',
  'phrase.for-sheriff',
  'phrase.i-bet',
] as const satisfies readonly MessageKey[];

export const LOBBY_PHRASES = [0, 1, 2, 3, 4, 5] as const;
export const TABLE_PHRASES = [6, 7, 8, 9, 10] as const;

export const phraseOf = (texts: Texts, phrase: number | undefined): string => {
  const key = PHRASES[phrase ?? -1];
  return key === undefined ? '…' : texts.t(key);
};
